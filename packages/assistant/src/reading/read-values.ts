import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import type { ValueChoice } from '../values/value-index.ts';
import { after, before, type Draft, isFree, MAX_CHOICES, take, textOf } from './draft.ts';
import { type Negation, reachOf, unclearReach } from './negation.ts';
import { askStateOrCity, besidePlaces, isAroundCities, isStateAndCity, placed } from './places/places-named.ts';
import type { ValueFilter } from './reading.ts';

/** What else a field is called: a noun beside a value says which of several it is. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  company: ['company', 'company_family', 'company_country'],
  company_family: ['company_family', 'company'],
  product: ['product', 'product_type', 'product_category'],
  product_category: ['product_category'],
  specialty: ['specialty'],
  specialty_classification: ['specialty_classification'],
  specialty_group: ['specialty_group'],
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

/** Values that are named, as conditions; several of one field are any of them. */
export function readValues(draft: Draft): void {
  if (draft.leftOut) readParsedValues(draft, draft.leftOut);
  else readValuesByWords(draft);
}

/** Where a sentence has said which values are left out. */
function readParsedValues(draft: Draft, leftOut: ReadonlySet<Tag>): void {
  take(draft, ...draft.tags.filter(({ kind }) => kind === 'not'));
  for (const tag of draft.tags) {
    if (tag.kind !== 'value' || draft.used.has(tag)) continue;
    take(draft, tag);
    const choice = placed(draft, tag, chosen(draft, tag));
    if (draft.ambiguity) return;
    if (choice) addFilter(draft, filterOf(draft, tag, choice, leftOut.has(tag)));
  }
}

/** How far a word that leaves out reaches is told by the words behind it. */
function readValuesByWords(draft: Draft): void {
  let negation: Negation | undefined;
  for (const tag of draft.tags) {
    if (tag.kind === 'not') negation = { word: tag };
    else if (tag.kind === 'value' && !draft.used.has(tag)) {
      take(draft, tag);
      const choice = placed(draft, tag, chosen(draft, tag));
      if (draft.ambiguity) return;
      if (negation) take(draft, negation.word);
      const reach = negation && choice && reachOf(draft, negation, tag, choice.field);
      draft.cannot ??= negation && reach && unclearReach(draft, negation, tag, reach);
      if (reach !== 'leftOut') negation = undefined;
      if (choice) addFilter(draft, filterOf(draft, tag, choice, reach === 'leftOut'));
      if (negation && choice) negation = { ...negation, last: { tag, field: choice.field } };
    } else if (negation && endsNegation(draft, tag, negation)) negation = undefined;
  }
}

function filterOf(draft: Draft, tag: TagOf<'value'>, { field, values }: ValueChoice, isNegated: boolean): ValueFilter {
  const { name } = tag;
  return {
    field,
    values,
    text: name ?? textOf(draft, tag),
    ...(name !== undefined && { names: Object.fromEntries(values.map((id) => [id, name])) }),
    at: tag.from,
    ...(isNegated && { isNegated }),
  };
}

/** `but` starts anew, and so does what says something else; `not paid by` goes on. */
function endsNegation(draft: Draft, tag: Tag, { word }: Negation): boolean {
  const isPassive = tag.kind === 'verb' && isFree(draft, word, 'not') && after(draft, word) === tag;
  return textOf(draft, tag).toLowerCase() === 'but' || (!BESIDE.includes(tag.kind) && !isPassive);
}

/** What may stand between a word that leaves out and the value that is left out; `not paid by` too. */
const BESIDE: readonly Kind[] = ['and', 'or', 'preposition', 'filler', 'unit', 'noun', 'by'];

function addFilter(draft: Draft, filter: ValueFilter): void {
  const same = draft.filters.findIndex(
    (one) => one.field === filter.field && one.isNegated === filter.isNegated && !isOfNoun(one),
  );
  const known = draft.filters[same];
  if (known) draft.filters[same] = withMore(known, filter);
  else draft.filters.push(filter);
}

/** Values beside those that a condition has, with what each is called. */
export function withMore(known: ValueFilter, { values, names }: Pick<ValueFilter, 'values' | 'names'>): ValueFilter {
  const all = { ...known.names, ...names };
  return {
    ...known,
    values: [...new Set([...known.values, ...values])],
    ...(Object.keys(all).length > 0 && { names: all }),
  };
}

/** What a noun says (`drugs`) holds beside the values. */
function isOfNoun(filter: ValueFilter): boolean {
  return filter.text === undefined;
}

/** The one thing that a phrase means here, or none and a question back. */
function chosen(draft: Draft, tag: TagOf<'value'>): ValueChoice | undefined {
  const hints = hintsOf(draft, tag);
  if (hints.length === 0 && isPayer(draft, tag)) hints.push('company_family', 'company');
  const state = isAroundCities(draft, tag) ? tag.choices.find(({ field }) => field === 'state') : undefined;
  if (state) return accepted(draft, tag, state);
  const fitting = tag.choices.filter(({ field }) => hints.includes(field));
  const asCompanies = besideCompanies(draft, tag);
  if (asCompanies) return accepted(draft, tag, asCompanies);
  const choices = nearestOf(fitting.length > 0 ? fitting : tag.choices);
  const fields = [...new Set(choices.map(({ field }) => field))];
  if (tag.isPerson) return choices.find(({ field }) => field === 'specialty' || field === 'primary_type') ?? choices[0];
  if (fitting.length === 0 && fields.includes('state') && fields.includes('city') && isStateAndCity(draft, tag)) {
    const beside = besidePlaces(draft, tag);
    return beside === undefined ? askStateOrCity(draft, tag) : choices.find(({ field }) => field === beside);
  }
  const field = isOneCompany(choices) ? 'company' : (PREFERRED.find((one) => fields.includes(one)) ?? fields[0]);
  const same = choices.filter((choice) => choice.field === field);
  const [only] = same;
  if (only?.field === 'company_country' && only.nearness === 'short' && !hints.includes(only.field))
    draft.cannot = `${textOf(draft, tag)} is where companies are, and no recipients: say companies in ${textOf(draft, tag)}.`;
  if (same.length === 1 && only) return accepted(draft, tag, only);
  return askValue(draft, tag, same, tag.choices.find(isArea));
}

