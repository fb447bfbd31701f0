import type { Field } from '@pellucid/contract';
import { isoDate } from '../lib/format.ts';

/** A moment in the person's own time zone, to the minute. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : `${isoDate(at)} ${at.toTimeString().slice(0, 5)}`;
}

/** What a link shows. */
export function linkText(link: unknown, show: string): string {
  const shown = (link as Record<string, unknown> | null)?.[show];
  return shown === undefined || shown === null ? '' : String(shown);
}

const BRIEF = 100;

/** A picture in text is of no use to a reader, and as long as a book. */
function brief(text: string): string {
  return text.length > BRIEF ? `${text.slice(0, 12)}… (${text.length.toLocaleString('en-US')} characters)` : text;
}

/** A stored value as one piece of text; nothing is empty text. */
export function fieldText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (field.type) {
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'instant':
      return momentText(String(value));
    case 'relation':
      return linkText(value, field.show);
    case 'relations':
      return (value as unknown[]).map((link) => linkText(link, field.show)).join(', ');
    case 'enums':
      return (value as string[]).join(', ');
    case 'json': {
      const inner = value as Record<string, unknown>;
      const texts = Object.entries(field.fields).map(([name, each]) => brief(fieldText(each, inner[name])));
      return texts.filter((text) => text !== '').join(', ');
    }
    default:
      return String(value);
  }
}
