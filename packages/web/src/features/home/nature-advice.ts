/** Rules that hold for every record, before its nature is chosen. */
export const NATURE_RULES: readonly { rule: string; why: string }[] = [
  { rule: 'One nature for each line', why: 'Split a bundled invoice before it is filed.' },
  { rule: 'The most specific nature wins', why: 'Gift and charitable contribution come last.' },
  { rule: 'Put what needs saying into the context', why: 'It is published and answers the first question.' },
  { rule: 'Write down your method', why: 'The assumptions are not published, and they protect you in a review.' },
  { rule: 'Research is a file, not a nature', why: 'Payments under a research agreement go into the research file.' },
];

/** What was paid for, in the words of an expense report, and the nature that it leads to. */
export const QUICK_FINDER: readonly { paidFor: string; code: number }[] = [
  { paidFor: 'Meal or drinks', code: 6 },
  { paidFor: 'Flight, hotel, taxi', code: 7 },
  { paidFor: 'Advisory board', code: 1 },
  { paidFor: 'Promotional talk', code: 2 },
  { paidFor: 'Lecture at a course', code: 16 },
  { paidFor: 'Congress registration', code: 8 },
  { paidFor: 'Textbook or reprint', code: 8 },
  { paidFor: 'Royalties', code: 10 },
  { paidFor: 'Fellowship', code: 14 },
  { paidFor: 'Donation', code: 9 },
  { paidFor: 'Booth at a teaching hospital', code: 15 },
  { paidFor: 'Device on loan', code: 18 },
  { paidFor: 'Written-off invoice', code: 17 },
  { paidFor: 'Purchase of a start-up', code: 19 },
  { paidFor: 'Tickets', code: 5 },
  { paidFor: 'Small one-time thanks', code: 3 },
];

/** What is usually left out of a report. Each has conditions: a person decides, with the rule at hand. */
export const OFTEN_NOT_REPORTABLE: readonly string[] = [
  'Samples and vouchers meant for patients',
  'Material that teaches patients',
  'Devices lent for up to 90 days, and evaluation units',
  'Warranty replacements, discounts and rebates',
  'In-kind items for the care of patients in need',
  'Treatment of the recipient as a patient',
  'Dividends of listed shares and funds',
  'Fees as an expert or party in a legal proceeding',
  'Small amounts, as long as the recipient’s total of the year does not exceed the yearly threshold',
];
