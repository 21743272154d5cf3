type Settings = {
  CONTACT_PHONE?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  SOCIAL_ONE_NAME?: string | undefined;
  SOCIAL_ONE_URL?: string | undefined;
  SOCIAL_TWO_NAME?: string | undefined;
  SOCIAL_TWO_URL?: string | undefined;
};

/** How the shop can be reached; what is not set is not shown. */
export function contactOf(settings: Settings) {
  const socials = [
    { name: settings.SOCIAL_ONE_NAME, url: settings.SOCIAL_ONE_URL },
    { name: settings.SOCIAL_TWO_NAME, url: settings.SOCIAL_TWO_URL },
  ];
  return {
    phone: settings.CONTACT_PHONE ?? null,
    email: settings.CONTACT_EMAIL ?? null,
    socials: socials.flatMap(({ name, url }) =>
      url ? [{ name: name ?? new URL(url).hostname, url }] : [],
    ),
  };
}
