import type { MetaDescriptor } from "react-router";
import { sharePictureOf } from "#shared/catalogue/pictures";
import { pageMeta } from "~/lib/seo";
import type { InvitationFacts } from "./invitation-facts.server";
import { themeOfEvent } from "./theme-of-event";

type Loaded = { title: string; description: string; invitation: InvitationFacts; path: string };

/** The head of an invitation: a preview for chats, nothing for search engines. */
export function invitationMeta(
  matches: Parameters<typeof pageMeta>[0],
  loaded: Loaded | undefined,
): MetaDescriptor[] {
  if (!loaded) return [{ name: "robots", content: "noindex" }];
  const { title, description, invitation, path } = loaded;
  const image = sharePictureOf(`/art/niche-${themeOfEvent(invitation.eventType)}.webp`);
  return pageMeta(matches, { path, title, description, image, noindex: true });
}
