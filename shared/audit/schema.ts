/** What staff and the Owner did, as the log keeps it. */
import { z } from "zod";

export const AUDIT_ACTIONS = [
  "ownerSignedIn",
  "staffSignedIn",
  "ownerSecretUsed",
  "passkeyAdded",
  "passkeyRemoved",
  "recoveryCodesRenewed",
  "recoveryCodeUsed",
  "staffGiven",
  "staffTaken",
  "premiumGiven",
  "premiumTaken",
  "accountDeleted",
  "accountRestored",
  "hashShown",
  "switchTurned",
  "serverReset",
  "giftCreated",
  "giftChanged",
  "giftDeleted",
  "giftsImported",
  "discountCreated",
  "discountChanged",
  "discountDeleted",
  "templateSaved",
  "templateReset",
  "templateTested",
  "feedbackHandled",
  "feedbackReopened",
  "requestTaken",
  "requestAssigned",
  "requestAnswered",
  "requestClosed",
  "requestReopened",
  "postCreated",
  "postChanged",
  "postPublished",
  "postUnpublished",
  "commentHidden",
  "commentShown",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_TARGETS = [
  /** The actor's own account: how staff and the Owner sign in. */
  "account",
  "user",
  "switch",
  "server",
  "gift",
  "discount",
  "template",
  "feedback",
  "request",
  "post",
  "comment",
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** Entries on one page of the log. */
export const AUDIT_PAGE = 30;

/** The log's page: the id to go on before, and what alone it is to be about. */
export const auditInput = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
  about: z.enum(AUDIT_TARGETS).optional().catch(undefined),
});
export type AuditInput = z.infer<typeof auditInput>;

/**
 * One entry. Never a hash, a token or a whole address of a card; `createdAt` in UTC seconds. Names
 * of people are what they are called today, null once their account is erased.
 */
export type AuditEntry = {
  id: number;
  actorId: string;
  actorName: string | null;
  action: AuditAction;
  targetType: AuditTarget;
  targetId: string;
  /** Empty for what has only an id. */
  targetName: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: number;
};
