/** Passkeys (WebAuthn) and the codes that stand in for them: what browsers send, and limits. */
import { z } from "zod";

export const PASSKEY_LIMITS = {
  name: 60,
  /** Passkeys of one person. */
  each: 20,
  /** Recovery codes made at once, and the letters of one. */
  codes: 10,
  codeLetters: 16,
  /** Seconds in which a browser answers a challenge. */
  seconds: 600,
} as const;

/** What a challenge is asked for: to sign in, to prove it in this session, or to add a passkey. */
export const PURPOSES = ["signIn", "prove", "add"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** base64url of at most so many bytes. */
const bytes = (most: number) =>
  z
    .string()
    .max(Math.ceil((most * 4) / 3))
    .regex(/^[\w-]+$/);

/** WebAuthn allows ids of 1,023 bytes. */
const id = bytes(1_023);

const attestation = z.object({
  id,
  response: z.object({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(16_384),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional()
      .catch([]),
  }),
});
/** What `navigator.credentials.create()` answers, as far as we read it. */
export type Attestation = z.infer<typeof attestation>;

const assertion = z.object({
  id,
  response: z.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(1_024),
    /** The account's id, as the passkey keeps it. */
    userHandle: bytes(64).nullish(),
  }),
});
/** What `navigator.credentials.get()` answers, as far as we read it. */
export type Assertion = z.infer<typeof assertion>;

/** JSON in a form's field. */
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string({ error: "passkeyRefused" })
    .max(40_000, "passkeyRefused")
    .transform((text, issues): z.output<T> => {
      const parsed = schema.safeParse(readJson(text));
      if (!parsed.success) issues.addIssue("passkeyRefused");
      return parsed.data ?? z.NEVER;
    });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const assertionInput = z.object({ credential: json(assertion) });
export const attestationInput = z.object({
  credential: json(attestation),
  passkeyName: z
    .string({ error: "passkeyNameRequired" })
    .trim()
    .min(1, "passkeyNameRequired")
    .max(PASSKEY_LIMITS.name, "tooLong"),
});
export const removeInput = z.object({ passkey: id });

/** A recovery code as people copy it: blanks, hyphens and capitals make no difference. */
export const recoveryInput = z.object({
  code: z
    .string({ error: "recoveryCodeRequired" })
    .max(100, "recoveryCodeWrong")
    .transform((text) =>
      text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[\s\p{Pd}]/gu, ""),
    )
    .refine((text) => text.length > 0, "recoveryCodeRequired"),
});

/** A passkey as its owner sees it; times in UTC seconds. */
export type PasskeyView = {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
};
