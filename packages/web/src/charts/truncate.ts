/** Mean width of a letter at 12 px, in CSS pixels. */
const MEAN_LETTER_WIDTH = 6.3;

/**
 * A text cut in its middle to about a width in CSS pixels: long names of one list often begin alike ("Compensation for
 * serving as …"), so their ends must stay.
 */
export function truncate(text: string, width: number): string {
  const most = maxLetters(width);
  if (text.length <= most) return text;
  const start = Math.ceil((most - 1) * 0.6);
  return `${text.slice(0, start).trimEnd()}…${text.slice(text.length - (most - 1 - start)).trimStart()}`;
}

/** Names of one list, truncated so that no two different ones look the same: those that would show where they differ. */
export function truncateDistinct(texts: readonly string[], width: number): string[] {
  const first = texts.map((text) => truncate(text, width));
  return first.map((short, at) => {
    const text = texts[at] ?? '';
    const alike = texts.filter((other, position) => first[position] === short && other !== text);
    if (alike.length === 0) return short;
    const rest = text.slice(commonPrefix([text, ...alike]));
    const most = maxLetters(width) - 1;
    return `…${rest.length <= most ? rest : `${rest.slice(0, most - 1).trimEnd()}…`}`;
  });
}

/** How wide a text is at 12 px, about, in CSS pixels. */
export function textWidth(text: string): number {
  return text.length * MEAN_LETTER_WIDTH;
}

/** How many letters texts share from their beginning, whole words only. */
function commonPrefix([first = '', ...others]: readonly string[]): number {
  let shared = 0;
  while (shared < first.length && others.every((other) => other[shared] === first[shared])) shared += 1;
  return first.lastIndexOf(' ', shared - 1) + 1;
}

function maxLetters(width: number): number {
  return Math.max(6, Math.floor(width / MEAN_LETTER_WIDTH));
}
