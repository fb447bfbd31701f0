/** Puts a text on the clipboard. Browsers do so for pages with https alone, and for those of the own machine. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard === undefined) throw new Error('There is no clipboard');
  await navigator.clipboard.writeText(text);
}
