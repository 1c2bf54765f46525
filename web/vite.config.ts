/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// Words of the games lie beside their rules, so the files above this folder are read too.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: loadEnv(mode, ".", "COURTYARD_")["COURTYARD_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  // Vitest only (its mode is "test"): Svelte as in a browser, where runes react. A build reads neither.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./src/testing/browser.ts",
    setupFiles: ["./src/testing/setup.ts"],
    // A thread for each file would take longer than all tests together; setup.ts keeps them apart.
    pool: "threads",
    isolate: false,
    // On a busy machine the first import of a drawing takes long; only a test that hangs ends this way.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
