/** An import that was not done, or was undone; nothing of it is in the warehouse. `message` is one line that says what to do. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** Turns what the engine, the file system or a decompressor says into one line that says what to do. */
export function explainFailure(file: string, temporaryFolder: string, error: unknown): Error {
  if (error instanceof ImportRefused) return error;
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const line = text.split('\n')[0] ?? text;
  if (code === 'ENOSPC' || /no space left|out of disk|max_temp_directory_size|disk quota/i.test(text)) {
    return new ImportRefused(
      `No disk space left in ${temporaryFolder} while importing ${file}: free some and import again; what was loaded before is unchanged.`,
    );
  }
  if (code === 'ENOENT') return new ImportRefused(`${file} does not exist: check the path.`);
  if (code === 'EACCES' || code === 'EPERM')
    return new ImportRefused(`${file} cannot be read: give this user the right to read it.`);
  if (code === 'EISDIR')
    return new ImportRefused(`${file} is a folder: name the files in it, for example ${file}/*.csv.`);
  if (code === 'Z_BUF_ERROR' || /unexpected end of file/i.test(text)) {
    return new ImportRefused(`${file} is cut off: its compressed data ends too early. Download it again.`);
  }
  if (
    code.startsWith('Z_') ||
    /invalid (stored|block|distance|code)|incorrect (header|data) check|end of central directory|zip file/i.test(text)
  ) {
    return new ImportRefused(`${file} is damaged: its compressed data cannot be read. Download it again.`);
  }
  if (/out of memory/i.test(text)) {
    return new ImportRefused(
      `Not enough memory to import ${file}, or no disk space in ${temporaryFolder} to make up for it: free some and import again; what was loaded before is unchanged.`,
    );
  }
  return new ImportRefused(`${file} could not be imported: ${line}`);
}
