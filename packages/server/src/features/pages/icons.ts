import { ResizeFit, Transformer } from '@napi-rs/image';
import { ICON_REFUSAL, type Icon, iconTypeOf, MAX_ICON_BYTES } from '@pellucid/contract';
import { invalidFields } from '../../http/problems.ts';
import { readPictureHeader } from '../../platform/pictures/picture-header.ts';
import { fieldError } from './page-rules.ts';

/** Pixels of a side that are decoded: a small file may unfold to what fills the memory. */
const MAX_SIDE = 4_096;
/** Pixels of a side that are stored: twice what a menu shows, for dense screens. */
const STORED_SIDE = 60;
/** Bytes up to which a picture of that size is stored as it came. */
const STORED_BYTES = 16 * 1024;

/**
 * The icon as it is stored: with the media type that its content has, whatever its name and the request say, and no larger
 * than a menu shows it. Throws 400 when it is larger than 2 MB, or no whole PNG or JPEG (docs/promises/pages.md#icons).
 */
export async function storedIcon(icon: Icon | null): Promise<Icon | null> {
  if (icon === null || icon.data === null || icon.data === '') return icon;
  const text = icon.data.replace(/^data:[\w/+.-]*;base64,/, '');
  const isBase64 = /^[A-Za-z0-9+/\s]*(?:=\s*){0,2}$/.test(text);
  const content = Buffer.from(text, 'base64');
  if (content.length > MAX_ICON_BYTES) throw invalidFields([fieldError('icon', 'Size')], ICON_REFUSAL.size);
  const header = isBase64 && iconTypeOf(content) !== null ? readPictureHeader(content) : null;
  if (header === null) throw invalidFields([fieldError('icon', 'Type')], ICON_REFUSAL.type);
  const side = Math.max(header.width, header.height);
  if (side > MAX_SIDE) throw invalidFields([fieldError('icon', 'Size')], ICON_REFUSAL.pixels);
  const isSmall = side <= STORED_SIDE && content.length <= STORED_BYTES;
  if (isSmall) return { ...icon, path: header.type, data: content.toString('base64') };
  return { ...icon, path: 'image/png', data: (await scaled(content, side)).toString('base64') };
}

async function scaled(content: Buffer, side: number): Promise<Buffer> {
  const to = Math.min(side, STORED_SIDE);
  try {
    return await new Transformer(content).resize({ width: to, height: to, fit: ResizeFit.Inside }).png();
  } catch {
    throw invalidFields([fieldError('icon', 'Type')], ICON_REFUSAL.type);
  }
}
