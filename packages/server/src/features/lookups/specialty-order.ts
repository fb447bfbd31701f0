/** A specialty as CMS writes it, its levels apart by `|`, and how many records there are of it. */
export interface CountedSpecialty {
  readonly value: string;
  readonly records: number;
}

/**
 * Specialties that hold a text in the order that people mean them: those first of whose own name a word begins so, and of them the one with most records.
 * `cardio` is Cardiovascular Disease before Pediatric Cardiology, and `orthop` Orthopaedic Surgery before Chiropractor › Orthopedic.
 */
export function inMeantOrder(found: readonly CountedSpecialty[], text: string): string[] {
  const asked = text.trim().toLowerCase();
  return found
    .map(({ value, records }) => ({ value, records, place: placeIn(value.toLowerCase(), asked) }))
    .sort((a, b) => a.place - b.place || b.records - a.records)
    .map(({ value }) => value);
}

/** 0 where a word of the specialty's own name begins so, 1 where it holds the text, 2 where only what it is part of does. */
function placeIn(specialty: string, asked: string): number {
  const own = specialty.split('|').at(-1) ?? specialty;
  if (own.startsWith(asked) || ['-', ' ', '(', '/'].some((mark) => own.includes(mark + asked))) return 0;
  return own.includes(asked) ? 1 : 2;
}
