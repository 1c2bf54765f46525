// The guest at this screen: name, language, and the light or dark theme.

import { server } from "../server/call";
import type { Me } from "../server/types";
import { isLanguage, speech, type Language } from "../words/speech.svelte";
import { keep, kept } from "./kept";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Colours of the pieces: as they are printed, or such as a colour-blind reader can tell apart. */
export const PALETTES = ["standard", "blind"] as const;
export type Palette = (typeof PALETTES)[number];

const THEME = "theme";
const COLOURS = "colours";
const LANGUAGE = "language";

class Reader {
  me = $state.raw<Me | null>(null);
  theme = $state<Theme>(THEMES.find((theme) => theme === kept(THEME)) ?? "system");
  palette = $state<Palette>(PALETTES.find((palette) => palette === kept(COLOURS)) ?? "standard");

  /** Speak at once, in the language that was used last here or that the browser asks for. */
  async arrive(): Promise<void> {
    const likely = [kept(LANGUAGE), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage);
    await speech.turn(likely ?? "en");
    this.me = await server.me();
    if (isLanguage(this.me.language) && this.me.language !== speech.language) await speech.turn(this.me.language);
  }

  async speak(language: Language): Promise<void> {
    await speech.turn(language);
    keep(LANGUAGE, language);
    this.me = await server.change({ language });
  }

  async rename(name: string): Promise<void> {
    this.me = await server.change({ name });
  }

  async share(isShared: boolean): Promise<void> {
    this.me = await server.change({ shares_games: isShared });
  }

  async recover(code: string): Promise<void> {
    this.me = await server.recover(code);
    if (isLanguage(this.me.language)) await speech.turn(this.me.language);
  }

  wear(theme: Theme): void {
    this.theme = theme;
    keep(THEME, theme);
    this.dress();
  }

  paint(palette: Palette): void {
    this.palette = palette;
    keep(COLOURS, palette);
    this.dress();
  }

  dress(): void {
    if (this.palette === "standard") delete document.documentElement.dataset.colours;
    else document.documentElement.dataset.colours = this.palette;
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const reader = new Reader();
