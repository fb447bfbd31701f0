import type { NamedDimension, NamedMeasure, RecordMeasure, ValueType } from '@pellucid/contract';
import type { Dimension, Measure, Model } from '../../model/model.ts';
import { quoted } from './value-words.ts';

/** What a question may name: the fields of a source, or the columns of the answer that it is asked over. */
export interface Vocabulary {
  readonly model: Model;
  readonly source: string;
  /** What is counted. */
  readonly unit: 'record' | 'row';
  labelOf(name: string): string;
  typeOf(name: string): ValueType | undefined;
  /** The field of the model behind a name, where there is one. */
  fieldOf(name: string): Dimension | Measure | undefined;
}

export function sourceVocabulary(model: Model, source: string): Vocabulary {
  const fieldOf = (name: string) =>
    model.sources.get(source)?.dimensions.get(name) ?? model.sources.get(source)?.measures.get(name);
  return {
    model,
    source,
    unit: 'record',
    fieldOf,
    labelOf: (name) => fieldOf(name)?.label ?? quoted(name),
    typeOf: (name) => fieldOf(name)?.type,
  };
}

/** The columns of an answer, which keep their labels. What was computed there is a value here. */
export function answerVocabulary(inner: Vocabulary): Vocabulary {
  return {
    ...inner,
    unit: 'row',
    fieldOf: () => undefined,
    labelOf: (name) => (name === 'rows' ? 'Number of rows' : inner.labelOf(name)),
    typeOf: (name) => (name === 'rows' ? 'count' : inner.typeOf(name)),
  };
}

type Named = NamedMeasure | RecordMeasure | NamedDimension;

/** The vocabulary with the question's own names, whose labels are these names in quotation marks. */
export function withNames(vocabulary: Vocabulary, asked: readonly (string | Named)[]): Vocabulary {
  const own = new Map<string, ValueType | undefined>();
  const typeOf = (name: string) => (own.has(name) ? own.get(name) : vocabulary.typeOf(name));
  for (const one of asked) if (typeof one !== 'string') own.set(one.name, ownType(one, typeOf));
  return {
    ...vocabulary,
    typeOf,
    labelOf: (name) => (own.has(name) ? quoted(name) : vocabulary.labelOf(name)),
  };
}

function ownType(asked: Named, typeOf: (name: string) => ValueType | undefined): ValueType | undefined {
  if ('field' in asked) return 'grain' in asked ? 'date' : 'part' in asked ? 'integer' : 'text';
  if ('of' in asked) return typeOf(asked.of);
  if ('min' in asked) return typeOf(asked.min);
  if ('max' in asked) return typeOf(asked.max);
  if ('sum' in asked) return typeOf(asked.sum);
  if ('percentile' in asked) return typeOf(asked.percentile.of);
  if ('average' in asked) return halved(typeOf(asked.average));
  if ('deviation' in asked) return halved(typeOf(asked.deviation));
  if ('median' in asked) return halved(typeOf(asked.median));
  if ('distinct' in asked || 'rank' in asked) return 'count';
  if ('share' in asked || 'growth' in asked || 'proportion' in asked) return 'share';
  if ('difference' in asked) return typeOf(asked.difference.of);
  if ('previous' in asked) return typeOf(asked.previous.of);
  if ('runningTotal' in asked) return typeOf(asked.runningTotal.of);
  return typeOf(asked.ratio.of) === 'money' && typeOf(asked.ratio.per) === 'count' ? 'money' : 'decimal';
}

function halved(type: ValueType | undefined): ValueType | undefined {
  return type === 'count' || type === 'integer' ? 'decimal' : type;
}
