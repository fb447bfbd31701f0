import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';
import { type Group, NAME_OF_SETS, type Reading, type ValueFilter } from '../reading.ts';

type Sets = NonNullable<Extract<Group, { kind: 'dimension' }>['sets']>;

/** `cardiologists vs oncologists`, `HCPs vs HCOs`: words that stand for several values each are a row each; undefined where each stands for one. */
export function setsOf(draft: Draft, filter: ValueFilter): Sets | undefined {
  const sets = draft.tags.flatMap((tag) => setOf(draft, tag, filter) ?? []);
  const values = sets.flatMap((set) => set.values);
  if (sets.length < 2 || values.length === sets.length || !isAll(filter.values, values)) return undefined;
  if (new Set(values).size === values.length) return sets;
  const names = sets.map(({ name }) => name.toLowerCase()).join(' and ');
  draft.cannot = `Some are counted to both of ${names}: ask for each by itself.`;
  return undefined;
}

function setOf(draft: Draft, tag: Tag, { field, values }: ValueFilter): Sets[number] | undefined {
  // `the number of people` is a figure of each.
  const isCounted = draft.tags[draft.tags.indexOf(tag) - 1]?.kind === 'count';
  const meant = tag.kind === 'value' ? tag.choices : tag.kind === 'noun' && !isCounted ? (tag.noun.where ?? []) : [];
  const own = meant.find((one) => one.field === field && one.values.every((value) => values.includes(value)));
  const words = draft.tokens.slice(tag.from, tag.to).map(({ text, low }) => (tag.kind === 'noun' ? text : low));
  return own && { name: nameOf(words), values: own.values };
}

function nameOf(words: readonly string[]): string {
  const name = words.map((word) => word.replace(/'s$/, '')).join(' ');
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
}

const isAll = (values: readonly string[], ofSets: readonly string[]) => values.every((value) => ofSets.includes(value));

/** Once other values are asked for, rows that put some together are rows of single values again. */
export function withSetsThatHold(reading: Reading): Reading {
  const { groups, filters, ranking } = reading;
  const group = groups.find((one) => one.kind === 'dimension' && one.sets);
  if (group?.kind !== 'dimension' || !group.sets || holds(group.sets, group.dimension, filters)) return reading;
  const { dimension } = group;
  const within = ranking?.within?.map((name) => (name === NAME_OF_SETS ? dimension : name));
  return {
    ...reading,
    groups: groups.map((one) => (one === group ? { kind: 'dimension', dimension } : one)),
    ...(ranking && within && { ranking: { ...ranking, within } }),
  };
}

function holds(sets: Sets, dimension: string, filters: readonly ValueFilter[]): boolean {
  const values = sets.flatMap((set) => set.values);
  const filter = filters.find(({ field }) => field === dimension);
  return filter !== undefined && values.length === filter.values.length && isAll(filter.values, values);
}
