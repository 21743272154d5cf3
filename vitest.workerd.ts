/** A vitest project that runs inside workerd with a database that holds the whole catalogue. */
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { readBlog } from "./scripts/lib/blog-files";
import { readCatalogue } from "./scripts/lib/catalogue-files";
import { vocabularyLabel } from "./scripts/lib/labels";
import { readLibrary } from "./scripts/lib/library-files";
import { blogStatements } from "./worker/domain/blog/load";
import { catalogueStatements } from "./worker/domain/catalogue/load";
import { answerMailCall, MAIL_HOST } from "./worker/testing/fakes/mail";
import { answerModelCall } from "./worker/testing/fakes/model";
import { answerOAuthCall, OAUTH_HOST } from "./worker/testing/fakes/oauth";
import { answerStripeCall, STRIPE_HOST } from "./worker/testing/fakes/stripe/api";
import { answerTurnstileCall, TURNSTILE_HOST } from "./worker/testing/fakes/turnstile";
import {
  DATABASE_HOST,
  FILES_HOST,
  seedDatabase,
  workerDatabase,
} from "./worker/testing/seeded-database";

type Answer = (request: Request) => Response | Promise<Response>;

const fakes: Record<string, Answer> = {
  [MAIL_HOST]: answerMailCall,
  [OAUTH_HOST]: answerOAuthCall,
  [STRIPE_HOST]: answerStripeCall,
  [TURNSTILE_HOST]: answerTurnstileCall,
};

const catalogue = catalogueStatements(readCatalogue(), vocabularyLabel);
const blog = blogStatements(readBlog().articles);
const library = readLibrary().statements;
const files: Record<string, readonly string[]> = { catalogue, blog, library };
const migrations = await readD1Migrations("./migrations");
const seed = seedDatabase([
  ...migrations.flatMap(({ queries }) => queries),
  ...catalogue,
  ...blog,
  ...library,
]);

/**
 * What each test worker gets of its own: bindings, and a database that starts as a copy of the
 * seeded one.
 */
function newWorker(bindings: object) {
  const { id, copySeed } = workerDatabase(seed);
  const answers: Record<string, Answer> = {
    ...fakes,
    [DATABASE_HOST]: copySeed,
    // Asked for by the few tests that load them: as bindings every worker would be sent 33 MB.
    [FILES_HOST]: ({ url }) => Response.json(files[new URL(url).pathname.slice(1)]),
  };
  return {
    bindings: {
      ENVIRONMENT: "test",
      PASSWORD_COST: "8",
      ...bindings,
    },
    d1Databases: { DB: id },
    // Nothing leaves the machine: every outside call ends at the fake providers.
    outboundService: (request: Request) =>
      (answers[new URL(request.url).hostname] ?? answerModelCall)(request),
  };
}

/**
 * The project called `name`, made of the files that `include` matches, around the Worker in `main`.
 */
export const workerdProject = (
  name: string,
  include: string,
  { main = "./worker/testing/worker.ts", bindings = {} }: { main?: string; bindings?: object } = {},
) => ({
  resolve: { tsconfigPaths: true },
  plugins: [
    cloudflareTest(() => ({
      main,
      wrangler: { configPath: "./wrangler.toml" },
      remoteBindings: false,
      miniflare: newWorker(bindings),
    })),
  ],
  test: {
    name,
    include: [include],
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    setupFiles: ["./worker/testing/setup.ts"],
    // Hundreds of files otherwise, each loaded for itself.
    deps: { optimizer: { ssr: { enabled: true, include: ["stripe"] } } },
  },
});
