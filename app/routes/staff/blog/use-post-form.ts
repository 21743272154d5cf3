import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker, useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import type { PostAnswer } from "./post-answer";

/** The form's fetcher and last answer; asks before a page with unsaved words is left. */
export function usePostForm(answered: PostAnswer | undefined) {
  const { t } = useTranslation("blog-desk");
  const show = useToast();
  const fetcher = useFetcher<PostAnswer>();
  const answer = fetcher.data ?? answered;
  const unsaved = useRef(false);
  const said = useRef<PostAnswer | undefined>(undefined);
  const intent = fetcher.formData?.get("intent");

  useEffect(() => {
    const { data } = fetcher;
    if (!data || said.current === data) return;
    said.current = data;
    if (data.kind === "saved") show({ title: data.title });
    if (data.kind === "refused") unsaved.current = true;
  }, [fetcher, show]);

  useBeforeUnload((event) => {
    if (unsaved.current) event.preventDefault();
  });
  const blocker = useBlocker(() => unsaved.current && !window.confirm(t("leave")));
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);

  return {
    fetcher,
    answer,
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
