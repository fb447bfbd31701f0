import type { Kind, Tag } from '../../tags/tag.ts';
import { after, type Draft, open, replace, SMALL, textOf } from '../draft.ts';

const FLYING = ['fly', 'flown', 'flew', 'flying'];
const MOVING = ['travel', 'travelled', 'traveled'];
const SENDING = ['sent', 'send', 'sends', 'sending'];
/** What of a place there is a name of where somebody travelled to. */
const DESTINATIONS: Readonly<Record<string, string>> = { city: 'travel_city', country: 'travel_country' };

/** `which cities did they fly people to`, `where do doctors get flown to`: where a trip went, and not where those live who were paid. */
export function readDestinations(draft: Draft): void {
  if (!isOfTrips(draft)) return;
  readHowMany(draft);
  asAnybody(draft);
  const cities = open(draft, 'noun').filter(({ noun }) => noun.dimension in DESTINATIONS);
  for (const tag of cities)
    replace(draft, tag, { kind: 'noun', noun: { dimension: DESTINATIONS[tag.noun.dimension] ?? tag.noun.dimension } });
  // `where do they fly people to? top 5 destination cities`.
  const isNamed = cities.length > 0 || open(draft, 'noun').some(({ noun }) => isDestination(noun.dimension));
  for (const where of open(draft, 'where'))
    replace(draft, where, isNamed ? { kind: 'filler' } : { kind: 'noun', noun: { dimension: 'travel_city' } });
}

/** `where do they fly people to`: whoever is flown. */
function asAnybody(draft: Draft): void {
  for (const tag of open(draft, 'noun')) {
    const isFlying = FLYING.includes(draft.tokens[tag.from - 1]?.low ?? '');
    if (isFlying && /^people$/i.test(textOf(draft, tag))) replace(draft, tag, { kind: 'filler' });
  }
}

const isDestination = (dimension: string) => Object.values(DESTINATIONS).includes(dimension);

/** `where do people get flown to the most? Five cities is enough`: the number is of the places that are asked for first. */
function readHowMany(draft: Draft): void {
  const [where] = open(draft, 'where');
  for (const tag of open(draft, 'noun')) {
    const isCounted = tag.noun.dimension in DESTINATIONS && draft.tags[draft.tags.indexOf(tag) - 1]?.kind === 'number';
    if (where && isCounted && where.to <= tag.from) replace(draft, tag, { kind: 'filler' });
  }
}

/** Somebody flies, or travels to what is asked: `cities that doctors travelled to`; `travel to Miami` says where to. */
function isOfTrips(draft: Draft): boolean {
  const { tags, tokens } = draft;
  if (isFlown(tokens)) return true;
  return tags.some((tag) => {
    const isMoving = tag.kind === 'value' && MOVING.includes(tokens[tag.from]?.lemma ?? '');
    const isSent = tag.kind === 'noun' && tag.noun.dimension === 'recipient' && isSending(draft, tag);
    const next = isMoving || isSent ? after(draft, tag) : undefined;
    return (isMoving || isSent) && tokens[tag.to]?.low === 'to' && next?.kind !== 'value' && next?.kind !== 'noun';
  });
}

/** `cities that Pfizer sent people to`: people are sent to places, and money to people. */
function isSending({ tags, tokens }: Draft, people: Tag): boolean {
  const earlier = tags[tags.indexOf(people) - 1];
  return earlier !== undefined && SENDING.includes(tokens[earlier.to - 1]?.low ?? '');
}

/** Whether a question says that somebody flies. */
export function isFlown(tokens: Draft['tokens']): boolean {
  return tokens.some(({ low }) => FLYING.includes(low));
}

/** `physicians Pfizer sent to Miami`, `how many doctors did they send to Miami`: people are sent there; `payments sent to Miami` are not. */
export function areSentTo(draft: Draft, place: Tag): boolean {
  const { tags, tokens } = draft;
  const earlier = tags.slice(0, tags.indexOf(place));
  const people = earlier.findLast((tag) => isOfPeople(tag));
  const next = after(draft, place);
  if (!people || (next && isOfPeople(next) && tokens[place.to]?.low !== ',')) return false;
  const sent = tokens.findLastIndex(({ low }, at) => at < place.from && SENDING.includes(low));
  const isBetween = earlier.every((tag) => tag.from <= sent || tag === people || SMALL.includes(tag.kind));
  return sent >= 0 && isBetween && !earlier.some(({ kind }) => MONEY.includes(kind));
}

/** `spent on getting doctors to Miami`: whoever is brought stands between the word and the place. */
export function areBroughtTo({ tags, tokens }: Draft, place: Tag): boolean {
  const people = tags[tags.indexOf(place) - 1];
  const to = people?.kind === 'preposition' || people?.kind === 'filler' ? tags[tags.indexOf(people) - 1] : people;
  if (!to || !isOfPeople(to) || tokens[place.from - 1]?.low !== 'to' || place.from - to.to > 1) return false;
  const verb = tags.findLast((tag) => tag.to <= to.from && tag.kind !== 'value' && !isOfPeople(tag));
  return verb !== undefined && BRINGING.includes(tokens[verb.to - 1]?.lemma ?? '');
}

const BRINGING = ['get', 'bring', 'take', 'send', 'transport', 'ferry', 'move'];

const MONEY: readonly Kind[] = ['amount', 'unit', 'list', 'source', 'measure'];

function isOfPeople(tag: Tag): boolean {
  return (tag.kind === 'noun' && tag.noun.dimension === 'recipient') || (tag.kind === 'value' && tag.isPerson === true);
}
