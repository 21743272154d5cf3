/** Somebody of each role, for the permission matrix. */
import { signInOwner } from "../owner";
import { call, PASSWORD, registerPerson, sessionOf } from "../people";
import type { Role } from "./roles";

/** Somebody of a role; `spare` is a second session of theirs, to be ended. */
export type Player = { cookie: string; spare: string; email: string };

/** One person of each role, made as anybody would: the Owner gives and takes. */
export async function makePlayers(): Promise<Record<Role, Player>> {
  const owner = await signInOwner();
  const { email } = await (await call("GET", "/api/user", undefined, owner)).json<Player>();
  const player = async (username: string, powers: readonly ("staff" | "premium")[]) => {
    const person = await registerPerson({ username });
    const userId = person.user.id;
    if (powers.includes("staff")) {
      await call("PATCH", `/api/users/${userId}/toggle-staff`, undefined, owner);
    }
    if (powers.includes("premium")) {
      await call("POST", "/api/dev/toggle-premium", { userId }, owner);
    }
    const again = await call("POST", "/api/login", { username, password: PASSWORD });
    return { cookie: person.cookie, spare: sessionOf(again), email: person.email, userId };
  };
  const deleted = await player("matrix deleted", ["staff", "premium"]);
  const players = {
    anonymous: { cookie: "", spare: "", email: "" },
    user: await player("matrix user", []),
    premium: await player("matrix premium", ["premium"]),
    staff: await player("matrix colleague", ["staff"]),
    owner: { cookie: owner.cookie, spare: (await signInOwner()).cookie, email },
    deleted,
  };
  await call("DELETE", `/api/users/${deleted.userId}`, undefined, owner);
  return players;
}
