import type { Handler } from "hono";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";

/** Refuses every other method of an address and names the ones it takes (RFC 9110 §15.5.6). */
export const allowOnly =
  (...methods: string[]): Handler<AppEnv> =>
  (c) => {
    c.header("Allow", methods.join(", "));
    throw new DomainError("methodNotAllowed");
  };
