import { ICON_BYTES, ICON_REFUSAL } from '@pellucid/contract';

/** What files of each type begin with: a name or a declared type proves nothing. */
const BEGINNINGS = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

export interface IconFile {
  /** Media type. */
  path: keyof typeof BEGINNINGS;
  /** Base64. */
  data: string;
}

/** Reads a picture that may be an icon; the message says why another may not. */
export async function readIcon(file: Blob): Promise<IconFile | { message: string }> {
  if (file.size > ICON_BYTES) return { message: ICON_REFUSAL.size };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const path = (Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]).find((type) =>
    BEGINNINGS[type].every((byte, at) => bytes[at] === byte),
  );
  return path === undefined ? { message: ICON_REFUSAL.type } : { path, data: base64Of(bytes) };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // A whole picture at once would be more arguments than a call may have.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
