import type { Analytics, Scope } from '@pellucid/analytics';
import type { Cell } from '@pellucid/contract';
import type { DataPort, FoundValue } from './data-port.ts';

/** Names of public sources are no secret: they are read once for all who ask, whatever their tier. */
const SYSTEM: Scope = { kind: 'system' };

/** What has been read, for one data version of one gate. */
const remembered = new WeakMap<Analytics, { version: string; answers: Map<string, Promise<unknown>> }>();

/** The data as one scope may ask for it: the query gate, seen through the port of the interpreter; whose company it is, `beside` knows. */
export function gatePort(analytics: Analytics, scope: Scope, beside: Pick<DataPort, 'ownCompany'> = {}): DataPort {
  const describe = () => analytics.describe(scope);

  /** Lists are read as who asks where they are private, else once for everyone. */
  async function readerOf(source: string): Promise<{ reader: Scope; key: string }> {
    const { sources } = await describe();
    const isPublic = sources.find(({ name }) => name === source)?.visibility === 'public';
    return isPublic ? { reader: SYSTEM, key: source } : { reader: scope, key: `${source} ${JSON.stringify(scope)}` };
  }

  return {
    ...beside,
    describe,
    async valuesOf({ source, field }) {
      const { reader, key } = await readerOf(source);
      return once(analytics, `values ${key} ${field}`, async () => {
        const { chunks } = await analytics.stream({ source, dimensions: [field] }, reader);
        const values: string[] = [];
        for await (const rows of chunks) for (const [value] of rows) if (typeof value === 'string') values.push(value);
        return values;
      });
    },
    async placesOf(source) {
      const { reader, key } = await readerOf(source);
      return once(analytics, `places ${key}`, async () => {
        const { chunks } = await analytics.stream({ source, dimensions: ['city', 'state'] }, reader);
        const places: [string, string][] = [];
        for await (const rows of chunks)
          for (const [city, state] of rows) if (city && state) places.push([String(city), String(state)]);
        return places;
      });
    },
    async search({ source, field, text, limit }) {
      const found = await analytics.search({ source, field, text, limit }, scope);
      const names = await analytics.namesOf({ source, field, values: found.map(({ value }) => value) }, scope);
      return found.flatMap(({ value, description }) => foundValue(value, description, names));
    },
    async rowsOf(query) {
      const { rows } = await analytics.run(query, scope);
      return rows.map((row) => row.slice(0, query.dimensions?.length));
    },
    check: (query) => analytics.check(query, scope),
    async latestDate(source) {
      const { reader, key } = await readerOf(source);
      return once(analytics, `latest ${key}`, async () => {
        const { dataThrough } = await analytics.run({ source, measures: ['records'] }, reader);
        return dataThrough;
      });
    },
  };
}

type Named = Awaited<ReturnType<Analytics['namesOf']>>;

function foundValue(value: Cell, description: string | undefined, names: Named): FoundValue[] {
  if (value === null) return [];
  const named = names.find((one) => one.value === value);
  const known = named ? { name: named.name, description: named.description } : description && { description };
  return [{ value: String(value), ...known }];
}

async function once<T>(analytics: Analytics, key: string, read: () => Promise<T>): Promise<T> {
  const version = await analytics.dataVersion(SYSTEM);
  const known = remembered.get(analytics);
  const held = known?.version === version ? known : { version, answers: new Map<string, Promise<unknown>>() };
  if (held !== known) remembered.set(analytics, held);
  const earlier = held.answers.get(key) as Promise<T> | undefined;
  if (earlier) return earlier;
  const reading = read();
  held.answers.set(key, reading);
  // What failed is asked again.
  reading.catch(() => held.answers.delete(key));
  return reading;
}
