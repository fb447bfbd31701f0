import { randomUUID } from 'node:crypto';
import type { RunningQuestion } from '@pellucid/contract';
import type { RunningStatement } from '../engines/engine.ts';
import type { Scope } from '../scope/scope.ts';
import type { Work } from './concurrency.ts';

/** What has run for less is over before somebody can ask for it, in milliseconds. */
const MIN_RUNNING_MS = 1_000;

/** A question of a request, or an export, while it is under way. */
export interface RunningPart {
  /** Aborted with the request's own, and when its owner calls the work off. */
  readonly signal: AbortSignal;
  /** Its statements, as they begin; undefined as long as one waits. */
  watch(statement: () => RunningStatement | undefined): void;
  /** Rows of an export were sent. */
  sent(rows: number): void;
  end(): void;
}

/** What users have under way: they can ask how far it is, and call it off. */
export interface RunningWork {
  /** Questions with one signal are of one request, and one to their owner. */
  begin(work: Work, scope: Scope, source: string, signal?: AbortSignal): RunningPart;
  /** What a user has had under way for a while. */
  list(scope: Scope): Promise<RunningQuestion[]>;
  /** Calls work of a user off; false where they have none of that id. */
  cancel(id: string, scope: Scope): boolean;
}

interface Part {
  readonly statements: (() => RunningStatement | undefined)[];
}

/** All that one request asks. */
interface Request {
  readonly id: string;
  readonly login: string;
  readonly what: Work;
  readonly sources: Set<string>;
  readonly begun: number;
  readonly stop: AbortController;
  /** Those under way; `asked` counts those that have ended too. */
  readonly parts: Set<Part>;
  asked: number;
  rows: number;
}

export function createRunningWork(minRunningMs = MIN_RUNNING_MS): RunningWork {
  const requests = new Map<AbortSignal | symbol, Request>();

  function requestOf(key: AbortSignal | symbol, what: Work, login: string): Request {
    const known = requests.get(key);
    if (known) return known;
    const request: Request = {
      ...{ id: randomUUID(), login, what, sources: new Set<string>(), begun: performance.now() },
      ...{ stop: new AbortController(), parts: new Set<Part>(), asked: 0, rows: 0 },
    };
    requests.set(key, request);
    return request;
  }

  const ofUser = (scope: Scope): Request[] => {
    if (scope.kind !== 'user') return [];
    const now = performance.now();
    return [...requests.values()].filter(({ login, begun }) => login === scope.login && now - begun >= minRunningMs);
  };

  return {
    begin(what, scope, source, signal) {
      if (scope.kind !== 'user') return untracked(signal);
      const key = signal ?? Symbol('request');
      const request = requestOf(key, what, scope.login);
      const { stop, parts, sources } = request;
      const part: Part = { statements: [] };
      const abort = (): void => stop.abort();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      request.asked += 1;
      sources.add(source);
      parts.add(part);
      return {
        signal: stop.signal,
        watch: (statement) => void part.statements.push(statement),
        sent: (rows) => {
          request.rows += rows;
        },
        end: () => {
          signal?.removeEventListener('abort', abort);
          parts.delete(part);
          if (parts.size === 0) requests.delete(key);
        },
      };
    },
    list: (scope) => Promise.all(ofUser(scope).map(described)),
    cancel(id, scope) {
      const request = ofUser(scope).find((one) => one.id === id);
      request?.stop.abort();
      return request !== undefined;
    },
  };
}

/** The server's own questions have no owner. */
function untracked(signal = new AbortController().signal): RunningPart {
  const nothing = (): void => undefined;
  return { signal, watch: nothing, sent: nothing, end: nothing };
}

async function described(request: Request): Promise<RunningQuestion> {
  const { id, what, sources, begun, rows } = request;
  const milliseconds = performance.now() - begun;
  const progress = await progressOf(request);
  return { id, what, sources: [...sources], milliseconds, progress, rows: what === 'export' ? rows : null };
}

/** The part of all questions that is done, those under way counted by how far their statements are. */
async function progressOf({ parts, asked }: Request): Promise<number | null> {
  const fractions = await Promise.all([...parts].map(fractionOf));
  const ended = asked - parts.size;
  if (ended === 0 && fractions.every((fraction) => fraction === null)) return null;
  return fractions.reduce<number>((sum, fraction) => sum + (fraction ?? 0), ended) / asked;
}

async function fractionOf({ statements }: Part): Promise<number | null> {
  const told = await Promise.all(statements.map(async (statement) => statement()?.progress() ?? null));
  const known = told.filter((fraction) => fraction !== null);
  return known.length === 0 ? null : known.reduce((sum, fraction) => sum + fraction, 0) / known.length;
}
