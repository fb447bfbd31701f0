import { ICON_REFUSAL, iconTypeOf, MAX_ICON_BYTES } from '@pellucid/contract';

export interface IconFile {
  /** Media type. */
  path: NonNullable<ReturnType<typeof iconTypeOf>>;
  /** Base64. */
  data: string;
}

/** Reads a picture that may be an icon; the message says why another may not. */
export async function readIcon(file: Blob): Promise<IconFile | { message: string }> {
  if (file.size > MAX_ICON_BYTES) return { message: ICON_REFUSAL.size };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const path = iconTypeOf(bytes);
  return path === null ? { message: ICON_REFUSAL.type } : { path, data: base64Of(bytes) };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // A whole picture at once would be more arguments than a call may have.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
