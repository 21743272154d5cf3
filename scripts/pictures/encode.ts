import sharp from "sharp";

/** No picture may be heavier, in bytes, so that every page stays light. */
const LIMIT = 12_000;

const QUALITIES = [80, 66, 50, 36];

/** A picture for link previews may weigh this many bytes; some messengers skip heavier ones. */
const SHARE_LIMIT = 40_000;

const SHARE_QUALITIES = [78, 70, 60, 45];

type Raster = { data: Buffer; width: number; height: number };

/** Encodes as WebP, at the first quality that fits the limit; throws when none does. */
export async function encode(raster: Raster, channels: 3 | 4, name: string): Promise<Buffer> {
  const { data, width, height } = raster;
  for (const quality of QUALITIES) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality, effort: 2, alphaQuality: Math.max(quality, 70) })
      .toBuffer();
    if (file.length <= LIMIT) return file;
  }
  throw new Error(`${name} doesn't fit ${LIMIT} bytes at any quality`);
}

/**
 * Encodes as JPEG, which every site that shows link previews reads; throws when no quality fits.
 */
export async function encodeShare({ data, width, height }: Raster, name: string): Promise<Buffer> {
  for (const quality of SHARE_QUALITIES) {
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    if (file.length <= SHARE_LIMIT) return file;
  }
  throw new Error(`${name} doesn't fit ${SHARE_LIMIT} bytes at any quality`);
}
