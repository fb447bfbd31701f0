/** Words that formal questions put around a figure, each for a blank. */
export const WORDS = {
  measured: [
    'measured in dollars',
    'by amount',
    'in terms of dollars',
    'by dollar value',
    'measured by amount',
    'in dollar terms',
  ],
  expressed: [
    'expressed as a percentage',
    'in percent',
    'expressed in percent',
    'as a percentage',
    'in percentage terms',
  ],
  data: ['according to the data', 'as recorded in the data', 'on the basis of the data', 'based on the data'],
} as const;
