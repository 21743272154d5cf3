/** People, how they prove who they are, and where they are signed in. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ProviderId } from "#shared/accounts/schema";
import type { Locale } from "#shared/locale";
import type { PublicKey } from "../../domain/accounts/passkeys/ports";
import { createdAt } from "./columns";

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    username: text("username").notNull(),
    /** Without regard to case and look-alike forms; taken until the account is erased. */
    usernameKey: text("username_key").notNull().unique(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull().unique(),
    /** PHC string; null for who signs in with a provider only. */
    password: text("password"),
    /** When its holder showed that the e-mail is theirs, UTC seconds; null until then. */
    emailConfirmedAt: integer("email_confirmed_at"),
    /** The effective entitlement: the grant where there is one, else the subscription. */
    isPremium: integer("is_premium", { mode: "boolean" }).notNull().default(false),
    /** The Owner's grant or revoke; null follows the subscription. */
    premiumGrant: integer("premium_grant", { mode: "boolean" }),
    isStaff: integer("is_staff", { mode: "boolean" }).notNull().default(false),
    locale: text("locale").$type<Locale>().notNull(),
    /** Sessions of an older epoch are void. */
    sessionEpoch: integer("session_epoch").notNull().default(0),
    /** Grows with every change of the favourites: the key under which KV caches them. */
    favoritesVersion: integer("favorites_version").notNull().default(0),
    /** Gift ids of the favourites, so that the one query for identity fills every heart. */
    favoriteIds: text("favorite_ids", { mode: "json" }).$type<number[]>().notNull().default([]),
    stripeCustomerId: text("stripe_customer_id"),
    createdAt: createdAt(),
    deletedAt: integer("deleted_at"),
  },
  (table) => [
    index("users_by_deletion").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index("users_by_creation").on(table.createdAt, table.id).where(sql`deleted_at IS NULL`),
    index("users_by_staff")
      .on(table.createdAt, table.id)
      .where(sql`is_staff AND deleted_at IS NULL`),
  ],
);

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie, so that a leaked table opens no account. */
    id: text("id").primaryKey(),
    userId: userId(),
    epoch: integer("epoch").notNull(),
    /** Browser and system in a few words, for the list on the account page. */
    device: text("device").notNull().default(""),
    createdAt: createdAt(),
    /** When the person last proved who they are: signed in, or signed in again. */
    verifiedAt: integer("verified_at").notNull().default(0),
    /** Written at most once an hour, so that using a session costs no row a request. */
    lastUsedAt: integer("last_used_at").notNull().default(0),
    /** When a passkey, or a recovery code, was shown in this session; null for a password alone. */
    passkeyAt: integer("passkey_at"),
    /** The absolute end, however often the session is used. */
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);

/** Accounts at Google or GitHub that open an account here: provider and subject, never e-mail. */
export const identities = sqliteTable(
  "identities",
  {
    provider: text("provider").$type<ProviderId>().notNull(),
    subject: text("subject").notNull(),
    userId: userId(),
    /** What the person knows that account by: its e-mail or login. */
    label: text("label").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_by_user").on(table.userId),
  ],
);

/** Keys with which a device or a password manager signs somebody in (WebAuthn). */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    userId: userId(),
    /** What the person calls it. */
    name: text("name").notNull(),
    publicKey: text("public_key", { mode: "json" }).$type<PublicKey>().notNull(),
    /** How the browser may reach it, for hints alone. */
    transports: text("transports", { mode: "json" }).$type<string[]>().notNull(),
    /** Signatures so far, as the device counts them; 0 for one that doesn't. */
    counter: integer("counter").notNull(),
    /**
     * When the challenge was made that it answered last, in UTC milliseconds: none counts twice.
     */
    challengedAt: integer("challenged_at").notNull(),
    createdAt: createdAt(),
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
);

/** Codes that stand in for a lost passkey; a used one is deleted. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: userId(),
    /** SHA-256 of the account's id and the code. */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passwordResetTokens = sqliteTable(
  "password_reset_tokens",
  {
    id: text("id").primaryKey(),
    /**
     * Whose password it sets. Null where no mail went out and once the code is void: the same row
     * counts tries either way, so that answers tell nothing.
     */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the cookie that ties the browser to its request. */
    request: text("request").notNull().unique(),
    /** SHA-256 of the e-mail's key: the tie of another device, known or not. */
    address: text("address").notNull().default(""),
    /** The six digits, as a PHC string. */
    token: text("token").notNull(),
    /** SHA-256 of the 128 random bits in the mail's link. */
    link: text("link").unique(),
    /** Wrong tries of the browser that asked, and of everyone else. */
    tries: integer("tries").notNull().default(0),
    otherTries: integer("other_tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("reset_tokens_by_user").on(table.userId, table.createdAt),
    index("reset_tokens_by_address").on(table.address, table.createdAt),
    index("reset_tokens_by_expiry").on(table.expiresAt),
  ],
);

/** The address of an account that waits to be confirmed; at most one an account. */
export const emailConfirmations = sqliteTable("email_confirmations", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  /** SHA-256 of the 128 random bits in the mail's link; null when nothing waits. */
  link: text("link").unique(),
  /** Of the account when a change was asked for: a later one makes the link void. */
  epoch: integer("epoch").notNull(),
  /** Mails that the account had sent on `day`, a UTC day as YYYY-MM-DD. */
  day: text("day").notNull(),
  mails: integer("mails").notNull(),
  expiresAt: integer("expires_at").notNull(),
  /** When the link was pressed: pressing it again answers the same. */
  usedAt: integer("used_at"),
});
