/** Mean width of a letter at 12 px, in CSS pixels. */
const LETTER = 6.3;

/**
 * A text cut to about a width in CSS pixels. Specialties ("family|specialty|subspecialty") lose their families first.
 * Other names are cut in their middle: long names of one list often begin alike ("Compensation for serving as …"), so
 * their ends must stay.
 */
export function shortened(text: string, width: number): string {
  const most = Math.max(6, Math.floor(width / LETTER));
  if (text.length <= most) return text;
  const levels = text.split('|');
  if (levels.length > 1) return shortened(levels.slice(1).join('|'), width);
  const start = Math.ceil((most - 1) * 0.6);
  return `${text.slice(0, start).trimEnd()}…${text.slice(text.length - (most - 1 - start)).trimStart()}`;
}
