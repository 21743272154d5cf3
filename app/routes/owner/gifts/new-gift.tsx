import { useAdminFailure } from "~/features/admin/use-admin-failure";
import { useFetcher, useNavigate } from "~/lib/router";
import { GiftForm } from "./gift-form";
import type { GiftResult } from "./gift-result";

/** The form of a new gift, inside the dialog. */
export default function NewGift({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<GiftResult>();
  const navigate = useNavigate();
  const season = fetcher.data?.result?.season;
  useAdminFailure(fetcher.data, {
    onDone: () => {
      onDone();
      // Where the new gift comes first.
      navigate(season ? `/dev/gifts?season=${season}` : "/dev/gifts", { preventScrollReset: true });
    },
  });
  return <GiftForm outcome={fetcher.data} fetcher={fetcher} gift={null} />;
}
