import { Query, type QueryInput } from '@pellucid/contract';

/** What a language model replied: a query of the right form, a refusal, or what is wrong with it. */
export type Reply =
  | { readonly kind: 'query'; readonly query: QueryInput }
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid'; readonly problem: string };

const FENCE = '```';
const MAX_PROBLEMS = 10;

/** Reads a reply that should be JSON alone, with or without a fence around it. */
export function readReply(text: string): Reply {
  let json: unknown;
  try {
    json = JSON.parse(withoutFence(text.trim()));
  } catch {
    return { kind: 'invalid', problem: 'It is no JSON.' };
  }
  if (typeof json !== 'object' || json === null) return { kind: 'invalid', problem: 'It is no JSON object.' };
  if ('refuse' in json) return { kind: 'refused' };
  if (!('query' in json)) return { kind: 'invalid', problem: 'It has no "query".' };
  const read = Query.safeParse(json.query);
  if (read.success) return { kind: 'query', query: read.data };
  const problems = read.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { kind: 'invalid', problem: problems.join('; ') };
}

function withoutFence(text: string): string {
  if (!text.startsWith(FENCE)) return text;
  const lines = text.split('\n').slice(1);
  return (lines.at(-1)?.trim() === FENCE ? lines.slice(0, -1) : lines).join('\n');
}
