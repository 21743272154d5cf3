/** The `meta` of a private page: the title comes from its loader, and search engines stay away. */
export const privatePage = ({ loaderData }: { loaderData?: { title: string } | undefined }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];
