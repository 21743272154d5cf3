import { useFetcher, useNavigate } from "react-router";
import { useAdminResult } from "~/features/admin/use-admin-result";
import type { GiftAnswer } from "./gift-answer";
import { GiftForm } from "./gift-form";

/** The form of a new gift, inside the dialog. */
export default function NewGift({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<GiftAnswer>();
  const navigate = useNavigate();
  const season = fetcher.data?.season;
  useAdminResult(fetcher.data, {
    onDone: () => {
      onDone();
      // Where the new gift comes first.
      navigate(season ? `/dev/gifts?season=${season}` : "/dev/gifts", { preventScrollReset: true });
    },
  });
  return <GiftForm answer={fetcher.data} fetcher={fetcher} gift={null} />;
}
