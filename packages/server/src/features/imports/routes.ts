import { Readable } from 'node:stream';
import type { ImportProgress, ImportReport } from '@pellucid/analytics/ingest';
import { z } from 'zod';
import type { Server } from '../../base/server.ts';
import { controlRoute } from '../../http/control.ts';
import { badRequest } from '../../http/problems.ts';

export type ImportFiles = (
  files: readonly string[],
  options: { onProgress: (progress: ImportProgress) => void; signal: AbortSignal; replace?: boolean },
) => Promise<ImportReport>;

/** One line of the answer (JSON): how far the import is, and last what came of it. */
export type ImportLine = { progress: ImportProgress } | { report: ImportReport } | { refused: string };

const ImportRequest = z.strictObject({
  files: z.array(z.string().min(1)).min(1),
  /** Imports even what takes more than a fifth of a year's rows away. */
  replace: z.boolean().default(false),
});
type ImportRequest = z.output<typeof ImportRequest>;

/**
 * `POST control/import {files: [absolute path …], replace}`: the import command asks the running server, which owns the warehouse,
 * to read files of this machine. The answer is a stream of `ImportLine`s; when the command goes away the import is called
 * off and leaves nothing behind.
 */
export function importRoutes(server: Server, deps: { importFiles: ImportFiles; controlToken: string }): void {
  controlRoute(server, deps.controlToken, 'import', async (body, _, reply) => {
    const request = ImportRequest.safeParse(body);
    if (!request.success) throw badRequest('files: name at least one file', 'import', 'files');
    const lines = Readable.from(answer(deps.importFiles, request.data), { objectMode: true });
    return reply.type('application/x-ndjson').send(lines.map((line: ImportLine) => `${JSON.stringify(line)}\n`));
  });
}

async function* answer(importFiles: ImportFiles, { files, replace }: ImportRequest): AsyncGenerator<ImportLine> {
  const gone = new AbortController();
  let latest: ImportProgress | undefined;
  let wake = () => {};
  const ended = importFiles(files, {
    signal: gone.signal,
    replace,
    onProgress: (progress) => {
      latest = progress;
      wake();
    },
  }).then(
    (report): ImportLine => ({ report }),
    (error: unknown): ImportLine => ({ refused: error instanceof Error ? error.message : String(error) }),
  );
  try {
    let last: ImportLine | undefined;
    let told: ImportProgress | undefined;
    while (!last) {
      if (latest && latest !== told) {
        // A slow reader gets the newest state, not every one of them.
        told = latest;
        yield { progress: told };
        continue;
      }
      const woken = new Promise<undefined>((resolve) => {
        wake = () => resolve(undefined);
      });
      last = await Promise.race([ended, woken]);
    }
    yield last;
  } finally {
    gone.abort();
  }
}
