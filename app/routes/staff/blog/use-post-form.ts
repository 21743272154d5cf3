import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker, useFetcher } from "react-router";
import { isUnreachable } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import type { PostResult } from "./post-result";

/** The form's fetcher and last answer; asks before a page with unsaved words is left. */
export function usePostForm(posted: PostResult | undefined) {
  const { t } = useTranslation("blog-desk");
  const fetcher = useFetcher<PostResult>();
  const result = fetcher.data as PostResult | undefined;
  const [last, setLast] = useState(posted);
  // A lost result says nothing: version and messages of the one before still hold.
  if (result && !isUnreachable(result) && result !== last) setLast(result);
  const unsaved = useRef(false);
  const intent = fetcher.formData?.get("intent");

  useActionResultEffect(result, ({ done }) => {
    if (!done) unsaved.current = true;
  });

  useBeforeUnload((event) => {
    if (unsaved.current) event.preventDefault();
  });
  const blocker = useBlocker(
    // The entry that is on screen already leaves nothing.
    ({ currentLocation, nextLocation }) =>
      unsaved.current && currentLocation.key !== nextLocation.key && !window.confirm(t("leave")),
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);

  return {
    fetcher,
    outcome: last,
    isUnreachable: isUnreachable(result),
    pending: fetcher.state === "idle" ? null : intent,
    formProps: {
      onInput: () => {
        unsaved.current = true;
      },
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("value") !== "preview") unsaved.current = false;
      },
    },
  };
}
