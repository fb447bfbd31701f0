import { aboutOf } from './about.ts';
import { firstOf, type Said, type Shape } from './headline-shape.ts';
import { namesText, type RowTexts } from './row-text.ts';

/** `Consulting Fee to Gift is 3.99 to 1 in general payments (2023): $3.99 and $1.00`. */
export const ratio: Shape = (said) => {
  const sides = sidesOf(said.rows[0]);
  if (!sides || said.rows[0]?.names.length) return undefined;
  const { one, other, times } = sides;
  return `${one.label} to ${other.label} is ${times.text} to 1${about(said, sides).where}: ${one.text} and ${other.text}`;
};

/** `Ratio of Consulting Fee to Gift by company in general payments: Aster 4.00 ($4.00 to $1.00); Birk 3.00 ($3.00 to $1.00)`. */
export const ratios: Shape = (said) => {
  const sides = sidesOf(said.rows[0]);
  if (!sides) return undefined;
  const { by, where } = about(said, sides);
  const inWords = (row: RowTexts) => {
    const [one, other, times] = row.figures;
    return `${namesText(row)} ${times?.text} (${one?.text} to ${other?.text})`;
  };
  return `Ratio of ${sides.one.label} to ${sides.other.label}${by}${where}: ${firstOf(said.rows, inWords)}`;
};

type Sides = NonNullable<ReturnType<typeof sidesOf>>;

function sidesOf(row: RowTexts | undefined) {
  const [one, other, times, more] = row?.figures ?? [];
  return one && other && times?.name === 'ratio' && times.cell !== null && !more ? { one, other, times } : undefined;
}

/** The sentence begins with both sides: that nothing else counts needs no words. */
function about({ read }: Said, { one, other }: Sides) {
  const both = `${one.label} or ${other.label}`.toLowerCase();
  return aboutOf({ ...read, chips: read.chips.filter(({ text }) => text.toLowerCase() !== both) }, ['comparison']);
}
