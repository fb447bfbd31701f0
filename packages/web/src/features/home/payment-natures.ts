export interface PaymentNature {
  /** Number of the nature in the published summaries. */
  code: number;
  /** The label exactly as it is published. */
  label: string;
  /** Program years in which it can be reported; null bounds are open. */
  years: { from: number; to: number | null };
  covers: string;
  examples: readonly string[];
  mistakes: readonly { mistake: string; instead: string }[];
}

const ALWAYS = { from: 2013, to: null };
const SINCE_2021 = { from: 2021, to: null };

/**
 * How to choose the nature of a payment: what each covers, examples, and what is often confused with it. The labels are
 * those of the published files; the explanations are ours.
 */
export const PAYMENT_NATURES: readonly PaymentNature[] = [
  {
    code: 1,
    label: 'Consulting Fee',
    years: ALWAYS,
    covers:
      'Pay for advice or expertise that the company has a real need for, as a rule under a written agreement and in proportion to the experience that is bought.',
    examples: ['Advisory board', 'Advice on a study protocol', 'Input on the design of a device'],
    mistakes: [
      { mistake: 'A promotional talk booked as consulting', instead: 'Nature 2: speaking is a service, not advice' },
      { mistake: 'Fee and expenses in one amount', instead: 'Split: the meal is nature 6, the flight nature 7' },
    ],
  },
  {
    code: 2,
    label:
      'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program',
    years: ALWAYS,
    covers:
      'Pay for work that is not advice and not medical education: promotional speaking, training others, reviewing data.',
    examples: ['Speaker bureau talk', 'Speaker training', 'Training colleagues on a device'],
    mistakes: [
      { mistake: 'Faculty of a continuing education lecture', instead: 'Nature 16' },
      { mistake: 'A single appearance without an agreed price', instead: 'Nature 3, an honorarium' },
    ],
  },
  {
    code: 3,
    label: 'Honoraria',
    years: ALWAYS,
    covers: 'A token of thanks for a short service, given once, where no price was set in advance.',
    examples: ['One appearance on a panel', 'A single guest contribution'],
    mistakes: [
      { mistake: 'The same person engaged again and again', instead: 'Nature 1 or 2: a repeated service has a price' },
    ],
  },
  {
    code: 4,
    label: 'Gift',
    years: ALWAYS,
    covers: 'What is left when nothing else fits. Look for the closest other nature first.',
    examples: ['Flowers', 'A small courtesy item'],
    mistakes: [
      { mistake: 'A textbook booked as a gift', instead: 'Nature 8, education' },
      { mistake: 'A meal booked as a gift', instead: 'Nature 6' },
      { mistake: 'Tickets to a match booked as a gift', instead: 'Nature 5' },
    ],
  },
  {
    code: 5,
    label: 'Entertainment',
    years: ALWAYS,
    covers: 'Recreation, culture and sport that people usually pay to attend.',
    examples: ['Theatre tickets', 'A round of golf'],
    mistakes: [
      { mistake: 'The dinner at the event counted in', instead: 'The meal is nature 6, on a line of its own' },
      { mistake: 'Filed without a question', instead: 'Industry codes forbid it: each record deserves a second look' },
    ],
  },
  {
    code: 6,
    label: 'Food and Beverage',
    years: ALWAYS,
    covers: 'Meals and drinks, shared out over the people who ate. By far the most frequent nature.',
    examples: ['Lunch brought to a practice', 'Dinner at a speaker program'],
    mistakes: [
      { mistake: 'The whole bill on one recipient', instead: 'Divide by everyone who partook, own staff included' },
      {
        mistake: 'A share for people who never came',
        instead: 'Only those who partook count, on either side of the division',
      },
      { mistake: 'A meal during travel left in the travel line', instead: 'It stays nature 6' },
    ],
  },
  {
    code: 7,
    label: 'Travel and Lodging',
    years: ALWAYS,
    covers: 'Flights, hotels, mileage and taxis, with the city, state and country of the destination.',
    examples: ['Flight to an investigator meeting', 'Hotel night at a site visit'],
    mistakes: [
      { mistake: 'Destination left blank', instead: 'City, state and country belong to the record' },
      { mistake: 'Room service in the hotel bill', instead: 'Take it out: nature 6' },
      { mistake: 'Congress registration booked with the trip', instead: 'Nature 8' },
    ],
  },
  {
    code: 8,
    label: 'Education',
    years: ALWAYS,
    covers: 'Courses, events and materials that teach a professional something they can use in practice.',
    examples: ['Congress registration', 'Journal reprints', 'Medical textbooks'],
    mistakes: [
      { mistake: 'Brochures that patients take home', instead: 'Not reportable: patient education is excluded' },
      { mistake: "The lecturer's pay", instead: 'Nature 16, or 2 when the talk promotes' },
    ],
  },
  {
    code: 9,
    label: 'Charitable Contribution',
    years: ALWAYS,
    covers: 'A donation to a tax-exempt organisation, when no other nature says it better.',
    examples: ['Donation to the foundation of a hospital'],
    mistakes: [
      {
        mistake: 'A fee that the physician asked to send to charity',
        instead: 'The nature of the service stays (1 or 2) with the charity indicator set',
      },
      { mistake: 'Money for a named programme', instead: 'Nature 14, a grant' },
    ],
  },
  {
    code: 10,
    label: 'Royalty or License',
    years: ALWAYS,
    covers: 'Payments that follow the sales of products made with the recipient’s own invention.',
    examples: ['Royalties of an implant', 'Licence of a patent'],
    mistakes: [
      { mistake: 'Hours of design work', instead: 'Nature 1' },
      { mistake: 'A milestone paid on equity', instead: 'Nature 19, or the ownership file' },
    ],
  },
  {
    code: 11,
    label: 'Current or prospective ownership or investment interest',
    years: { from: 2013, to: 2022 },
    covers: 'Equity that is given or promised. From program year 2023 it goes into the ownership file only.',
    examples: ['Stock options'],
    mistakes: [{ mistake: 'Used in the general file for 2023 or later', instead: 'An ownership record' }],
  },
  {
    code: 12,
    label:
      'Compensation for serving as faculty or as a speaker for a non-accredited and noncertified continuing education program',
    years: { from: 2013, to: 2020 },
    covers:
      'Teaching at continuing education without accreditation, in the years before the two teaching natures were merged.',
    examples: ['Lecture at a non-accredited course in 2018'],
    mistakes: [{ mistake: 'Used for 2021 or later', instead: 'Nature 16' }],
  },
  {
    code: 13,
    label:
      'Compensation for serving as faculty or as a speaker for an accredited or certified continuing education program',
    years: { from: 2013, to: 2020 },
    covers: 'Teaching at accredited continuing education, in the years before the two teaching natures were merged.',
    examples: ['Lecture at an accredited course in 2018'],
    mistakes: [{ mistake: 'Used for 2021 or later', instead: 'Nature 16' }],
  },
  {
    code: 14,
    label: 'Grant',
    years: ALWAYS,
    covers: 'Money for a stated cause or activity.',
    examples: ['Fellowship', 'Independent education grant'],
    mistakes: [
      { mistake: 'Payment under a research agreement', instead: 'A record of the research file' },
      { mistake: 'A donation without a purpose', instead: 'Nature 9' },
    ],
  },
  {
    code: 15,
    label: 'Space rental or facility fees (teaching hospital only)',
    years: ALWAYS,
    covers: 'Rent for rooms or facilities of a teaching hospital.',
    examples: ['Exhibition booth at a teaching hospital', 'Rent of a wet laboratory'],
    mistakes: [
      { mistake: 'Rent paid to a private practice', instead: 'Not this nature: it is for teaching hospitals only' },
    ],
  },
  {
    code: 16,
    label: 'Compensation for serving as faculty or as a speaker for a medical education program',
    years: SINCE_2021,
    covers: 'Pay for teaching at medical education of any kind, accredited or not.',
    examples: ['Lecture at a continuing education course'],
    mistakes: [
      { mistake: 'A talk that promotes a product', instead: 'Nature 2' },
      {
        mistake: 'A speaker whom the company neither chose nor paid',
        instead: 'Often excluded: check the conditions before you report',
      },
    ],
  },
  {
    code: 17,
    label: 'Debt forgiveness',
    years: SINCE_2021,
    covers: 'Giving up money that the recipient, a physician owner or their family owes.',
    examples: ['A loan that is written off', 'An invoice that is cancelled'],
    mistakes: [{ mistake: 'A discount or rebate on a sale', instead: 'Not reportable' }],
  },
  {
    code: 18,
    label: 'Long term medical supply or device loan',
    years: SINCE_2021,
    covers: 'Equipment or supplies lent for 91 days or more in total, in one stretch or several.',
    examples: ['An endoscope lent for half a year'],
    mistakes: [
      {
        mistake: 'An evaluation unit of up to 90 days',
        instead: 'Not reportable; count the days of all loans together',
      },
    ],
  },
  {
    code: 19,
    label: 'Acquisitions',
    years: SINCE_2021,
    covers: 'What a recipient with equity in a bought company receives for it.',
    examples: ['Purchase of a start-up that a surgeon co-owns'],
    mistakes: [{ mistake: 'Royalties that go on after the purchase', instead: 'Nature 10' }],
  },
];

/** Rules that hold for every record, before its nature is chosen. */
export const NATURE_RULES: readonly { rule: string; why: string }[] = [
  { rule: 'One nature for each line', why: 'A bundled invoice is split before it is filed.' },
  { rule: 'The most specific nature wins', why: 'Gift and charitable contribution come last.' },
  {
    rule: 'Say what needs saying in the context field',
    why: 'It is published with the record and answers the first question.',
  },
  {
    rule: 'Write down your method',
    why: 'The assumptions document is not published, and it protects you in a review.',
  },
  { rule: 'Research is a file, not a nature', why: 'Payments under a research agreement go into the research file.' },
];

/** Whether a nature may be used for a program year that is still being filed. */
export function isCurrent(nature: PaymentNature): boolean {
  return nature.years.to === null;
}
