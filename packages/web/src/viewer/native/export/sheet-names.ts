/** Characters that the name of a sheet can have in Excel, and those that it cannot. */
const MAX_LENGTH = 31;
// biome-ignore lint/suspicious/noControlCharactersInRegex: Excel takes none of them
const NOT_IN_NAMES = /[\\/?*[\]:\u0000-\u001F]/g;
/** Excel keeps it for itself. */
const RESERVED = 'history';

/** A name for each title that Excel accepts, no two alike to it: it does not tell capitals from small letters. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set([RESERVED]);
  return titles.map((title) => {
    const wanted = cleaned(title);
    let name = cut(wanted, MAX_LENGTH);
    for (let count = 2; taken.has(name.toLowerCase()); count++) {
      const suffix = ` (${count})`;
      name = cut(wanted, MAX_LENGTH - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

/** Without what Excel refuses; an apostrophe may stand inside a name only. */
function cleaned(title: string): string {
  const text = title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ');
  return text.replace(/^[' ]+/, '').replace(/[' ]+$/, '') || 'Tile';
}

/** At most so many characters, no half of one and no space or apostrophe at the end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[' ]+$/, '');
}
