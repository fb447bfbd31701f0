import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, textOf } from '../draft.ts';

/** `NPs vs physicians`: a profession and a kind of recipient tell people apart by different fields, which no answer has in one row each. */
export function askProfessionOrKind(draft: Draft): void {
  const professions = draft.tags.filter(isProfession);
  // `MDs vs DOs per doctor`: doctors are both.
  const kinds = draft.tags.filter(isKind).filter((tag) => before(draft, tag)?.kind !== 'by');
  const isAsked = has(draft, 'compare', 'versus') || areJoined(draft, [...professions, ...kinds]);
  if (draft.ambiguity || !isAsked) return;
  const [kind, another] = kinds;
  const [first, last] = [professions[0], professions.at(-1)];
  if (!kind || another || !first || !last) return;
  const isBefore = kind.from < first.from;
  const [one, other] = [textOf(draft, { from: first.from, to: last.to }), textOf(draft, kind)];
  const between = textOf(draft, isBefore ? { from: kind.to, to: first.from } : { from: last.to, to: kind.from });
  const choices = [
    [one, 'MDs and DOs'],
    ['non-physician practitioners', other],
  ];
  draft.ambiguity = {
    text: `${one} are told apart by their profession, ${other} by the kind of recipient: which of them?`,
    choices: choices.map(([profession, who]) => ({
      label: `${profession} and ${who}`,
      words: isBefore ? `${who} ${between} ${profession}` : `${profession} ${between} ${who}`,
    })),
    from: Math.min(kind.from, first.from),
    to: Math.max(kind.to, last.to),
  };
}

/** `physicians, NPs and PAs`: nothing stands between them but what joins. */
function areJoined({ tags }: Draft, people: readonly Tag[]): boolean {
  const [from, to] = [Math.min(...people.map((one) => one.from)), Math.max(...people.map((one) => one.to))];
  const between = tags.filter((tag) => tag.from >= from && tag.to <= to && !people.includes(tag));
  return (
    between.some(({ kind }) => kind === 'and' || kind === 'or') && between.every(({ kind }) => JOINS.includes(kind))
  );
}

const JOINS: readonly Kind[] = ['and', 'or', 'filler'];

function isProfession(tag: Tag): tag is TagOf<'value'> {
  return tag.kind === 'value' && tag.choices[0]?.field === 'primary_type';
}

function isKind(tag: Tag): tag is TagOf<'noun'> {
  return tag.kind === 'noun' && tag.noun.where?.some(({ field }) => field === 'recipient_type') === true;
}

const PEOPLE: readonly string[] = ['specialty', 'primary_type', 'recipient_type'];

/** `cardiologists vs nurse practitioners`: no row is both, and none holds one of them alone. */
export function refuseUnlikePeople(draft: Draft): void {
  if (draft.ambiguity) return;
  for (const mark of draft.tags) {
    const sides = sidesOf(draft, mark);
    const [one, other] = sides.flatMap((side) => (side && peopleField(side)) ?? []);
    if (one === undefined || other === undefined || one === other) continue;
    const [first, second] = sides.map((side) => side && textOf(draft, side));
    draft.cannot = `I cannot set ${first} and ${second} beside each other: the data tells them apart by different fields. Ask for each by itself.`;
  }
}

/** What stands beside a mark; on either side of `versus` it may have a place: `cardiologists in Texas vs hospitals in Ohio`. */
function sidesOf(draft: Draft, mark: Tag): (Tag | undefined)[] {
  const { tags } = draft;
  if (mark.kind === 'versus') {
    const isPeople = (tag: Tag) => peopleField(tag) !== undefined;
    const at = tags.indexOf(mark);
    return [tags.slice(0, at).findLast(isPeople), tags.slice(at).find(isPeople)];
  }
  const isMark = has(draft, 'compare', 'versus') && ['and', 'or'].includes(mark.kind);
  return isMark ? [before(draft, mark), after(draft, mark)] : [];
}

function peopleField(tag: Tag): string | undefined {
  const field = tag.kind === 'value' ? tag.choices[0]?.field : isKind(tag) ? 'recipient_type' : undefined;
  return field !== undefined && PEOPLE.includes(field) ? field : undefined;
}