/** The fields that nouns beside a value say: of `physicians, oncology products` the one that it stands before says it alone. */
function hintsOf(draft: Draft, tag: TagOf<'value'>): string[] {
  const fieldsOf = (one: Tag | undefined) => (one?.kind === 'noun' ? (RELATED[one.noun.dimension] ?? []) : []);
  const next = after(draft, tag, ['filler']);
  const isNamed = next?.from === tag.to && tag.choices.some(({ field }) => fieldsOf(next).includes(field));
  if (isNamed) return [...fieldsOf(next)];
  const earlier = before(draft, tag, ['filler', 'preposition', 'and', 'value', 'by']);
  return [...fieldsOf(next), ...fieldsOf(earlier), ...hintsOfLast(draft, tag)];
}

/** `paid by Axonics`, `Axonics paid`, `Axonics versus Medtronic`: a company, though a product has its name. */
function isPayer(draft: Draft, tag: TagOf<'value'>): boolean {
  const at = draft.tags.indexOf(tag);
  const [before, next] = [draft.tags[at - 1], draft.tags[at + 1]];
  const isBy = before !== undefined && ['by', 'from'].includes(textOf(draft, before).toLowerCase());
  const isActing = next?.kind === 'verb' && next.role === 'payer' && textOf(draft, next) !== 'paid by';
  const opposite =
    before?.kind === 'versus' ? draft.tags[at - 2] : next?.kind === 'versus' ? draft.tags[at + 2] : undefined;
  const isBesideCompany = opposite?.kind === 'value' && opposite.choices[0]?.field.startsWith('company') === true;
  return isBy || isActing || isBesideCompany;
}

/** `oncology` is a therapeutic area, too, where no specialty is called so. */
function isArea({ field, nearness }: ValueChoice): boolean {
  return field === 'product_category' && nearness === 'exact';
}

/** `cardiology and oncology products`: the noun after the last of several is of each that it fits. */
function hintsOfLast(draft: Draft, tag: TagOf<'value'>): readonly string[] {
  const rest = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  const end = rest.findIndex(({ kind }) => !['filler', 'and', 'or', 'versus', 'value'].includes(kind));
  const noun = rest[end];
  const others = rest.slice(0, Math.max(end, 0)).filter((one) => one.kind === 'value');
  if (noun?.kind !== 'noun' || noun.noun.dimension !== 'product' || others.length === 0) return [];
  const fields = ['product_category', 'product_type'];
  return fields.filter((field) => others.every((one) => one.choices.some((choice) => choice.field === field)));
}

/** A family beside a company that has none is read as its companies: conditions on two fields would hold for nobody. */
function besideCompanies(draft: Draft, tag: TagOf<'value'>): ValueChoice | undefined {
  const isFamily = ({ choices }: TagOf<'value'>) => choices.some(({ field }) => field === 'company_family');
  const isCompany = (one: TagOf<'value'>) =>
    one.choices[0]?.field === 'company' ||
    (isPayer(draft, one) && one.choices.some(({ field }) => field === 'company'));
  const isCompanyAlone = draft.tags.some((one) => one.kind === 'value' && !isFamily(one) && isCompany(one));
  // All kinds of payments together know companies alone.
  if (!(isCompanyAlone || draft.source === 'all_payments') || !isFamily(tag)) return undefined;
  const companies = tag.choices.filter(({ field }) => field === 'company');
  const values = [...new Set(companies.flatMap((choice) => choice.values))];
  return values.length > 0 ? { field: 'company', values, nearness: 'short' } : undefined;
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
  const text = textOf(draft, tag).replace(/'s?$/, '');
  const [value = ''] = choice.values;
  if (choice.field === 'company_family') draft.assumptions.push(`“${text}” is taken as the company family ${value}.`);
  else if (choice.values.length > 1) draft.assumptions.push(`“${text}” is taken as ${listed(choice.values)}.`);
  else if (!['exact', 'alias'].includes(choice.nearness) && value.toLowerCase() !== text.toLowerCase())
    draft.assumptions.push(`“${text}” is read as ${value}.`);
  return choice;
}

export function listed(values: readonly string[]): string {
  const names = values.map((value) => value.split('|').at(-1) ?? value);
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ');
}

function askValue(draft: Draft, tag: Tag, choices: readonly ValueChoice[], area?: ValueChoice): undefined {
  const text = textOf(draft, tag);
  const [name] = area?.values ?? [];
  const products = name === undefined ? [] : [{ label: `products in ${name}`, words: `${name} products` }];
  draft.ambiguity = {
    text: `“${text}” fits several: which do you mean?`,
    choices: [...products, ...choices.map(({ values: [value = ''] }) => ({ label: value, words: `"${value}"` }))].slice(
      0,
      MAX_CHOICES,
    ),
    from: tag.from,
    to: tag.to,
  };
}
