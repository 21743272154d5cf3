/** A vitest project that runs inside workerd with a database that holds the whole catalogue. */
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { readBlog } from "./scripts/lib/blog-files";
import { readCatalogue } from "./scripts/lib/catalogue-files";
import { vocabularyLabel } from "./scripts/lib/labels";
import { readLibrary } from "./scripts/lib/library-files";
import { blogStatements } from "./worker/domain/blog/load";
import { catalogueStatements } from "./worker/domain/catalogue/load";
import { answerStripeCall, STRIPE_HOST } from "./worker/testing/fake-stripe/api";
import { answerMailCall, MAIL_HOST } from "./worker/testing/mail-stand-in";
import { answerModelCall } from "./worker/testing/model-stand-in";
import { answerOAuthCall, OAUTH_HOST } from "./worker/testing/oauth-stand-in";

const standIns: Record<string, (request: Request) => Promise<Response>> = {
  [MAIL_HOST]: answerMailCall,
  [OAUTH_HOST]: answerOAuthCall,
  [STRIPE_HOST]: answerStripeCall,
};

const worker = {
  bindings: {
    ENVIRONMENT: "test",
    TEST_MIGRATIONS: await readD1Migrations("./migrations"),
    TEST_CATALOGUE: catalogueStatements(readCatalogue(), vocabularyLabel),
    TEST_BLOG: blogStatements(readBlog().articles),
    TEST_LIBRARY: readLibrary().statements,
  },
  // Nothing leaves the machine: every outside call ends at the providers' stand-in.
  outboundService: (request: Request) =>
    (standIns[new URL(request.url).hostname] ?? answerModelCall)(request),
};

/** The project called `name`, made of the files that `include` matches. */
export const workerdProject = (name: string, include: string) => ({
  resolve: { tsconfigPaths: true },
  plugins: [
    cloudflareTest({
      main: "./worker/testing/worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      remoteBindings: false,
      miniflare: worker,
    }),
  ],
  test: {
    name,
    include: [include],
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    maxWorkers: 1,
    setupFiles: ["./worker/testing/setup.ts"],
    // Hundreds of files otherwise, each loaded for itself.
    deps: { optimizer: { ssr: { enabled: true, include: ["stripe"] } } },
  },
});
