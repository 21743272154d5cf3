import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The fake of Stripe that `npm run dev` starts; never part of a build. */
const fakeStripe = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith("STRIPE_")),
  ) as Record<string, string>;

/**
 * Few chunks: a request costs more than the bytes that a page doesn't use. By default a module that
 * two pages share gets a chunk of its own, which made 60 scripts for the home page. A group by share
 * count holds what its modules import, so no two chunks import each other.
 */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
      priority: 3,
    },
    { name: "forms", test: /node_modules[\\/](?:zod|@conform-to)[\\/]/, priority: 2 },
    { name: "common", minShareCount: 12, priority: 1 },
    { name: "shared", minShareCount: 4 },
  ],
};

/** Without the names of the pages that share a chunk, which the manifest would repeat. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].js`;

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
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting } } } },
  },
  // Found at once, or the first visits in development reload while packages are bundled.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
}));
