import {
  type Changes,
  type Criterion,
  type NewRecord,
  type RuleValue,
  ruleEntryDef,
  ruleValueDef,
} from '@pellucid/contract';
import { type Actor, type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import type { Caller } from '../../http/mount.ts';
import { badRequest, invalidFields, notFound } from '../../http/problems.ts';
import { venueNamed } from './venue-repository.ts';

const REVIEWED: Criterion = { field: 'selection', operator: 'specified', values: [true] };

/** Venues as they are listed, and the reviews among them: a review is a venue with a selection. */
export function createVenueReviews(deps: EntityDeps) {
  const venues = entityService(ruleValueDef, deps);

  /** Errors: 404 for a venue of another company, and for one that nobody reviewed. */
  async function reviewed(id: number, caller: Caller): Promise<RuleValue> {
    const venue = await venues.get(id, caller);
    if (venue.selection === null) throw notFound();
    return venue;
  }

  /** Reviews the venue of that name; the company gets one that it does not have yet. */
  async function review({ id, value, selection, company }: NewRecord, actor: Actor) {
    if (id != null) throw badRequest('A new venue review cannot already have an ID', ruleEntryDef.name, 'idexists');
    const owner = ownerOf(company as { id: number } | null, actor.caller);
    const known = await venueNamed(deps.db, owner, String(value));
    if (known === null) return venues.create({ value, selection, company: { id: owner } }, actor);
    return venues.update({ id: known, value, selection }, actor);
  }

  const reviews: EntityService = {
    ...venues,
    definition: ruleEntryDef,
    list: ({ criteria, ...rest }, caller) => venues.list({ ...rest, criteria: [...criteria, REVIEWED] }, caller),
    count: (criteria, caller) => venues.count([...criteria, REVIEWED], caller),
    export: ({ criteria, sort }, caller, signal) =>
      venues.export({ criteria: [...criteria, REVIEWED], sort }, caller, signal),
    get: reviewed,
    create: review,
    async update({ company: _, ...changes }: Changes, actor) {
      if (changes.id != null) await reviewed(changes.id, actor.caller);
      return venues.update(changes, actor);
    },
    async remove(id, actor) {
      const { value } = await reviewed(id, actor.caller);
      await venues.update({ id, value, selection: null }, actor);
    },
  };
  return { venues, reviews };
}

/** Whose venue is reviewed: the caller's company's; an administrator may name another one. */
function ownerOf(named: { id: number } | null, { company, authorities }: Caller): number {
  const owner = authorities.includes('ROLE_ADMIN') ? (named?.id ?? company?.id) : company?.id;
  if (owner === undefined)
    throw invalidFields([{ objectName: ruleEntryDef.name, field: 'company', message: 'NotNull' }]);
  return owner;
}
