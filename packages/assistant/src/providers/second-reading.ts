import type { QueryInput } from '@pellucid/contract';
import type { DataPort } from '../port/data-port.ts';
import type { Interpretation, RefusalReason } from '../port/interpretation.ts';
import type { LanguageModel } from './language-model.ts';
import { modelQuery } from './model-query.ts';

/** What a language model adds to the reading of the rules. */
export type SecondReading =
  /** Nothing: it agrees, has no query, or is not to be asked. */
  | { readonly kind: 'none' }
  /** The rules found no query, and the model did. */
  | { readonly kind: 'instead'; readonly query: QueryInput; readonly words: readonly string[] }
  /** Both have one, and they are not the same: what each says that the other does not. The answer is that of the rules. */
  | {
      readonly kind: 'differs';
      readonly query: QueryInput;
      readonly onlyRules: readonly string[];
      readonly onlyModel: readonly string[];
    };

/** What the rules could not read, which is no reason to refuse whoever else can. All other refusals stand. */
const OPEN_REFUSALS: readonly RefusalReason[] = ['not-understood', 'cannot'];
const NONE: SecondReading = { kind: 'none' };

/** A model's reading of a question beside that of the rules. Rejects as the model does. */
export async function secondReading(
  question: string,
  first: Interpretation,
  languageModel: LanguageModel,
  data: DataPort,
  signal: AbortSignal,
): Promise<SecondReading> {
  if (first.kind === 'ask') return NONE;
  if (first.kind === 'refuse' && !OPEN_REFUSALS.includes(first.reason)) return NONE;
  const second = await modelQuery(question, languageModel, data, signal);
  if (second === undefined) return NONE;
  if (first.kind === 'refuse') return { kind: 'instead', ...second };
  const rules = first.words ?? [];
  const onlyRules = rules.filter((words) => !second.words.includes(words));
  const onlyModel = second.words.filter((words) => !rules.includes(words));
  if (onlyRules.length === 0 && onlyModel.length === 0) return NONE;
  return { kind: 'differs', query: second.query, onlyRules, onlyModel };
}
