/** What an answer to hostile input must never be, and the faults that a run has met. */
import { parseHTML } from "linkedom";
import type { Answer } from "../page";
import { ORIGIN } from "../page";
import { INJECTED_HEADER } from "./values";

/** A request as it was sent, in so far as a report shows it. */
export type Sent = {
  role: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: unknown;
};

/** What our markup would be in a page, had it got there unescaped. */
const LIVE_MARKUP = "[onerror], [onfocus], [onload], [ontoggle], [x_7q]";
const UNSAFE_ADDRESS = /(?:href|src|action|formaction)="\s*(?:javascript|vbscript|data:text)/i;

/** A part of the page that failed while it was streamed; its status was sent before. */
const FAILED_PART = /<template data-(?:dgst|msg|stck)/;

/** Origins that an answer may lead to besides our own: the fakes of the providers. */
const ELSEWHERE = /^https?:\/\/[\w-]+\.test\//;

/** What is wrong with any answer: our fault, a foreign address, a header that a caller added. */
export function faultsOfAny(answer: Answer, text: string): string[] {
  const faults = [];
  const status = answer.status();
  const { location, ...headers } = answer.headers();
  if (status >= 500) faults.push(`status ${status}: ${codeOf(text)}`);
  if (headers[INJECTED_HEADER]) faults.push("a header of the caller's");
  if (location !== undefined) {
    const url = URL.canParse(location, ORIGIN) ? new URL(location, ORIGIN) : null;
    const isOurs = url?.origin === ORIGIN && !/^[\\/]{2}/.test(location);
    if (!isOurs && !ELSEWHERE.test(location)) faults.push("a redirect to another site");
  }
  if (!headers["content-security-policy"]) faults.push("no security headers");
  return faults;
}

const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 80);

/** What is wrong with an answer of the API. */
export function faultsOfApi(answer: Answer, text: string): string[] {
  const faults = faultsOfAny(answer, text);
  const status = answer.status();
  const type = answer.headers()["content-type"] ?? "";
  if (type.includes("html")) faults.push("HTML from the API");
  if (status >= 300 && status < 400) faults.push(`a redirect from the API (${status})`);
  if (type.includes("event-stream")) {
    if (text.includes("event: error")) faults.push(`a failed stream: ${codeOf(text)}`);
  } else if (status >= 400) faults.push(...faultsOfProblem(answer, type, text));
  else if (text !== "" && !isJson(text)) faults.push("an answer that is not JSON");
  if (status === 405 && !answer.headers().allow) faults.push("405 without Allow");
  return faults;
}

function faultsOfProblem(answer: Answer, type: string, text: string): string[] {
  if (!type.startsWith("application/problem+json")) return [`an error as ${type || "nothing"}`];
  if (text === "") return [];
  if (!isJson(text)) return ["a problem that is not JSON"];
  const problem = JSON.parse(text);
  const isWhole = [problem.title, problem.message, problem.detail, problem.code].every(
    (value) => typeof value === "string" && value !== "",
  );
  if (!isWhole || problem.status !== answer.status()) return ["a problem without its parts"];
  // A key of the translations instead of its words.
  return /^\w+:\w+|^[a-z]+[A-Z]\w*$/.test(problem.message) ? ["a problem without words"] : [];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a page, the data of one, or what a form got back. */
export function faultsOfPage(answer: Answer, text: string): string[] {
  const faults = faultsOfAny(answer, text);
  const type = answer.headers()["content-type"] ?? "";
  if (!type.includes("html")) return faults;
  const [unsafe] = UNSAFE_ADDRESS.exec(text) ?? [];
  if (unsafe) faults.push(`an unsafe address: ${unsafe}`);
  if (text.includes("x_7q")) faults.push(...liveMarkup(text));
  if (FAILED_PART.test(text)) faults.push("a part of the page that failed");
  if (!text.includes("</html>")) faults.push("half a page");
  return faults;
}

/** Elements and scripts that the markup of a request has become. */
function liveMarkup(html: string): string[] {
  const { document } = parseHTML(html);
  const elements = [...document.querySelectorAll(LIVE_MARKUP)];
  // React's own scripts carry a nonce, and what people typed only with "<" as \u003C.
  const scripts = [...document.querySelectorAll("script:not([nonce])")].filter(
    (one) => !/json/.test(one.getAttribute("type") ?? ""),
  );
  return [...elements, ...scripts].map((one) => `live markup: ${one.outerHTML.slice(0, 80)}`);
}

/** Collects faults: each kind of a route once, with a request that shows it. */
export class FaultList {
  private readonly found = new Map<string, Sent & { times: number }>();
  readonly statuses = new Map<number, number>();
  requests = 0;

  /** Notes one answer. */
  note(route: string, sent: Sent, status: number, faults: readonly string[]) {
    this.requests++;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    for (const fault of faults) this.add(`${route}: ${fault}`, sent);
  }

  add(fault: string, sent: Sent) {
    const known = this.found.get(fault);
    if (known) known.times++;
    else this.found.set(fault, { ...sent, times: 1 });
  }

  /** A line for each fault, with the request to repeat. */
  lines = () =>
    [...this.found].map(([fault, { times, ...sent }]) => {
      const request = JSON.stringify(sent).slice(0, 700);
      // Half a character would end the connection to the test runner.
      return `${fault} (${times}×)\n    ${request}`.toWellFormed();
    });

  summary() {
    const counts = [...this.statuses].sort(([a], [b]) => a - b);
    return `${this.requests} requests: ${counts.map(([s, n]) => `${n} × ${s}`).join(", ")}`;
  }
}
