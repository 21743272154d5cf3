/** The `meta` of a page for one person: its title comes from its loader; it is not for search engines. */
export const privatePage = ({ loaderData }: { loaderData?: { title: string } | undefined }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];
