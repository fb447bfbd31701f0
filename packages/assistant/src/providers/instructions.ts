import { type ModelDescription, QUERY_EXAMPLES } from '@pellucid/contract';
import type { CandidateValues } from './candidate-values.ts';
import type { ModelMessage } from './language-model.ts';

/** What a language model is told: the semantic model, examples of each part of a query and the values that its words may mean; never a row. */
export function instructionsFor(
  question: string,
  model: ModelDescription,
  candidates: readonly CandidateValues[],
  latestDate: string | null,
): ModelMessage[] {
  const system = [
    'You translate one question about payments of drug and device makers into one query, as JSON. You never answer it yourself.',
    'Reply with {"query": …} alone, or with {"refuse": "why"} where the question is about anything else, asks for a verdict on people, ' +
      'a forecast or advice, or cannot be asked of this data. Every word of the question that narrows it has to be in the query.',
    `Time words are relative to the latest date of the data: ${latestDate ?? 'unknown'}.`,
    `What can be asked:\n${JSON.stringify(model.sources.map(described))}`,
    `The form of a query, by an example of each part; parts combine freely:\n${examples()}`,
  ];
  const known = candidates.length > 0 ? JSON.stringify(candidates) : 'none';
  return [
    { role: 'system', content: system.join('\n\n') },
    {
      role: 'user',
      content: `Values of the data that words of the question may mean: ${known}\n\nQuestion: ${question}`,
    },
  ];
}

/** What it is told after a reply that cannot be used. */
export function repairFor(reply: string, problem: string): ModelMessage[] {
  return [
    { role: 'assistant', content: reply },
    { role: 'user', content: `That cannot be used: ${problem}\nReply with the mended JSON alone.` },
  ];
}

function described({ name, label, programYears, dimensions, measures }: ModelDescription['sources'][number]) {
  const field = (one: { name: string; label: string; type: string }) => `${one.name} (${one.label}; ${one.type})`;
  return { name, label, programYears, dimensions: dimensions.map(field), measures: measures.map(field) };
}

function examples(): string {
  return QUERY_EXAMPLES.map(({ title, query }) => `${title}: ${JSON.stringify(query)}`).join('\n');
}
