const CARRYING = [
  ...['with', 'carry', 'carrying', 'carried', 'have', 'having', 'bear', 'bearing', 'show', 'showing', 'contain'],
  ...['containing', 'hold', 'holding', 'include', 'including', 'under'],
];
const FLAGS = ['flag', 'indicator', 'mark', 'marker', 'designation', 'tag', 'label'];

const ARTICLES = ['the ', 'a ', 'an ', 'any ', ''];

/** `carry the physician ownership indicator`, `with a dispute flag set`: ways to say that a record is marked, by what the mark is called. */
export function flagged(...names: readonly string[]): string {
  const carried = led(CARRYING, names);
  const set = flagsOf(names).flatMap((flag) => [`${flag} set`, `${flag} be set`]);
  return [...carried, ...carried.map((one) => `${one} set`), ...set].join(', ');
}

/** `without the dispute flag`, `with no dispute indicator`: ways to say that it is not. */
export function unflagged(...names: readonly string[]): string {
  return led(['without', 'with no', 'lacking', 'not carrying', 'not bearing', 'have no'], names).join(', ');
}

const flagsOf = (names: readonly string[]) => names.flatMap((name) => FLAGS.map((flag) => `${name} ${flag}`));

function led(verbs: readonly string[], names: readonly string[]): string[] {
  return flagsOf(names).flatMap((flag) => verbs.flatMap((verb) => ARTICLES.map((the) => `${verb} ${the}${flag}`)));
}
