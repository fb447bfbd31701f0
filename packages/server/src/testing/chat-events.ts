import { ChatEvent } from '@pellucid/contract';
import type { Answer } from './test-app.ts';

/** The events of an answer of the assistant, each held to the contract. */
export function eventsOf({ text }: Pick<Answer, 'text'>): ChatEvent[] {
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => ChatEvent.parse(JSON.parse(frame.slice('data: '.length))));
}

type DataOf = { [E in ChatEvent as E['type']]: E['data'] };

/** What the first event of a type says; throws where there is none. */
export function dataOf<T extends ChatEvent['type']>(events: readonly ChatEvent[], type: T): DataOf[T] {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`No ${type} among ${events.map((event) => event.type).join(', ')}`);
  return found.data as DataOf[T];
}
