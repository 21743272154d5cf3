declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_CATALOGUE: string[];
    TEST_BLOG: string[];
    TEST_LIBRARY: string[];
  }
}
