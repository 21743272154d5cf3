import { useEffect, useRef } from "react";
import type { ShownBlock } from "#shared/blog/schema";
import { GiftCard } from "~/features/gift-card/gift-card";
import { GiftGrid } from "~/features/gift-card/gift-grid";
import { LANGUAGES } from "~/lib/languages";
import "./article-body.css";
import { type Address, addressOfUrl } from "~/lib/address";
import { useNavigate } from "~/lib/router";

type ArticleBodyProps = { blocks: readonly ShownBlock[]; locale: string };

/**
 * An article's text in a readable column, and between it rows of gift cards as wide as the page.
 */
export function ArticleBody({ blocks, locale }: ArticleBodyProps) {
  const lang = LANGUAGES.find(({ code }) => code === locale)?.lang ?? locale;
  const body = useClientLinks();
  return (
    <div ref={body} className="mt-10 sm:mt-14">
      {blocks.map((block) =>
        "html" in block ? (
          <div
            key={block.html}
            lang={lang}
            className="article article-column"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was loaded
            dangerouslySetInnerHTML={{ __html: block.html }}
          />
        ) : (
          <div key={block.gifts.map((gift) => gift.id).join()} className="my-10 sm:my-12">
            <GiftGrid>
              {block.gifts.map((gift) => (
                <GiftCard key={gift.id} gift={gift} />
              ))}
            </GiftGrid>
          </div>
        ),
      )}
    </div>
  );
}

/**
 * Links in ready-made HTML go through the router, so that a lost network doesn't take the page
 * away.
 */
function useClientLinks() {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!link || !isPlain || event.defaultPrevented || link.target) return;
      if (link.origin !== window.location.origin) return;
      if (link.hash && link.pathname === window.location.pathname) return;
      event.preventDefault();
      void navigate(`${addressOfUrl(link)}${link.hash}` as Address);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  return body;
}
