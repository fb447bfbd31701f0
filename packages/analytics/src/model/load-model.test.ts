import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadShippedModel } from '../testing/index.ts';
import { parseModel } from './load-model.ts';
import type { Source } from './model.ts';
import { CatalogueError } from './strict-yaml.ts';

const folder = new URL('../../../../catalogue/model/', import.meta.url);
const read = async (name: string) => ({ file: name, text: await readFile(new URL(name, folder), 'utf8') });

describe('the shipped model', () => {
  it('has every name that the public query API promises', async () => {
    const model = await loadShippedModel();
    expect([...model.sources.keys()].sort()).toEqual(['all_payments', 'general', 'ledger', 'ownership', 'research']);
    const general = model.sources.get('general');
    for (const name of 'program_year date company company_id company_state submitting_company recipient recipient_id recipient_type specialty specialty_group state city country nature form product product_type third_party dispute_status'.split(
      ' ',
    )) {
      expect(general?.dimensions.has(name), name).toBe(true);
    }
    for (const name of 'total_amount payments records recipients companies products average_amount median_amount'.split(
      ' ',
    )) {
      expect(general?.measures.has(name), name).toBe(true);
    }
    const ownership = model.sources.get('ownership');
    for (const name of ['amount_invested', 'value_of_interest']) expect(ownership?.measures.has(name), name).toBe(true);
    const isPrivate = ({ visibility }: Source) => visibility.kind === 'private';
    expect([...model.sources.values()].filter(isPrivate).map(({ name }) => name)).toEqual(['ledger']);
  });
});

describe('a wrong model', () => {
  it.each([
    ['an unknown key', 'label: General payments', 'labell: General payments', /general\.yml:3: unknown key "labell"/],
    [
      'a name that shared.yml lacks',
      '- company_state',
      '- company_stat',
      /general\.yml:\d+: shared\.yml has no company_stat; company_state\?/,
    ],
    [
      'a measure without its column',
      'sums: { amount: money, payments: count }',
      'sums: { amount: money }',
      /payments needs payments, which general does not have/,
    ],
    [
      'a roll-up with an unknown count',
      'by: [nature], counts: [recipients, companies]',
      'by: [nature], counts: [recipients, records]',
      /general\.yml:\d+: records is not a distinct count/,
    ],
    [
      'a roll-up with a figure of no sum',
      'figures: [{ median: amount },',
      'figures: [{ median: program_year },',
      /general\.yml:\d+: program_year is no sum of money/,
    ],
    [
      'a roll-up by bands of what has none',
      'by: [amount.band]',
      'by: [nature.band]',
      /general\.yml:\d+: nature has no bands/,
    ],
    [
      'a roll-up filter on nothing',
      '- { field: specialty, op',
      '- { field: speciality, op',
      /general\.yml:\d+: .*speciality/,
    ],
    [
      'a source that does not say who sees it',
      'visibility: public',
      '',
      /general\.yml:1: visibility: must say who sees the records/,
    ],
    [
      'a visibility of its own',
      'visibility: public',
      'visibility: internal',
      /general\.yml:7: visibility: must say who/,
    ],
    ['a private source of nobody', 'visibility: public', 'visibility: private', /general\.yml:7: .* names the column/],
    [
      'a public source with an owner',
      'visibility: public',
      'visibility: public\nowner: company_id',
      /general\.yml:8: records of a public source have no owner/,
    ],
    ['broken YAML', 'rollups:', 'rollups: [', /general\.yml:\d+: /],
  ])('is refused with file and line: %s', async (_, from, to, message) => {
    const [shared, general] = [await read('shared.yml'), await read('general.yml')];
    const text = general.text.replace(from, to).replace(`where: [${from.slice(2)}`, `where: [${to.slice(2)}`);
    expect(text).not.toBe(general.text);
    const wrong = () => parseModel([shared, { ...general, text }]);
    expect(wrong).toThrow(CatalogueError);
    expect(wrong).toThrow(message);
  });

  it.each([
    [
      'a name of another table',
      'shown: { name: recipient,',
      'shown: { name: company,',
      /shown as company, which is no attribute/,
    ],
    [
      'what a source lacks',
      '[city, state]]',
      '[travel_city]]',
      /shown beside travel_city, which general does not have/,
    ],
  ])('is refused where an id is shown by %s', async (_, from, to, message) => {
    const [shared, general] = [await read('shared.yml'), await read('general.yml')];
    const text = shared.text.replace(from, to);
    expect(text).not.toBe(shared.text);
    const own = general.text.replace(/ {2}travel_city:[\s\S]*? {4}column: travel_city\n/, '');
    expect(() =>
      parseModel([
        { ...shared, text },
        { ...general, text: own },
      ]),
    ).toThrow(message);
  });

  it.each([
    [
      'of an unknown source',
      'source: research',
      'source: reserch',
      /all_payments\.yml:\d+: there is no source reserch/,
    ],
    ['of a private source', 'source: research', 'source: ledger', /ledger is private/],
    ['of a column that is not there', ', date: ~', '', /ownership has no date of the same meaning/],
    ['of a dimension that one has otherwise', 'column: payment_kind', 'column: context', /ownership has no context/],
    ['beside a table', 'recordKey:', 'table: general\nrecordKey:', /all_payments\.yml:\d+: has a table or is a union/],
  ])('is refused for a union %s', async (_, from, to, message) => {
    const names = ['shared', 'general', 'ledger', 'ownership', 'research'];
    const files = await Promise.all(names.map((name) => read(`${name}.yml`)));
    const union = await read('all_payments.yml');
    const text = union.text.replace(from, to);
    expect(text).not.toBe(union.text);
    expect(() => parseModel([...files, { ...union, text }])).toThrow(message);
  });
});
