import { AVATAR_BYTES } from '@pellucid/contract';
import { invalidFields } from '../../http/problems.ts';

const KINDS = [
  { type: 'image/png', starts: Buffer.from('89504e470d0a1a0a', 'hex'), ends: Buffer.from('49454e44ae426082', 'hex') },
  { type: 'image/jpeg', starts: Buffer.from('ffd8ff', 'hex'), ends: Buffer.from('ffd9', 'hex') },
];

const DATA_URL = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A picture of a person as it is kept: a data URL of a PNG or JPEG of at most 2 MB. What the sender says that it is does
 * not count, only what its bytes say. Null removes the picture.
 *
 * Errors: 400 naming the field.
 */
export function checkedAvatar(given: string | null): string | null {
  if (given === null || given === '') return null;
  const bytes = Buffer.from(DATA_URL.exec(given)?.[1] ?? '', 'base64');
  const kind = KINDS.find(({ starts, ends }) => startsWith(bytes, starts) && endsWith(bytes, ends));
  if (!kind) throw refused('Image');
  if (bytes.length > AVATAR_BYTES) throw refused('Size');
  return `data:${kind.type};base64,${bytes.toString('base64')}`;
}

const startsWith = (bytes: Buffer, part: Buffer) => bytes.subarray(0, part.length).equals(part);
const endsWith = (bytes: Buffer, part: Buffer) => bytes.subarray(-part.length).equals(part);

function refused(message: string) {
  return invalidFields([{ objectName: 'user', field: 'image', message }]);
}
