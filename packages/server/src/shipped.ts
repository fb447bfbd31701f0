import { fileURLToPath } from 'node:url';

/** A file that comes with the server and is not code, by its path from the package; the same for sources and for what is built. */
export const shippedFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
