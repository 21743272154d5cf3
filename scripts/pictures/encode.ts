import sharp from "sharp";

/** No picture may be heavier, in bytes (spec: every page is light). */
const LIMIT = 12_000;

const QUALITIES = [88, 82, 75, 66, 55, 42, 30];

/** Heavier than this a link's picture is skipped by some messengers' previews, in bytes. */
const SHARE_LIMIT = 60_000;

type Raster = { data: Buffer; width: number; height: number };

/** Encodes as WebP, at the first quality that fits the limit; throws when none does. */
export async function encode(raster: Raster, channels: 3 | 4, name: string): Promise<Buffer> {
  const { data, width, height } = raster;
  for (const quality of QUALITIES) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality, effort: 4, alphaQuality: Math.max(quality, 70) })
      .toBuffer();
    if (file.length <= LIMIT) return file;
  }
  throw new Error(`${name} doesn't fit ${LIMIT} bytes at any quality`);
}

/** Encodes as JPEG, which every site that shows link previews reads. */
export async function encodeShare({ data, width, height }: Raster, name: string): Promise<Buffer> {
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 78, progressive: true })
    .toBuffer();
  if (file.length > SHARE_LIMIT) throw new Error(`${name} is heavier than ${SHARE_LIMIT} bytes`);
  return file;
}
