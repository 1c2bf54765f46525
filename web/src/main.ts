import { mount } from "svelte";
import App from "./App.svelte";
import "./look/theme.css";
import { reader } from "./lobby/reader.svelte";

reader.dress();
mount(App, { target: document.getElementById("app")! });
