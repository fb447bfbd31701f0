import { createHash } from 'node:crypto';
import type { AuditLine } from '@pellucid/analytics';
import type { AuditAction } from '@pellucid/contract';
import type { Clock } from './base/clock.ts';
import type { AuditEvent } from './platform/audit/audit-trail.ts';

const ACTIONS: Readonly<Record<AuditLine['what'], AuditAction>> = {
  run: 'private-data.ask',
  check: 'private-data.check',
  search: 'private-data.search',
  stream: 'private-data.export',
};

/** A question may bring lists of ten thousand values; the trail is kept for good. */
const MAX_AUDITED_LENGTH = 8_000;

/** Hands each question over private data to the trail: who asked what of which company's data, and what came of it. */
export function auditQuestions(
  analytics: { onAudit(listener: (line: AuditLine) => void): void },
  { add, clock }: { add: (event: AuditEvent) => void; clock: Clock },
): void {
  analytics.onAudit((line) => {
    if (line.privateSources.length > 0) add(eventOf(line, clock()));
  });
}

function eventOf({ who, company, what, question, ...line }: AuditLine, at: Date): AuditEvent {
  const { privateSources, answeredBy, rows, outcome } = line;
  return {
    actor: who,
    action: ACTIONS[what],
    entity: 'company',
    ...(company !== null && { entityId: company }),
    new: { askedAt: at.toISOString(), outcome, rows, answeredBy, privateSources, question: shortened(question) },
  };
}

function shortened(question: unknown): unknown {
  const text = JSON.stringify(question);
  if (text.length <= MAX_AUDITED_LENGTH) return question;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { beginning: text.slice(0, MAX_AUDITED_LENGTH), length: text.length, sha256 };
}
