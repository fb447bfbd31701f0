import type { QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLedger } from '../ledger/load-ledger.ts';
import type { Scope } from '../scope/scope.ts';
import { catalogueQuestions } from '../testing/catalogue-questions.ts';
import {
  type FixtureWarehouse,
  loadShippedModel,
  openFixtureAnalytics,
  openFixtureWarehouse,
} from '../testing/index.ts';
import { questionOf } from '../testing/question-arbitrary.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { system, analyst, rival } = SCOPES;
const model = await loadShippedModel();
const PUBLIC = [...model.sources.values()].flatMap(({ name, visibility }) =>
  visibility.kind === 'public' ? [name] : [],
);
const ofBoards = (await catalogueQuestions()).map(({ query }) => query);
const random = [...model.sources.values()].flatMap((source) =>
  fc.sample(questionOf(source, model), { numRuns: 6, seed: 214 }),
);

/** What type-ahead is asked with: beginnings of public names, and of what the hostile rows call them. */
const TYPED = ['aster', 'moreno', '9999999999', 'hacked'];

/** Everything that a scope is told: each answer whole, but for how long it took. */
async function everythingFor(
  analytics: Analytics,
  { scope, sources, questions }: { scope: Scope; sources: readonly string[]; questions: readonly QueryInput[] },
) {
  const told: string[] = [];
  for (const query of questions) {
    const { elapsedMs: _, ...answer } = await analytics.run(query, scope, { noCache: true });
    told.push(JSON.stringify([query, answer]));
  }
  for (const name of sources) {
    for (const { name: field, lookup } of model.sources.get(name)?.dimensions.values() ?? []) {
      if (!lookup) continue;
      for (const text of TYPED) {
        told.push(JSON.stringify([field, text, await analytics.search({ source: name, field, text }, scope)]));
      }
    }
  }
  told.push(JSON.stringify(await analytics.describe(scope === system ? SCOPES.public : scope)));
  return told;
}

/** Lines that try to be taken for what others own: their ids under other names, their records, their company. */
const HOSTILE = `CREATE TEMP TABLE hostile AS SELECT
  program_year, make_date(2099, 12, 31) AS date, 1000000.01 AS amount, 1 AS payments, record_id,
  NULL AS other_products, chr(0) || chr(7) || '=1+1' AS context, record_id AS home_system_id, true AS reportable,
  1 AS owner_company_id, 1 AS data_set_id, 1 AS data_file_id, 1 AS company_key,
  company_id, lower(company) || ' hacked' AS company, 'ZZ' AS company_state, 'Nowhere' AS company_country,
  'Hacked Holdings' AS submitting_company,
  recipient_id, 'Hacked ' || chr(27) || chr(10) || recipient AS recipient, '9999999999' AS recipient_npi,
  recipient_type, 'Hacked|' || specialty AS specialty, specialty_group,
  'ZZ' AS state, 'Springfield' AS city, 'Nowhere' AS country, nature || ' ' AS nature, upper(form) AS form,
  product, 'Hacked' AS product_type, 'Hacked' AS product_category, third_party, 'Hacked' AS dispute_status
FROM general
  JOIN company ON company.key = company_key JOIN recipient ON recipient.key = recipient_key
  JOIN recipient_type ON recipient_type.key = recipient_type_key JOIN specialty ON specialty.key = specialty_key
  JOIN nature ON nature.key = nature_key JOIN form ON form.key = form_key
  JOIN product_list ON product_list.key = product_list_key JOIN third_party ON third_party.key = third_party_key`;

describe('hostile lines in the ledger of one company', () => {
  let warehouse: FixtureWarehouse;
  const before = new Map<string, string[]>();
  let analytics: Analytics;
  const everything = async () => {
    analytics = await openFixtureAnalytics({ warehouse, model });
    // Who asks for everybody may ask, within a public question, who is in any ledger: such an answer is private.
    const publicOnes = [...ofBoards, ...random].filter((query) => !JSON.stringify(query).includes('"source":"ledger"'));
    const sources = [...model.sources.keys()];
    return new Map([
      ['the public', await everythingFor(analytics, { scope: system, sources: PUBLIC, questions: publicOnes })],
      ['another company', await everythingFor(analytics, { scope: analyst, sources, questions: random })],
    ]);
  };

  beforeAll(async () => {
    warehouse = await openFixtureWarehouse();
    for (const [who, told] of await everything()) before.set(who, told);
    const connection = await warehouse.connect();
    await connection.run(HOSTILE);
    expect(await loadLedger(connection, { ownerCompanyId: 2, lines: 'hostile' })).toBe(100);
    connection.closeSync();
  });

  it('change no answer of the public sources, and none of another company', async () => {
    for (const [who, told] of await everything()) {
      expect(told.length, who).toBeGreaterThan(80);
      const changed = told.filter((one, index) => one !== before.get(who)?.[index]);
      expect(changed.slice(0, 3), who).toEqual([]);
    }
  });

  it('are what their owner sees, each under the name that it was given', async () => {
    const found = await analytics.search({ source: 'ledger', field: 'recipient', text: 'hacked' }, rival);
    expect(found.length).toBeGreaterThan(1);
    expect(await analytics.search({ source: 'general', field: 'recipient', text: 'hacked' }, rival)).toEqual([]);
    expect(await analytics.search({ source: 'ledger', field: 'recipient', text: 'hacked' }, analyst)).toEqual([]);
    const own = {
      source: 'ledger',
      measures: ['records'],
      where: [{ field: 'record_id', op: 'eq' as const, value: 'R0001' }],
    };
    expect((await analytics.run(own, rival)).rows).toEqual([[1]]);
    expect((await analytics.run(own, analyst)).rows).toEqual([[1]]);
  });
});
