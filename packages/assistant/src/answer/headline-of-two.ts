import { aboutOf } from './about.ts';
import { firstOf, type Said, type Shape } from './headline-shape.ts';
import { namesText, type RowTexts } from './row-text.ts';

/** `Consulting Fee to Gift is 3.99 to 1 in general payments (2023): $3.99 and $1.00`. */
export const ratio: Shape = (said) => {
  const sides = sidesOf(said.rows[0], 'ratio');
  if (!sides || said.rows[0]?.names.length) return undefined;
  const { one, other, result } = sides;
  return `${one.label} to ${other.label} is ${result.text} to 1${about(said, sides).where}: ${one.text} and ${other.text}`;
};

/** `Ratio of Consulting Fee to Gift by company in general payments: Aster 4.00 ($4.00 to $1.00); Birk 3.00 ($3.00 to $1.00)`. */
export const ratios: Shape = (said) => {
  const sides = sidesOf(said.rows[0], 'ratio');
  if (!sides) return undefined;
  const { by, where } = about(said, sides);
  return `Ratio of ${sides.one.label} to ${sides.other.label}${by}${where}: ${firstOf(said.rows, sidesInWords)}`;
};

/** `Total amount of Aster is $3.00 above that of Birk in general payments (2023): $4.00 and $1.00`. */
export const difference: Shape = (said) => {
  const sides = sidesOf(said.rows[0], 'difference');
  if (!sides || said.rows[0]?.names.length) return undefined;
  const { one, other, result } = sides;
  const isBelow = result.text.startsWith('-');
  const by =
    Number(result.cell) === 0 ? 'the same as' : `${result.text.replace('-', '')} ${isBelow ? 'below' : 'above'}`;
  const { what, where } = about(said, sides);
  return `${what} of ${one.label} is ${by} that of ${inSentence(other.label)}${where}: ${one.text} and ${other.text}`;
};

/** The side of everybody has no name of its own. */
const inSentence = (label: string) => (/^All(?: others)?$/.test(label) ? label.toLowerCase() : label);

/** `Total amount of Aster less that of Birk by state in general payments: TX $3.00 ($4.00 to $1.00); NY $2.00 ($4.00 to $2.00)`. */
export const differences: Shape = (said) => {
  const sides = sidesOf(said.rows[0], 'difference');
  if (!sides) return undefined;
  const { what, by, where } = about(said, sides);
  return `${what} of ${sides.one.label} less that of ${inSentence(sides.other.label)}${by}${where}: ${firstOf(said.rows, sidesInWords)}`;
};

function sidesInWords(row: RowTexts): string {
  const [one, other, result] = row.figures;
  return `${namesText(row)} ${result?.text} (${one?.text} to ${other?.text})`;
}

type Sides = NonNullable<ReturnType<typeof sidesOf>>;

function sidesOf(row: RowTexts | undefined, name: 'ratio' | 'difference') {
  const [one, other, result, more] = row?.figures ?? [];
  return one && other && result?.name === name && result.cell !== null && !more ? { one, other, result } : undefined;
}

/** The sentence begins with both sides: that nothing else counts needs no words. */
function about({ read }: Said, { one, other }: Sides) {
  const both = `${one.label} or ${other.label}`.toLowerCase();
  return aboutOf({ ...read, chips: read.chips.filter(({ text }) => text.toLowerCase() !== both) }, ['comparison']);
}
