import type { Tag, TagOf } from '../tags/tag.ts';
import type { ValueChoice } from '../values/value-index.ts';
import { after, before, type Draft, take, textOf } from './draft.ts';
import type { ValueFilter } from './reading.ts';

/** What else a field is called: a noun beside a value says which of several it is. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  company: ['company', 'company_family'],
  company_family: ['company_family', 'company'],
  product: ['product', 'product_type', 'product_category'],
  product_category: ['product_category'],
  specialty: ['specialty'],
  recipient: ['specialty', 'primary_type', 'recipient_type', 'state'],
  state: ['state'],
  city: ['city'],
  nature: ['nature'],
  form: ['form'],
  country: ['country'],
};

/** Where a phrase means the same thing in several fields, the first of them. */
const PREFERRED = [
  'nature',
  'state',
  'form',
  'company_family',
  'company',
  'city',
  'specialty',
  'product',
  'product_type',
  'primary_type',
  'recipient_type',
  'country',
  'product_category',
  'third_party',
  'dispute_status',
];
/** Fields between which a phrase is in doubt: the reader is asked. */
const IN_DOUBT: readonly (readonly [string, string])[] = [['specialty', 'product_category']];
const MAX_CHOICES = 5;
const QUESTION_LABELS: Readonly<Record<string, string>> = {
  specialty: 'specialty',
  product_category: 'therapeutic area',
};

/** Values that are named, as conditions; several of one field are any of them. */
export function readValues(draft: Draft): void {
  let isNegated = false;
  let last: Tag | undefined;
  for (const tag of draft.tags) {
    if (tag.kind === 'not') {
      isNegated = true;
      last = tag;
    } else if (tag.kind === 'value' && !draft.used.has(tag)) {
      take(draft, tag);
      const choice = chosen(draft, tag);
      if (draft.ambiguity) return;
      if (isNegated && last) take(draft, last);
      if (choice)
        addFilter(draft, {
          field: choice.field,
          values: choice.values,
          text: textOf(draft, tag),
          at: tag.from,
          ...(isNegated && { isNegated }),
        });
    } else if (!['and', 'or', 'preposition', 'filler', 'unit', 'noun', 'by'].includes(tag.kind)) isNegated = false;
  }
}

function addFilter(draft: Draft, filter: ValueFilter): void {
  const same = draft.filters.findIndex(
    (one) => one.field === filter.field && one.isNegated === filter.isNegated && !isOfNoun(one),
  );
  const known = draft.filters[same];
  if (known) draft.filters[same] = { ...known, values: [...new Set([...known.values, ...filter.values])] };
  else draft.filters.push(filter);
}

/** What a noun says (`drugs`) holds beside the values. */
function isOfNoun(filter: ValueFilter): boolean {
  return filter.text === undefined;
}

/** The one thing that a phrase means here, or none and a question back. */
function chosen(draft: Draft, tag: TagOf<'value'>): ValueChoice | undefined {
  const hints = [
    after(draft, tag, ['filler']),
    before(draft, tag, ['filler', 'preposition', 'and', 'value', 'by']),
  ].flatMap((one) => (one?.kind === 'noun' ? (RELATED[one.noun.dimension] ?? []) : []));
  const fitting = tag.choices.filter(({ field }) => hints.includes(field));
  const choices = nearestOf(fitting.length > 0 ? fitting : tag.choices);
  const fields = [...new Set(choices.map(({ field }) => field))];
  if (tag.isPerson) return choices.find(({ field }) => field === 'specialty' || field === 'primary_type') ?? choices[0];
  const doubt = IN_DOUBT.find((pair) => pair.every((field) => fields.includes(field)));
  if (doubt && fields.length === 2) return askField(draft, tag, choices);
  const field = isOneCompany(choices) ? 'company' : (PREFERRED.find((one) => fields.includes(one)) ?? fields[0]);
  const same = choices.filter((choice) => choice.field === field);
  const [only] = same;
  if (same.length === 1 && only) return accepted(draft, tag, only);
  return askValue(draft, tag, same);
}

/** A company that is in no family stands for itself under its own name. */
function isOneCompany(choices: readonly ValueChoice[]): boolean {
  const names = (field: string) =>
    choices.filter((choice) => choice.field === field).map(({ values }) => values.join());
  const families = names('company_family');
  return families.length === 1 && names('company').join() === families.join();
}

function nearestOf(choices: readonly ValueChoice[]): readonly ValueChoice[] {
  const [first] = choices;
  const isClose = ({ nearness }: ValueChoice) =>
    nearness === first?.nearness || (first?.nearness === 'exact' && nearness === 'alias');
  return choices.filter(isClose);
}

/** What is not called so in full is said. */
function accepted(draft: Draft, tag: Tag, choice: ValueChoice): ValueChoice {
  const text = textOf(draft, tag);
  const [value = ''] = choice.values;
  if (choice.field === 'company_family') draft.assumptions.push(`“${text}” is taken as the company family ${value}.`);
  else if (choice.values.length > 1) draft.assumptions.push(`“${text}” is taken as ${listed(choice.values)}.`);
  else if (choice.nearness !== 'exact' && choice.nearness !== 'alias')
    draft.assumptions.push(`“${text}” is read as ${value}.`);
  return choice;
}

export function listed(values: readonly string[]): string {
  const names = values.map((value) => value.split('|').at(-1) ?? value);
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ');
}

function askValue(draft: Draft, tag: Tag, choices: readonly ValueChoice[]): undefined {
  const text = textOf(draft, tag);
  draft.ambiguity = {
    text: `“${text}” fits several: which do you mean?`,
    choices: choices.slice(0, MAX_CHOICES).map(({ values: [value = ''] }) => ({ label: value, words: `"${value}"` })),
    from: tag.from,
    to: tag.to,
  };
}

function askField(draft: Draft, tag: Tag, choices: readonly ValueChoice[]): undefined {
  const text = textOf(draft, tag);
  draft.ambiguity = {
    text: `“${text}” is a specialty of recipients and a therapeutic area of products: which do you mean?`,
    choices: choices.map(({ field }) => ({
      label: `${text} as ${QUESTION_LABELS[field]}`,
      words: `${text} ${QUESTION_LABELS[field]}`,
    })),
    from: tag.from,
    to: tag.to,
  };
}
