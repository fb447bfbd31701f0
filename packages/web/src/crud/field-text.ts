import type { EntityDef, Field } from '@pellucid/contract';
import { momentText } from '../lib/moment.ts';

/** What people read for a value of a list of values. */
export function valueLabel(field: Field | undefined, value: string): string {
  return (field?.type === 'enum' || field?.type === 'enums' ? field.labels?.[value] : undefined) ?? value;
}

/** Whether a link leads to a record without a name, which the server writes as '#4'. */
export function isUnlabelled(link: { id: number }, show: string): boolean {
  return linkText(link, show) === `#${link.id}`;
}

/** What a link is called: a record without a name by its noun and number. */
export function linkLabel(target: EntityDef, link: { id: number }, show: string): string {
  return isUnlabelled(link, show)
    ? `${target.noun.one} ${link.id}`
    : valueLabel(target.fields[show], linkText(link, show));
}

/** What a link shows. */
export function linkText(link: unknown, show: string): string {
  const shown = (link as Record<string, unknown> | null)?.[show];
  return shown === undefined || shown === null ? '' : String(shown);
}

const MAX_PREVIEW_LENGTH = 100;

/** A picture in text is of no use to a reader, and as long as a book. */
function truncated(text: string): string {
  return text.length > MAX_PREVIEW_LENGTH
    ? `${text.slice(0, 12)}… (${text.length.toLocaleString('en-US')} characters)`
    : text;
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
    case 'enum':
      return valueLabel(field, String(value));
    case 'enums':
      return (value as string[]).map((each) => valueLabel(field, each)).join(', ');
    case 'json': {
      const inner = value as Record<string, unknown>;
      const texts = Object.entries(field.fields).map(([name, each]) => truncated(fieldText(each, inner[name])));
      return texts.filter((text) => text !== '').join(', ');
    }
    default:
      return String(value);
  }
}
