import { ChatEvent } from '@pellucid/contract';

/** How the server read a question: what it shows above the figure, and the query behind it. */
export type Interpretation = Extract<ChatEvent, { type: 'context_detection' }>['data'];

/** The interpretation in a payload; null where it is another server's, which the thread does without. */
export function readInterpretation(data: unknown): Interpretation | null {
  const event = ChatEvent.safeParse({ type: 'context_detection', data });
  return event.data?.type === 'context_detection' ? event.data.data : null;
}
