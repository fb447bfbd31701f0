import { join } from 'node:path';
import { composed, isComposed } from './composed/compose.ts';
import { readParts } from './composed/parts.ts';
import { hasFigures, isFair } from './fair.ts';
import type { Verdict } from './judge.ts';
import { type EvalOptions, readOptions, USAGE } from './options.ts';
import { type Conversation, readQuestions } from './questions.ts';
import { rephrased } from './rephrase.ts';
import { failuresOf, tableOf } from './report.ts';
import { judgeAll, subjectOf } from './subject.ts';
import { missedAims, type Scores } from './tally.ts';
import { openWorld, type World } from './worlds.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const wanted = ({ className, id }: Conversation) =>
    (options.classes.length === 0 || options.classes.includes(className)) &&
    (!options.only || id.includes(options.only));
  const open = (await readQuestions(join(import.meta.dirname, 'questions'))).filter(wanted);
  const heldOut = (await readQuestions(join(import.meta.dirname, 'held-out'))).filter(wanted);

  const none = (): Verdict[] => [];
  const scores = { open: none(), heldOut: none(), rephrased: none(), composed: none() };
  for (const name of ['demonstration', 'published'] as const) {
    const world = await openWorld(name, options.data, console.error);
    if (!world) {
      console.log(`Left out: questions over the ${name} data, whose files are not at hand.`);
      continue;
    }
    const subject = subjectOf(world);
    // What is read once, at the first question of a server's life, is no time of a question.
    await subject.interpret('total spend', undefined);
    const ofData = (conversations: readonly Conversation[]) => conversations.filter(({ data }) => data === name);
    scores.open.push(...(await judgeAll(ofData(open), subject)));
    scores.heldOut.push(...(await judgeAll(ofData(heldOut), subject)));
    scores.rephrased.push(...(await judgeAll(await answerable(rephrased(ofData(open)), world), subject)));
    const together = name === 'demonstration' ? await putTogether(options, world) : [];
    scores.composed.push(...(await judgeAll(together.filter(wanted), subject)));
    await world.close();
  }
  report(scores, options);
}

/** Questions put together at random, over the demonstration data alone; none where others are asked for. */
async function putTogether({ classes, only, seed, composed: count }: EvalOptions, { expected }: World) {
  const named = [...classes, ...(only ? [only] : [])];
  if (count === 0 || !named.every(isComposed)) return [];
  return composed(await readParts(), { seed, count, isFair: (sql) => isFair(sql, expected) });
}

/** Of rephrased questions those that still have an answer: another company may never have paid a hospital. */
async function answerable(conversations: readonly Conversation[], { expected }: World): Promise<Conversation[]> {
  const kept: Conversation[] = [];
  for (const conversation of conversations) {
    const statements = conversation.turns.flatMap(({ answers }) => answers.flat());
    const results = await Promise.all(statements.map(expected));
    if (results.every(hasFigures)) kept.push(conversation);
  }
  return kept;
}

function report(scores: Scores, { failures, showHeldOut }: EvalOptions): void {
  console.log(`\n${tableOf('class', scores.open)}`);
  console.log(`\n${tableOf('rephrased by', scores.rephrased)}`);
  console.log(`\n${tableOf('never looked at', scores.heldOut)}`);
  console.log(`\n${tableOf('put together', scores.composed)}`);
  const shown = [...scores.open, ...scores.rephrased, ...scores.composed, ...(showHeldOut ? scores.heldOut : [])];
  if (failures || showHeldOut) console.log(`\n${failuresOf(shown)}`);
  const missed = missedAims(scores);
  for (const line of missed) console.log(`\nNot reached: ${line}.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : String(error));
  if (error instanceof TypeError) console.error(`\n${USAGE}`);
  process.exitCode = 1;
});
