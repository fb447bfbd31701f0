import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package's own folder: sources lie deeper in it than what is built of them. */
function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder));
}

const PACKAGE = packageFolder(import.meta.dirname);

/** A file that comes with the server and is not code, by its path from the package. */
export const shippedFile = (path: string) => join(PACKAGE, path);
