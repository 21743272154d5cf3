/** A number from 0 to 1 that is the same for the same gift and person. */
export function jitter(id: number, salt: string): number {
  let hash = id * 2_654_435_761;
  for (let at = 0; at < salt.length; at++) hash = (hash ^ salt.charCodeAt(at)) * 16_777_619;
  return ((hash >>> 0) % 1_000) / 1_000;
}
