/** A part of a conversation with a language model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A language model that an operator has chosen; whoever makes it keeps its time limit and its size limit. */
export interface LanguageModel {
  /** As the operator calls it, for people. */
  readonly name: string;
  /** What the model says next; rejects where it cannot be reached, is too slow or says too much. */
  complete(messages: readonly ModelMessage[], signal: AbortSignal): Promise<string>;
}
