import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/theme.css";
import { habits } from "./lobby/habits.svelte";
import { kept } from "./lobby/kept";
import { reader } from "./lobby/reader.svelte";

/** Nothing moves because letters come late: what is drawn is measured with the fonts it is drawn with. */
const FONTS = ['700 16px "Source Serif 4"', '400 14px "Source Sans 3"'];
const LONGEST_WAIT = 1_500;

async function begin(): Promise<void> {
  reader.dress();
  habits.dress();
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font)));
  await Promise.race([loaded, new Promise((go) => setTimeout(go, LONGEST_WAIT))]).catch(() => {});
  mount(App, { target: document.getElementById("app")! });
}

void begin();

/** The app can be installed, and opens where the server cannot be reached; only where pages come encrypted, or from this machine. */
if ("serviceWorker" in navigator && kept("worker") !== "off" && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
