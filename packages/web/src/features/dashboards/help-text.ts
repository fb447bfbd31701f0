const BLOCKS = 'p, div, li, br, h1, h2, h3, h4, h5, h6, tr';

/** The words of a help text that may have been written as HTML. Nothing of it is ever put into the page as HTML. */
export function textOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll('script, style')) element.remove();
  for (const block of parsed.querySelectorAll(BLOCKS)) block.append('\n');
  return (parsed.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
