import { interpret } from '../interpret.ts';
import type { DataPort } from '../port/data-port.ts';
import type { Context, Interpretation } from '../port/interpretation.ts';
import type { Figure, Group, Reading, ValueFilter } from '../reading/reading.ts';
import { periodWords } from '../time/period.ts';

/** What a question is read as, in a line: `total_amount by state where nature=Gift in 2023`; `refuse today`, `ask Washington` for the rest. */
export async function shortReading(question: string, data: DataPort): Promise<string> {
  return lineOfRead(await interpret(question, undefined, data));
}

/** The last of several turns, each of which goes on from the answers before it. */
export async function lastReading(turns: readonly string[], data: DataPort): Promise<string> {
  let context: Context | undefined;
  let line = '';
  for (const turn of turns) {
    const read = await interpret(turn, context, data);
    if (read.kind === 'answer') context = read.context;
    line = lineOfRead(read);
  }
  return line;
}

function lineOfRead(read: Interpretation): string {
  if (read.kind === 'answer') return read.context ? lineOf(read.context.reading) : '';
  const word = /“(?<word>.+?)”/.exec(read.text)?.groups?.word;
  return `${read.kind} ${word ?? (read.kind === 'refuse' ? read.reason : read.text)}`;
}

function lineOf({ source, figures, groups, filters, periods, ranking, comparison, among, ...rest }: Reading): string {
  const { isList, isNumber, firstOf, thresholds, members } = rest;
  const parts = [
    source === 'general' ? '' : `${source}:`,
    `${isNumber ? 'number of rows of ' : ''}${isList ? 'list' : figures.map(figureText).join('+')}`,
    groups.length > 0 ? `by ${groups.map(groupText).join('+')}` : '',
    filters.length > 0 ? `where ${filters.map(filterText).join(' ')}` : '',
    among
      ? `among ${[...among.all, ...among.none.map((one) => ({ ...one, isNone: true }))].map(filterText).join(' ')}`
      : '',
    firstOf ? `of ${firstOf.direction} ${firstOf.n} ${firstOf.dimension}` : '',
    members
      ? `of ${members.entity === 'company' ? 'companies' : 'recipients'} with ${members.conditions.length} conditions`
      : '',
    periods.length > 0 ? `in ${periods.map(periodWords).join('+')}` : '',
    ...thresholds.map(({ on, of, measure, op, value, periods = [] }) =>
      [
        on === 'figure' ? 'having' : 'each',
        on === 'member' ? of : on === 'record' ? on : '',
        ...[measure, op, value],
        periods.length > 0 ? `in ${periods.map(periodWords).join('+')}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ranking ? `${ranking.direction} ${ranking.n}` : '',
    comparison?.kind ?? '',
    comparison?.kind === 'growth' && comparison.from && comparison.to
      ? `${periodWords(comparison.from)} > ${periodWords(comparison.to)}`
      : '',
    comparison?.kind === 'growth' && comparison.everyYear ? 'in every year' : '',
    comparison?.kind === 'growth' && comparison.by === 'later' ? 'by later' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function figureText(figure: Figure): string {
  if (figure.kind === 'measure') return figure.measure;
  return figure.kind === 'distinct'
    ? `count ${figure.dimension}`
    : [figure.statistic.kind, figure.of, 'per', figure.per].filter(Boolean).join(' ');
}

function groupText(group: Group): string {
  if (group.kind === 'dimension') return group.dimension;
  return group.kind === 'grain' ? group.grain : group.part;
}

/** Of a value the last part, and of that the first word. */
function filterText({ field, values, isNegated, isNone }: ValueFilter & { isNone?: boolean }): string {
  const names = values.map((value) => value.split('|').at(-1)?.replace('Covered Recipient ', '').split(' ')[0] ?? '');
  return `${isNone ? 'none ' : ''}${field}${isNegated ? '!=' : '='}${names.join(',')}`;
}
