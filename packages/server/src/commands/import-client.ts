import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ImportRefused, type ImportReport } from '@pellucid/analytics/ingest';
import type { ImportFiles, ImportLine } from '../features/imports/routes.ts';
import { CONTROL_HEADER } from '../http/control.ts';
import type { RunningServer } from '../platform/data-folder.ts';

/** Nobody answers where a server said it was. */
export class ServerGone extends Error {
  override readonly name = 'ServerGone';
}

/**
 * Has the running server import files of this machine.
 *
 * @throws ServerGone when it does not run any more, ImportRefused with the server's own line when it refuses.
 */
export async function importThroughServer(
  server: RunningServer,
  files: readonly string[],
  { onProgress, signal, replace = false }: Parameters<ImportFiles>[1],
): Promise<ImportReport> {
  const answer = await fetch(`${server.origin}/control/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CONTROL_HEADER]: server.controlToken },
    body: JSON.stringify({ files, replace }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw new ImportRefused('The import was called off; nothing was changed.');
    throw new ServerGone(String(error));
  });
  // Another program has the port now, or another server with a token of its own.
  if (answer.status === 404) throw new ServerGone(`${server.origin} does not know this data folder`);
  if (!answer.ok || !answer.body)
    throw new ImportRefused(`The server at ${server.origin} answered ${answer.status}: ${await answer.text()}`);

  const text = Readable.fromWeb(answer.body as ReadableStream);
  // A broken connection ends the lines; what that means is said below.
  text.on('error', () => {});
  for await (const line of createInterface({ input: text })) {
    const message = JSON.parse(line) as ImportLine;
    if ('report' in message) return message.report;
    if ('refused' in message) throw new ImportRefused(message.refused);
    onProgress(message.progress);
  }
  if (signal.aborted) throw new ImportRefused('The import was called off; nothing was changed.');
  throw new ImportRefused(
    `The server at ${server.origin} ended before the import was done; nothing was changed. Import again.`,
  );
}
