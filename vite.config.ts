import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The fake of Stripe that `npm run dev` starts; never part of a build. */
const fakeStripe = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith("STRIPE_")),
  ) as Record<string, string>;

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      ...(command === "serve" && {
        config: ({ vars }) => ({ vars: { ...vars, ...fakeStripe() } }),
      }),
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
}));
