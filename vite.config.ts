import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Without an account the AI binding would stop dev, preview and tests at start.
      remoteBindings: process.env.CF_REMOTE === "1",
      inspectorPort: false,
      persistState: process.env.STATE_DIR ? { path: process.env.STATE_DIR } : true,
    }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // Found at once, or the first visits in development reload while packages are bundled.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
