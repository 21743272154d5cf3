import type { FormFailure } from "~/lib/form-failure";

/** What a thread's form gets back; what failed is in the rest. */
export type MessageAnswer = FormFailure & { intent: "message"; sent: boolean };
