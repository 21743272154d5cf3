/** `/d/:token/proof.json`: all by which somebody who took part can check a revealed draw. */

import { requestContext } from "~/context.server";
import { orNotFound } from "~/failures.server";
import { readProof } from "~worker/domain/draws/envelopes.server";
import type { Route } from "./+types/proof";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const proof = await orNotFound(readProof(ctx, params.token));
  return new Response(`${JSON.stringify(proof, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="draw.json"',
    },
  });
}
