import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker, useFetcher } from "react-router";
import {
  isUnreachable,
  type UnreachableResult,
} from "~/features/server-fallback/unreachable-result";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { PostAnswer } from "./post-answer";

/** The form's fetcher and last answer; asks before a page with unsaved words is left. */
export function usePostForm(answered: PostAnswer | undefined) {
  const { t } = useTranslation("blog-desk");
  const show = useToast();
  const fetcher = useFetcher<PostAnswer | UnreachableResult>();
  const result = fetcher.data as PostAnswer | UnreachableResult | undefined;
  const [last, setLast] = useState(answered);
  // A lost result tells nothing: version and messages of the one before still hold.
  if (result && !isUnreachable(result) && result !== last) setLast(result);
  const unsaved = useRef(false);
  const intent = fetcher.formData?.get("intent");

  useActionResultEffect(result, (arrived) => {
    if (isUnreachable(arrived) || arrived.kind === "refused") unsaved.current = true;
    else if (arrived.kind === "saved") show({ title: arrived.title });
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
    answer: last,
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
