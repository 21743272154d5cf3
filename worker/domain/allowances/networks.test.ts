import { describe, expect, test } from "vitest";
import { networkOf, networksOf } from "./networks";

describe("networks of an address", () => {
  test.each([
    ["203.0.113.7", ["203.0.113.7"]],
    ["::ffff:203.0.113.7", ["203.0.113.7"]],
    ["2001:db8:a:b:1:2:3:4", ["2001:db8:a:b/64", "2001:db8:a/48"]],
    ["2001:0db8:000a:000b::1", ["2001:db8:a:b/64", "2001:db8:a/48"]],
    ["2001:DB8:A::1", ["2001:db8:a:0/64", "2001:db8:a/48"]],
    ["::1", ["0:0:0:0/64", "0:0:0/48"]],
  ])("%s counts by %j", (address, keys) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
  });

  test("a limit by the minute counts an IPv6 address by its /64, however it is written", () => {
    expect(networkOf("2001:db8::a:b:c:d:e")).toBe("2001:db8:0:a");
    expect(networkOf("2001:0db8:0000:000a:b:c:d:e")).toBe("2001:db8:0:a");
    expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  });
});
