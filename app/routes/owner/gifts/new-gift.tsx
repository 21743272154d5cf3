import { useFetcher } from "react-router";
import { useDeskAnswer } from "~/features/desk/use-desk-answer";
import type { GiftAnswer } from "./gift-answer";
import { GiftForm } from "./gift-form";

/** The form of a new gift, inside the dialog. */
export default function NewGift({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<GiftAnswer>();
  useDeskAnswer(fetcher.data?.said, { onDone });
  return <GiftForm answer={fetcher.data} fetcher={fetcher} gift={null} />;
}
