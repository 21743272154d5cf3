import { describe, expect, test } from "vitest";
import type { ModelRequest } from "../domain/recommendations/ports";
import { runByBinding, workersAiSource } from "./workers-ai";

const request: ModelRequest = {
  system: "s",
  user: "{}",
  schema: {},
  maxTokens: 10,
  premium: false,
};
const models = { model: "@cf/zai-org/glm-4.7-flash", premiumModel: "@cf/qwen/qwen3-30b-a3b-fp8" };

type Run = (model: string, input: object, options: { signal?: AbortSignal }) => Promise<unknown>;
const source = (run: Run) => workersAiSource(runByBinding({ run } as unknown as Ai), models);
const ask = (run: Run, premium = false) =>
  source(run).complete({ ...request, premium }, AbortSignal.timeout(1_000));

test("asks the binding and counts neurons, for either shape of answer", async () => {
  const usage = { prompt_tokens: 1_000, completion_tokens: 200 };
  const newer = await ask(async () => ({ choices: [{ message: { content: "hello" } }], usage }));
  expect(newer).toEqual({ text: "hello", neurons: 13 });
  const older = await ask(async () => ({ response: { picks: [] }, usage }));
  expect(older.text).toBe('{"picks":[]}');
});

test("premium accounts get the larger model, nobody gets thinking", async () => {
  const asked: [string, object][] = [];
  await ask(async (model, input) => {
    asked.push([model, input]);
    return { response: "hello" };
  }, true);
  expect(asked[0]?.[0]).toBe(models.premiumModel);
  expect(asked[0]?.[1]).toMatchObject({ chat_template_kwargs: { enable_thinking: false } });
});

test.each([
  ["3036: you have used up your daily free allocation", "quota"],
  ["3040: No more data centers to forward the request to", "busy"],
  ["something else", "down"],
])("“%s” is %s", async (message, kind) => {
  const failing = ask(async () => {
    throw new Error(message);
  });
  await expect(failing).rejects.toMatchObject({ kind });
});

test("an aborted call is a timeout", async () => {
  const never: Run = (_model, _input, { signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  await expect(source(never).complete(request, AbortSignal.timeout(5))).rejects.toMatchObject({
    kind: "timeout",
  });
});

describe("the output allowance", () => {
  const asking = (user: string, premium = false): ModelRequest => ({
    ...request,
    user,
    premium,
    maxTokens: 500,
  });
  const sent = async (asked: ModelRequest) => {
    const inputs: { max_tokens?: number }[] = [];
    const run: Run = async (_model, input) => {
      inputs.push(input);
      return { response: "hello" };
    };
    await source(run).complete(asked, AbortSignal.timeout(1_000));
    return inputs[0]?.max_tokens;
  };

  test("is what the request allows after a short prompt", async () => {
    expect(await sent(asking("{}"))).toBe(500);
  });

  test("shrinks with the prompt, so that a call stays within 25 neurons", async () => {
    const tokens = 2_400;
    const allowance = Number(await sent(asking("1".repeat(tokens))));
    expect(allowance).toBeGreaterThan(300);
    expect(allowance).toBeLessThan(500);
    expect((tokens * 5_500 + allowance * 36_364) / 1e6).toBeLessThanOrEqual(25);
    expect(await sent(asking("1".repeat(tokens), true))).toBe(500);
  });

  test("is a short answer where the prompt alone costs more", async () => {
    expect(await sent(asking("1".repeat(20_000)))).toBe(150);
  });
});
