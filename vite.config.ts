import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { preval } from "./scripts/lib/preval";

/** The fake of Stripe that `npm run dev` starts; never part of a build. */
const fakeStripe = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith("STRIPE_")),
  ) as Record<string, string>;

/** Modules that make schemas bring zod, which only pages with a form to check may load. */
const isNoSchema = (id: string) => !/[\\/](?:schema|text-input|validate-[\w-]+)\.ts$/.test(id);

const SMALL_PARTS = new RegExp(
  `[\\\\/](?:${[
    "disclosure",
    "document-path",
    "feedback-fields",
    "gift-skeletons",
    "limits",
    "route-modules",
    "season",
    "seo",
    "skeleton",
    "structured-data",
    "use-debounced-callback",
    "use-premium-open",
    "use-submit-queue",
  ].join("|")})\\.tsx?$`,
);

/** What shows gifts, on the pages that do. */
const CARDS = /[\\/]features[\\/](?:gift-card|themes|share)[\\/]|catalogue[\\/]stores\.ts$/;

/**
 * Few chunks: a request costs more than the bytes that a page doesn't use. By default a module that
 * two pages share gets a chunk of its own, which made 60 scripts for the home page. A group by share
 * count holds what its modules import, so no two chunks import each other.
 */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next)[\\/]/,
      priority: 5,
    },
    // Before the schemas, which would take along what both import.
    { name: "forms", test: /node_modules[\\/]@conform-to[\\/](?!zod)/, priority: 4 },
    { name: "schemas", test: /node_modules[\\/](?:zod|@conform-to)[\\/]/, priority: 3 },
    // Of a few lines each, and on every page.
    { name: "page", test: SMALL_PARTS, priority: 2 },
    { name: "cards", test: CARDS, minShareCount: 2, priority: 2 },
    { name: "common", test: isNoSchema, minShareCount: 12, priority: 1 },
    { name: "shared", test: isNoSchema, minShareCount: 4 },
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
    preval(),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  environments: {
    // A quarter of the upload.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // These modules only say what is: one of which a page uses nothing is left out.
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/](?:shared|worker[\\/]domain)[\\/]/, sideEffects: false },
            ],
          },
          output: { chunkFileNames, codeSplitting },
        },
      },
    },
  },
  // Found at once, or the first visits in development reload while packages are bundled.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
}));
