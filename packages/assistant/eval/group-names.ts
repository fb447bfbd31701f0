import type { Cell, QueryInput } from '@pellucid/contract';
import type { Answer } from './compare.ts';
import type { ExpectedRows } from './rows.ts';

/** Values that a query puts together under a name of its own, such as "HCPs". */
type Group = { readonly name: string; readonly values: readonly Cell[] };

/**
 * The rows of an answer with its groups called as the expected rows call them: in other letters, in the singular, or by the one value that is in them.
 * A name that the interpreter made up is no figure, and a statement by hand cannot know it.
 */
export function calledAsExpected({ kinds, rows }: ExpectedRows, answer: Answer, query: QueryInput): Answer {
  const groups = groupsOf(query);
  if (groups.length === 0) return answer;
  const texts = new Set(rows.flatMap((row) => row.filter((_, at) => kinds[at] === 'text').map(String)));
  const called = new Map(groups.map((group) => [group.name, nameAmong(texts, group)]));
  return { rows: answer.rows.map((row) => row.map((cell) => called.get(String(cell)) ?? cell)) };
}

function groupsOf({ dimensions = [] }: QueryInput): Group[] {
  return dimensions.flatMap((dimension) =>
    typeof dimension === 'object' && 'groups' in dimension ? (dimension.groups as Group[]) : [],
  );
}

function nameAmong(texts: ReadonlySet<string>, { name, values }: Group): string {
  const [only, ...others] = values;
  if (others.length === 0 && texts.has(String(only))) return String(only);
  return [...texts].find((text) => plain(text) === plain(name)) ?? name;
}

/** Without case, signs and the mark of the plural. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/s(?= |$)/g, '')
    .trim();
