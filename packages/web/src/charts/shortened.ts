/** Mean width of a letter at 12 px, in CSS pixels. */
const LETTER = 6.3;

/**
 * A text cut to about a width in CSS pixels. Specialties ("family|specialty|subspecialty") lose their families first.
 * Other names are cut in their middle: long names of one list often begin alike ("Compensation for serving as …"), so
 * their ends must stay.
 */
export function shortened(text: string, width: number): string {
  const most = lettersIn(width);
  const whole = levelsText(text);
  if (whole.length <= most) return whole;
  const levels = text.split('|');
  if (levels.length > 1) return shortened(levels.slice(1).join('|'), width);
  const start = Math.ceil((most - 1) * 0.6);
  return `${text.slice(0, start).trimEnd()}…${text.slice(text.length - (most - 1 - start)).trimStart()}`;
}

/** Names of one list, shortened so that no two different ones look the same: those that would show where they differ. */
export function shortenedNames(texts: readonly string[], width: number): string[] {
  const first = texts.map((text) => shortened(text, width));
  return first.map((short, at) => {
    const text = texts[at] ?? '';
    const alike = texts.filter((other, position) => first[position] === short && other !== text);
    if (alike.length === 0) return short;
    const rest = text.slice(sharedStart([text, ...alike]));
    const most = lettersIn(width) - 1;
    return `…${rest.length <= most ? rest : `${rest.slice(0, most - 1).trimEnd()}…`}`;
  });
}

/** The levels of a specialty as people read them: "family › specialty". */
export function levelsText(text: string): string {
  return text.replaceAll('|', ' › ');
}

/** How many letters texts share from their beginning, whole words only. */
function sharedStart([first = '', ...others]: readonly string[]): number {
  let shared = 0;
  while (shared < first.length && others.every((other) => other[shared] === first[shared])) shared += 1;
  return first.lastIndexOf(' ', shared - 1) + 1;
}

function lettersIn(width: number): number {
  return Math.max(6, Math.floor(width / LETTER));
}
