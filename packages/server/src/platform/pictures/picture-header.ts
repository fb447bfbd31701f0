type Size = readonly [width: number, height: number];

const KINDS = [
  {
    type: 'image/png',
    starts: Buffer.from('89504e470d0a1a0a', 'hex'),
    ends: Buffer.from('49454e44ae426082', 'hex'),
    sizeOf: pngSize,
  },
  {
    type: 'image/jpeg',
    starts: Buffer.from('ffd8ff', 'hex'),
    ends: Buffer.from('ffd9', 'hex'),
    sizeOf: jpegSize,
  },
];

/** A picture by what its bytes say; what a request calls it does not count. */
export interface PictureHeader {
  type: string;
  width: number;
  height: number;
}

/** Reads type and size of a PNG or JPEG without decoding it; null for anything else and for half a file. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  const kind = KINDS.find(({ starts, ends }) => startsWith(bytes, starts) && endsWith(bytes, ends));
  const size = kind?.sizeOf(bytes);
  return kind && size ? { type: kind.type, width: size[0], height: size[1] } : null;
}

/** A PNG begins with its header chunk. */
function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** A JPEG is a row of segments; the one that starts the frame (C0 to CF, but for three of another meaning) has the size. */
function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    // Any number of bytes FF may stand before the kind of a segment.
    while (bytes[at + 1] === 0xff && at + 10 < bytes.length) at += 1;
    const kind = bytes[at + 1] ?? 0;
    const startsFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (startsFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return null;
}

const startsWith = (bytes: Buffer, part: Buffer) => bytes.subarray(0, part.length).equals(part);
const endsWith = (bytes: Buffer, part: Buffer) => bytes.subarray(-part.length).equals(part);
