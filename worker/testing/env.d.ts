declare namespace Cloudflare {
  interface Env {
    TEST_CATALOGUE: string[];
    TEST_BLOG: string[];
    TEST_LIBRARY: string[];
  }
}
