/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
// @ts-expect-error Only the build runs in Node, and its types are not installed for that.
import { createHash } from "node:crypto";
// @ts-expect-error As above.
import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error As above.
import { brotliCompressSync } from "node:zlib";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The service worker beside the pages; what it keeps is named after this very build. */
function worker(): Plugin {
  return {
    name: "courtyard-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("worker.js", import.meta.url), "utf8").replace("BUILD", build);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Scripts and styles packed beside themselves: what a browser loads is a fifth smaller than with gzip. */
function packed(): Plugin {
  return {
    name: "courtyard-packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file))) {
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
      }
    },
  };
}

// Words of the games lie beside their rules, so the files above this folder are read too.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker(), packed()],
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
