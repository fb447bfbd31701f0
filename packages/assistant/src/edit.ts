import type { ModelDescription } from '@pellucid/contract';
import { chipsOf } from './answer/chips.ts';
import { answered } from './answered.ts';
import { drafted, isSettled } from './drafted.ts';
import { withCondition } from './edited-condition.ts';
import type { DataPort } from './port/data-port.ts';
import type { Chip, Context, Interpretation } from './port/interpretation.ts';
import { unusedPart } from './query/unused-part.ts';
import type { Draft } from './reading/draft.ts';
import { readingOf } from './reading/read-question.ts';
import type { Reading } from './reading/reading.ts';
import { refusal } from './refusals/refusals.ts';
import { remembering } from './turns/earlier-answers.ts';

/** A part of an interpretation, and the words in its place; without words it is left out. */
export interface ChipEdit {
  readonly chip: Pick<Chip, 'slot' | 'label' | 'text'>;
  readonly words: string;
}

/** The interpretation with one part said otherwise or left out, and all else as it was. */
export async function edited(context: Context, { chip, words }: ChipEdit, data: DataPort): Promise<Interpretation> {
  const { reading } = context;
  const place = placeOf(reading, chip, await data.describe());
  if (place < 0) return refusal('cannot', `This answer has no part “${chip.label} ${chip.text}”.`);
  const said = words.trim();
  const draft = said === '' ? undefined : await drafted(questionOf(chip.slot, said), { reading }, data);
  if (draft && isSettled(draft)) return draft;
  if (draft && saysMore(draft, chip.slot))
    return refusal('cannot', `Only ${chip.label} can be said here. Ask “${said}” as a question for the rest.`);
  const next = withPart(reading, chip, place, draft && readingOf(draft));
  if (next === undefined)
    return refusal(
      'not-understood',
      draft ? `I could not read “${said}” as ${chip.label}.` : `Without ${chip.text} nothing is asked.`,
    );
  const unused = unusedPart(next);
  if (unused !== undefined) return refusal('cannot', unused);
  const read = await readAgain({ reading: next }, data, draft?.assumptions);
  return read.kind === 'answer' ? remembering(read, context) : read;
}

/** The interpretation that a reading is, whatever the question said at first. */
export async function readAgain(
  { reading, before }: Context,
  data: DataPort,
  assumptions: readonly string[] = [],
): Promise<Interpretation> {
  const read = await answered(reading, { assumptions: [...assumptions], isFollowUp: false }, data);
  return read.kind === 'answer' ? { ...read, context: { reading, isEdited: true, ...(before && { before }) } } : read;
}

/** Words of a slot as they stand in a question: how many are shown says nothing without whom. */
function questionOf(slot: Chip['slot'], words: string): string {
  if (slot === 'group') return `by ${words}`;
  return slot === 'order' ? `${words} companies` : words;
}

/** Where among the parts of its slot a chip stands; below zero where it is none of the reading's. */
function placeOf(reading: Reading, chip: ChipEdit['chip'], model: ModelDescription): number {
  const ofSlot = chipsOf(reading, model).filter(({ slot }) => slot === chip.slot);
  return ofSlot.findIndex(({ label, text }) => label === chip.label && text === chip.text);
}

/** Whether words say anything beside a part of a slot: it would be dropped. */
function saysMore(draft: Draft, slot: Chip['slot']): boolean {
  const { filters, periods, thresholds, groups, ranking, comparison, source, among, isList, isNew, tags } = draft;
  const figures = tags.filter(({ kind }) => ['count', 'statistic', 'measure'].includes(kind));
  const said: Readonly<Record<Chip['slot'], unknown>> = {
    board: false,
    source,
    figure: figures.length > 0,
    group: groups.length > (slot === 'order' ? 1 : 0),
    filter: filters.length > 0,
    time: periods.length > 0,
    condition: thresholds.length > 0,
    order: ranking,
    comparison,
  };
  const others = Object.entries(said).filter(([name]) => name !== slot);
  return among !== undefined || isList || isNew || others.some(([, is]) => Boolean(is));
}

/** The reading with what another says of a slot in place of one of its parts; undefined where that says nothing, or nothing would be left. */
function withPart(
  reading: Reading,
  { slot }: ChipEdit['chip'],
  place: number,
  next: Reading | undefined,
): Reading | undefined {
  const spliced = <T>(list: readonly T[], items: readonly T[] = []): readonly T[] => list.toSpliced(place, 1, ...items);
  const isSaid = (items: readonly unknown[] | undefined) => items === undefined || items.length > 0;
  switch (slot) {
    case 'source':
      return next && { ...reading, source: next.source };
    case 'figure': {
      const figures = spliced(reading.figures, next?.figures);
      return isSaid(next?.figures) && figures.length > 0 ? { ...reading, figures } : undefined;
    }
    case 'group': {
      const groups = spliced(reading.groups, next?.groups);
      const { ranking: _, ...unranked } = reading;
      // Without rows there is nothing to rank.
      return isSaid(next?.groups) ? { ...(groups.length > 0 ? reading : unranked), groups } : undefined;
    }
    case 'filter':
      return isSaid(next?.filters) ? { ...reading, filters: spliced(reading.filters, next?.filters) } : undefined;
    case 'time':
      return isSaid(next?.periods) ? { ...reading, periods: spliced(reading.periods, next?.periods) } : undefined;
    case 'condition':
      return withCondition(reading, place, next);
    case 'order': {
      const { ranking: _, ...rest } = reading;
      return next === undefined ? rest : next.ranking && { ...rest, ranking: next.ranking };
    }
    case 'comparison': {
      const { comparison: _, ...rest } = reading;
      return next === undefined ? rest : next.comparison && { ...rest, comparison: next.comparison };
    }
    case 'board':
      return undefined;
  }
}
