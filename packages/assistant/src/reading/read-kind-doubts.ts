import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { type Draft, has, textOf } from './draft.ts';

/** `NPs vs physicians`: a profession and a kind of recipient tell people apart by different fields, which no answer has in one row each. */
export function askProfessionOrKind(draft: Draft): void {
  const professions = draft.tags.filter(isProfession);
  const kinds = draft.tags.filter(isKind);
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
