import { describe, expect, test } from "vitest";
import { isOneScript, isReservedName } from "./names";
import { username } from "./schema";

describe("a name is in one script", () => {
  test.each([
    "Ada Lovelace",
    "Zoë d'Arc",
    "Nguyễn Văn Ánh",
    "Əli",
    "Þóra Øst",
    "王小明",
    "小明 Wang",
    "さくら Sakura 桜子ー",
    "김민준 Kim",
    "ㄅㄆㄇ 王",
    "Анна Ильинична",
    "Αλέξανδρος",
    "محمد",
    "אברהם",
    "राम",
    "สมชาย",
    "Ada 7",
  ])("%s", (name) => {
    expect(isOneScript(name)).toBe(true);
    expect(username.safeParse(name).success).toBe(true);
  });

  test.each([
    "OᎳnᎬᏒ",
    "OᴡnᎬᏒ",
    "ꝋwner",
    "Oᥕner",
    "Oꝡner",
    "Ownꬲr",
    "Owոeꭈ",
    "Oꮃner",
    "Аda",
    "pаypal",
    "Ada Анна",
    "王Анна",
    "さくら민준",
  ])("%s is refused", (name) => {
    expect(username.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      "usernameScript",
    ]);
  });
});

describe("a name of the shop or of who works for it is reserved", () => {
  test.each([
    ...[
      "Owner",
      "0wner",
      "Ówner",
      "o w n e r",
      "ovvner",
      "Owŋer",
      "The Owner",
      "TheOwner",
      "owner7",
    ],
    ...[
      "Giftwright",
      "Giftwright Owner",
      "Giftwright Team",
      "GiftwrightTeam",
      "my_giftwright",
      "G1ftwright",
    ],
    ...["Admin", "adm1n", "admin-2", "AdminTeam", "adminteam", "Staff", "Supp0rt", "support.paris"],
    ...[
      "Моderator",
      "Team Rocket",
      "official",
      "Équipe",
      "L'équipe",
      "Modératrice",
      "Propriétaire",
    ],
    ...[
      "Dueño",
      "Soporte",
      "Equipo Madrid",
      "Administradora",
      "店主",
      "官方小明",
      "客服 7",
      "管理員",
    ],
  ])("%s", (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  test.each([
    ...[
      "Bowner",
      "Owen",
      "Rowner",
      "Steam",
      "Teamo",
      "Staffan",
      "Stafford",
      "Supporter",
      "Adminda",
    ],
    ...["Modesto", "Equipa", "Downer", "Anna Ow", "王小明", "Ада"],
  ])("%s is not", (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
