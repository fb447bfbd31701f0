import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTITIES, type Fields } from '@pellucid/contract';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { COMPOSED, EXCEPTIONS } from './regular-expressions.ts';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** Milliseconds that judging one expression may take; the slowest takes two seconds on a busy machine. */
const TIMEOUT = 30_000;

const files = ['contract', 'server', 'analytics']
  .flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(name, 'src', file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));

/** What a file says of expressions: its literals, and how often it composes one. */
function expressionsOf(file: string): { literals: string[]; composes: boolean } {
  const found = { literals: [] as string[], composes: false };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.literals.push(node.text);
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      found.composes = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(packages, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** Patterns of the fields of all records, those within JSON fields included. */
function patternsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    if (field.type === 'json') return patternsOf(field.fields);
    return 'pattern' in field && field.pattern !== undefined ? [field.pattern] : [];
  });
}

/** What is said against an expression, or nothing. */
async function objectionTo([literal, file]: [string, string]): Promise<string[]> {
  const end = literal.lastIndexOf('/');
  const verdict = await check(literal.slice(1, end), literal.slice(end + 1), {
    timeout: TIMEOUT,
    randomSeed: 1,
  });
  return verdict.status === 'safe'
    ? []
    : [`${literal} of ${file}: ${verdict.status === 'vulnerable' ? verdict.complexity.summary : 'not judged in time'}`];
}

const found = new Map(files.map((file) => [file, expressionsOf(file)]));

test('no regular expression takes more than linear time, whatever it reads', { timeout: 120_000 }, async () => {
  const patterns = ENTITIES.flatMap(({ definition }) => patternsOf(definition.fields));
  expect(patterns, 'the pattern of e-mail addresses').toContainEqual(expect.stringContaining('@'));
  const expressions = new Map([
    ...[...found].flatMap(([file, { literals }]) => literals.map((literal): [string, string] => [literal, file])),
    ...patterns.map((pattern): [string, string] => [`/${pattern}/u`, 'the contract']),
    ...Object.entries(COMPOSED).flatMap(([file, some]) => some.map((one): [string, string] => [`/${one}/`, file])),
  ]);
  expect(expressions.size).toBeGreaterThan(100);
  for (const [file, literal] of EXCEPTIONS) {
    expect(expressions.get(literal), 'an exception is for one place, and goes with it').toBe(file);
    expressions.delete(literal);
  }
  expect((await Promise.all([...expressions].map(objectionTo))).flat()).toEqual([]);
});

test('what is composed when it runs is listed', () => {
  const composing = [...found].filter(([, { composes }]) => composes).map(([file]) => file);
  expect(composing.toSorted()).toEqual(Object.keys(COMPOSED).toSorted());
});
