import { type Analytics, isFree, type Scope } from '@pellucid/analytics';
import {
  type Cell,
  type CompetitorRow,
  MAX_LOOKUP_ROWS,
  type NameRow,
  type PersonRow,
  type QueryInput,
} from '@pellucid/contract';
import { badRequest, notFound } from '../../http/problems.ts';
import { inMeantOrder } from './specialty-order.ts';

/** Who asks, and when to stop asking. */
export interface Asking {
  scope: Scope;
  signal: AbortSignal;
}

/** Where the header filter of a page finds its choices, as it is configured; empty where nothing is. */
export interface ConfiguredFilter {
  datatable: string;
  column: string;
}

/** What pages look in where they name no data table. */
const DEFAULT_SOURCE = 'general';
/** Subsidiaries are a company's own: those that pay, of its ledger, where its page says nothing else. */
const SUBSIDIARIES = { source: 'ledger', column: 'company' } as const;
/** A select is no place for more. */
const MOST_SUBSIDIARIES = 1_000;
/** Fewer match any text of three letters: the registry of specialties has 900. */
const MOST_SPECIALTIES = 200;
const PERSON = 'recipient_id';
const PHYSICIAN = 'Covered Recipient Physician';
const TEACHING_HOSPITAL = 'Covered Recipient Teaching Hospital';
const NOTHING = 'N/A';

/** A page may name several, separated by commas; its filter goes by the first. */
function firstOf(names: string): string | undefined {
  return names.split(',')[0]?.trim() || undefined;
}

function sourceOf(datatable: string, otherwise: string = DEFAULT_SOURCE): string {
  return firstOf(datatable)?.toLowerCase() ?? otherwise;
}

const nameRow = (name: string, index: number): NameRow => [index + 1, name, name];

/** The questions of the header filters, asked of the query gate in the caller's scope. */
export function createLookups(analytics: Analytics) {
  async function names(datatable: string, field: string, text: string, { scope, signal }: Asking): Promise<NameRow[]> {
    const request = { source: sourceOf(datatable), field, text, limit: MAX_LOOKUP_ROWS };
    const found = await analytics.search(request, scope, { signal });
    return found.map(({ value }, index) => nameRow(String(value), index));
  }

  /** People by name; those of one name are told apart by what most of their records say of them. */
  async function people(datatable: string, text: string, { scope, signal }: Asking): Promise<PersonRow[]> {
    const asked = { source: sourceOf(datatable), field: PERSON };
    const found = await analytics.search({ ...asked, text, limit: MAX_LOOKUP_ROWS }, scope, { signal });
    const values = found.map(({ value }) => value);
    const named = await analytics.namesOf({ ...asked, values }, scope, { signal });
    return named.map(({ value, name, description }, index) => [index + 1, name, name, String(value), description]);
  }

  /** Of all that match, those that are meant first: the shortest path of names says nothing of what people look for. */
  async function specialties(datatable: string, field: string, text: string, asking: Asking): Promise<NameRow[]> {
    const source = sourceOf(datatable);
    const { scope, signal } = asking;
    const found = await analytics.search({ source, field, text, limit: MOST_SPECIALTIES }, scope, { signal });
    const values = found.flatMap(({ value }) => (value === null ? [] : [String(value)]));
    // The free tier may not count what it chooses itself.
    if (values.length === 0 || isFree(scope)) return values.slice(0, MAX_LOOKUP_ROWS).map(nameRow);
    const where = [{ field, op: 'in' as const, value: values }];
    const counted = await rows({ source, measures: ['records'], dimensions: [field], where }, asking);
    const records = new Map(counted.map(([value, count]) => [value, Number(count)]));
    const meant = inMeantOrder(
      values.map((value) => ({ value, records: records.get(value) ?? 0 })),
      text,
    );
    return meant.slice(0, MAX_LOOKUP_ROWS).map(nameRow);
  }

  async function rows(query: QueryInput, { scope, signal }: Asking): Promise<Cell[][]> {
    return (await analytics.run(query, scope, { signal })).rows;
  }

  async function competitorRow(id: number, company: string, year: string, asking: Asking): Promise<CompetitorRow> {
    const inYear = year === 'All' ? [] : [{ field: 'program_year', op: 'eq' as const, value: Number(year) }];
    const question = {
      source: DEFAULT_SOURCE,
      measures: ['total_amount', 'payments'],
      where: [{ field: 'company', op: 'eq' as const, value: company }, ...inYear],
    };
    const [byType, [total]] = await Promise.all([
      rows({ ...question, dimensions: ['recipient_type'] }, asking),
      rows(question, asking),
    ]);
    if (byType.length === 0) return [id, company, company, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
    const paidTo = (type: string): [string, number] => {
      const [, amount = '0.00', payments = 0] = byType.find(([value]) => value === type) ?? [];
      return [String(amount), Number(payments)];
    };
    return [id, company, company, ...paidTo(PHYSICIAN), ...paidTo(TEACHING_HOSPITAL), String(total?.[0] ?? '0.00')];
  }

  return {
    names,
    people,
    specialties,

    compare: (company: string, competitor: string, year: string, asking: Asking) =>
      Promise.all([competitorRow(1, company, year, asking), competitorRow(2, competitor, year, asking)]),

    /** Of companies that share a name, the one that paid most. */
    async companyDetails(name: string, asking: Asking) {
      const [found] = await rows(
        {
          source: DEFAULT_SOURCE,
          measures: ['total_amount'],
          dimensions: ['company', 'company_state', 'company_country'],
          where: [{ field: 'company', op: 'eq', value: name }],
          orderBy: [{ field: 'total_amount', direction: 'desc' }],
          limit: 1,
        },
        asking,
      );
      if (found === undefined) throw notFound();
      const [companyName = null, companyState = null, companyCountry = null] = found;
      return { companyName, companyState, companyCountry };
    },

    /** The values of the filter's column among the rows that the caller may see, by name. */
    async subsidiaries({ datatable, column }: ConfiguredFilter, asking: Asking): Promise<[number, string][]> {
      const name = firstOf(column) ?? SUBSIDIARIES.column;
      const found = await rows(
        {
          source: sourceOf(datatable, SUBSIDIARIES.source),
          dimensions: [name],
          where: [{ field: name, op: 'notEmpty' }],
          orderBy: [{ field: name, direction: 'asc' }],
          limit: MOST_SUBSIDIARIES,
        },
        asking,
      );
      return found.map(([value], index) => [index + 1, String(value)]);
    },

    async programYears(datatable: string, { scope }: Asking): Promise<number[]> {
      const { sources } = await analytics.describe(scope);
      const source = sources.find(({ name }) => name === sourceOf(datatable));
      if (source === undefined) {
        throw badRequest(
          `There is no data table '${datatable}' for you`,
          'configurationStandardPagesFilter',
          'datatable',
        );
      }
      return source.programYears.toSorted((a, b) => b - a);
    },
  };
}
