/**
 * By which networks an address counts: one household has a whole /64 of IPv6, one customer a /48.
 */

export type Network = {
  key: string;
  /** How many shares of an allowance it may take. */
  shares: number;
};

/** The groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - groups.length - rest.length) : 0;
  return [...groups, ...Array<string>(zeros).fill("0"), ...rest].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}

/** The address itself, or its /64: what limits by the minute count by. */
export const networkOf = (address: string): string =>
  address.includes(":") ? groupsOf(address).slice(0, 4).join(":") : address;

/** The networks of an address, the narrowest first: an IPv4 address, or the /64 and the /48. */
export function networksOf(address: string): Network[] {
  if (!address.includes(":")) return [{ key: address, shares: 1 }];
  const groups = groupsOf(address);
  // An IPv4 address in IPv6's notation.
  const last = groups.at(-1) ?? "";
  if (last.includes(".")) return [{ key: last, shares: 1 }];
  return [
    { key: `${groups.slice(0, 4).join(":")}/64`, shares: 1 },
    { key: `${groups.slice(0, 3).join(":")}/48`, shares: 2 },
  ];
}
