import { AVATAR_BYTES } from '@pellucid/contract';
import { invalidFields } from '../../http/problems.ts';

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

/** Pixels of the longer side, and of both together: a small file may unfold to what stops a browser. */
const SIDE = 8_192;
const PIXELS = 25_000_000;

const DATA_URL = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A picture of a person as it is kept: a data URL of a PNG or JPEG of at most 2 MB and 25 million pixels. What the sender
 * says that it is does not count, only what its bytes say. Null removes the picture.
 *
 * Errors: 400 naming the field.
 */
export function checkedAvatar(given: string | null): string | null {
  if (given === null || given === '') return null;
  const bytes = Buffer.from(DATA_URL.exec(given)?.[1] ?? '', 'base64');
  const kind = KINDS.find(({ starts, ends }) => startsWith(bytes, starts) && endsWith(bytes, ends));
  if (!kind) throw refused('Image');
  if (bytes.length > AVATAR_BYTES) throw refused('Size');
  const size = kind.sizeOf(bytes);
  if (!size) throw refused('Image');
  if (Math.max(...size) > SIDE || size[0] * size[1] > PIXELS) throw refused('Size');
  return `data:${kind.type};base64,${bytes.toString('base64')}`;
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

function refused(message: string) {
  return invalidFields([{ objectName: 'user', field: 'image', message }]);
}
