import { AVATAR_BYTES } from '@pellucid/contract';
import { invalidFields } from '../../http/problems.ts';
import { readPictureHeader } from '../../platform/pictures/picture-header.ts';

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
  const picture = readPictureHeader(bytes);
  if (!picture) throw refused('Image');
  const { type, width, height } = picture;
  if (bytes.length > AVATAR_BYTES || Math.max(width, height) > SIDE || width * height > PIXELS) throw refused('Size');
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function refused(message: string) {
  return invalidFields([{ objectName: 'user', field: 'image', message }]);
}
