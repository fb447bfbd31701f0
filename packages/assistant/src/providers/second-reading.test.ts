import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import type { DataPort } from '../port/data-port.ts';
import { gatePort } from '../port/gate-port.ts';
import type { LanguageModel, ModelMessage } from './language-model.ts';
import { secondReading } from './second-reading.ts';

let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

const SIGNAL = new AbortController().signal;
const TOTAL = { source: 'general', measures: ['total_amount'] };
const IN_2023 = { ...TOTAL, where: [{ field: 'program_year', op: 'eq', value: 2023 }] };

/** A model that replies one text after the other, and remembers what it was told. */
function replying(...texts: readonly (string | object)[]) {
  const heard: (readonly ModelMessage[])[] = [];
  const model: LanguageModel = {
    name: 'stand-in',
    async complete(messages) {
      const text = texts[heard.length] ?? '';
      heard.push([...messages]);
      return typeof text === 'string' ? text : JSON.stringify(text);
    },
  };
  return { model, heard };
}

async function readTwice(question: string, ...replies: readonly (string | object)[]) {
  const { model, heard } = replying(...replies);
  const first = await interpret(question, undefined, data);
  return { second: await secondReading(question, first, model, data, SIGNAL), heard };
}

describe('a language model beside the rules', () => {
  it('says nothing where it reads the same, in other words', async () => {
    const { second } = await readTwice('total spend in 2023', { query: { ...IN_2023, dimensions: [], offset: 0 } });
    expect(second).toEqual({ kind: 'none' });
  });

  it('is shown where it disagrees, with what each has that the other has not', async () => {
    const { second } = await readTwice('total spend in 2023', { query: TOTAL });
    expect(second).toMatchObject({ kind: 'differs', query: TOTAL });
    expect(second.kind === 'differs' && second.onlyRules.join(' ')).toContain('2023');
  });

  it('answers where the rules found nothing', async () => {
    const { second } = await readTwice('zorbification of spend in 2023', { query: IN_2023 });
    expect(second).toMatchObject({ kind: 'instead', query: IN_2023 });
  });

  it('is not asked about what is refused for its matter, or is ambiguous', async () => {
    for (const question of ['Which doctors take bribes?', 'What will spend be next year?', '']) {
      const { second, heard } = await readTwice(question, { query: TOTAL });
      expect([question, second, heard]).toEqual([question, { kind: 'none' }, []]);
    }
  });

  it('mends its reply once, told what was wrong with it', async () => {
    const { second, heard } = await readTwice('zorbification in 2023', 'Sure! Here it is', { query: IN_2023 });
    expect(second).toMatchObject({ kind: 'instead', query: IN_2023 });
    expect(heard[1]?.at(-1)?.content).toContain('It is no JSON.');
  });

  it.each<[string, string | object]>([
    ['prose', 'The answer is $42'],
    ['cut off', '{"query": {"source": "gen'],
    ['SQL', { sql: 'SELECT * FROM payments' }],
    ['a query with a field of its own', { query: { ...TOTAL, sql: 'DROP TABLE payments' } }],
    ['a field that does not exist', { query: { ...TOTAL, dimensions: ['password'] } }],
    ['a source that does not exist', { query: { ...TOTAL, source: 'users' } }],
    ['a list', [TOTAL]],
    ['nothing', ''],
  ])('brings nothing where it replies %s twice', async (_, reply) => {
    const { second, heard } = await readTwice('zorbification in 2023', reply, reply);
    expect(second).toEqual({ kind: 'none' });
    expect(heard).toHaveLength(2);
  });

  it('may refuse, once and for all', async () => {
    const { second, heard } = await readTwice('zorbification in 2023', { refuse: 'no such thing' }, { query: TOTAL });
    expect([second, heard.length]).toEqual([{ kind: 'none' }, 1]);
  });

  it('takes a fence around its JSON', async () => {
    const { second } = await readTwice(
      'zorbification in 2023',
      `\`\`\`json\n${JSON.stringify({ query: IN_2023 })}\n\`\`\``,
    );
    expect(second).toMatchObject({ kind: 'instead' });
  });

  it('is told the model and the values that words may mean, and no other', async () => {
    const { heard } = await readTwice('zorbification of Aster Pharma in 2023', { refuse: 'no' });
    const [rules, asked] = heard[0]?.map(({ content }) => content) ?? [];
    expect(rules).toContain('"total_amount (Total amount; money)"');
    expect(asked).toBe(
      'Values of the data that words of the question may mean: [{"field":"company","values":["Aster Pharma"]}]\n\n' +
        'Question: zorbification of Aster Pharma in 2023',
    );
  });

  it('fails as the model does', async () => {
    const first = await interpret('zorbification in 2023', undefined, data);
    const failing: LanguageModel = { name: 'away', complete: () => Promise.reject(new Error('no connection')) };
    await expect(secondReading('zorbification in 2023', first, failing, data, SIGNAL)).rejects.toThrow('no connection');
  });
});
