import type { DataPort } from '../port/data-port.ts';
import { isOfField } from '../reading/same-field.ts';
import type { Token } from '../text/tokens.ts';
import type { ValueChoice } from '../values/value-index.ts';
import { sourceOf } from './name-around.ts';
import type { Tag, TagOf } from './tag.ts';

const FIELD = 'specialty';
/** Words that `including all of the subspecialties as well` has at most. */
const LONGEST = 8;
const WHICHEVER =
  /^(?:(?:of|in|from|with) )?(?:any|every|all|whatever|whichever) (?:of )?(?:(?:the|their|its) )?sub ?special(?:i)?ty\b/;
const TAKEN_IN =
  /^(?:, )?(?:includ(?:e|ing)|incl|with|plus|and) (?:(?:all|any|of|the|their|its) ){0,3}sub ?special(?:i)?ty(?: (?:as well|too))?\b/;
const ALONE = /^sub ?special(?:i)?ty\b/;
const INCLUDED = /^(?:, )?(?:(?:all|with|the|their) ){0,2}sub ?special(?:i)?ty includ(?:e|ed)\b/;

/** `orthopaedic surgeons of any subspecialty`, `urologists including subspecialties`: of the specialty and of all within it. */
export async function withSubspecialties(
  tokens: readonly Token[],
  tags: readonly Tag[],
  data: DataPort,
): Promise<readonly Tag[]> {
  const named = tags.find((tag) => tag.kind === 'value' && tag.choices.some(({ field }) => field === FIELD));
  const length = named ? lengthOfSaid(tokens.slice(named.to, named.to + LONGEST), tokens[named.from - 1]) : 0;
  if (named?.kind !== 'value' || length === 0) return tags;
  const all = await data.valuesOf({ source: sourceOf(tags), field: FIELD });
  const choices = named.choices.map((choice) => (choice.field === FIELD ? withWithin(choice, all) : choice));
  const wide: TagOf<'value'> = { ...named, to: named.to + length, choices };
  return [...tags.filter(({ to, from }) => to <= wide.from || from >= wide.to), wide].sort((a, b) => a.from - b.from);
}

/** How many words behind a specialty take in those within it. */
function lengthOfSaid(behind: readonly Token[], before: Token | undefined): number {
  const text = behind.map(({ lemma }) => lemma).join(' ');
  const isAny = ['any', 'every', 'all'].includes(before?.low ?? '');
  const forms = [WHICHEVER, TAKEN_IN, INCLUDED, ...(isAny ? [ALONE] : [])];
  const [said = ''] = forms.flatMap((form) => form.exec(text)?.[0] ?? []);
  return said === '' ? 0 : said.split(' ').length;
}

function withWithin(choice: ValueChoice, all: readonly string[]): ValueChoice {
  const within = (one: string) =>
    choice.values.some((value) => one === value || one.startsWith(`${value}|`) || isOfField(one, value));
  return { ...choice, values: all.filter(within) };
}
