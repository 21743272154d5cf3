/** The names that calls and pages read of their queries. */
import type { z } from "zod";
import { peopleInput } from "#shared/accounts/people/schema";
import { auditInput } from "#shared/audit/schema";
import { adminPageInput } from "#shared/blog/admin/schema";
import { listPostsInput } from "#shared/blog/schema";
import { customInput, listInput, searchInput } from "#shared/catalogue/schema";
import { threadInput } from "#shared/event-requests/schema";
import { feedbackPageInput } from "#shared/feedback/schema";
import { outboxInput, templateResetInput } from "#shared/mail/schema";

const QUERIES = [
  searchInput,
  customInput,
  listInput,
  listPostsInput,
  adminPageInput,
  auditInput,
  outboxInput,
  feedbackPageInput,
  threadInput,
  peopleInput,
  templateResetInput,
];

/** Every name that a call or a page reads of its query, with the schemas that read it. */
export const QUERY_SHAPES: Record<string, z.ZodType[]> = {};
for (const { shape } of QUERIES) {
  for (const [name, schema] of Object.entries(shape)) {
    QUERY_SHAPES[name] = [...(QUERY_SHAPES[name] ?? []), schema as z.ZodType];
  }
}
