/** What the name of a published file says: `OP_DTL_GNRL_PGYR2024_P06302026_06032026.csv`. */
export function readFileName(name: string): { programYear: number | null; publicationDate: string | null } {
  const year = /PGYR(\d{4})/i.exec(name)?.[1];
  const [, month, day, publishedIn] = /_P(\d{2})(\d{2})(\d{4})/i.exec(name) ?? [];
  return {
    programYear: year ? Number(year) : null,
    publicationDate: publishedIn ? `${publishedIn}-${month}-${day}` : null,
  };
}
