import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** Text of an `.eml` file with the soft line breaks and the coded characters of its transfer encoding undone. */
function decoded(eml: string): string {
  return eml
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The key in the newest mail to an address whose link leads to this screen; waits for the mail. */
export async function mailedKey(address: string, screen: string): Promise<string> {
  const outbox = join(inject('dataDir'), 'outbox');
  let key: string | undefined;
  await expect
    .poll(
      async () => {
        const names = await readdir(outbox).catch(() => []);
        for (const name of names.filter((each) => each.endsWith('.eml')).sort()) {
          const text = decoded(await readFile(join(outbox, name), 'utf8'));
          const found = new RegExp(`#/${screen}\\?key=([\\w-]+)`).exec(text)?.[1];
          if (found && text.includes(address)) key = found;
        }
        return key;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return key ?? '';
}
