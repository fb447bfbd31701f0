import type { ImportFiles } from './features/imports/routes.ts';

/** The same import, which tells the log when it begins and how it ends. */
export function loggedImport(
  importFiles: ImportFiles,
  log: Record<'info' | 'error', (facts: object, message: string) => void>,
): ImportFiles {
  return async (files, options) => {
    log.info({ files }, 'import begins');
    const started = performance.now();
    try {
      const report = await importFiles(files, options);
      log.info({ files: files.length, ms: Math.round(performance.now() - started) }, 'import complete');
      return report;
    } catch (error) {
      log.error({ err: error }, 'import failed; nothing of it was kept');
      throw error;
    }
  };
}
