import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { coastlines } from "./coastlines/plugin";

// The built client lies inside the Python package, so that the wheel and `meadhall serve` have it.
export default defineConfig({
  plugins: [svelte(), coastlines()],
  build: { outDir: "../src/meadhall/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    proxy: { "/api": { target: process.env.MEADHALL ?? "http://127.0.0.1:8000", ws: true, changeOrigin: false } },
  },
});
