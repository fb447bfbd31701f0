// Long because it is text: guidelines for each of the 19 natures of payment.
export interface PaymentNature {
  /** Number of the nature in the published summaries. */
  code: number;
  /** What people call it. */
  name: string;
  /** The label exactly as it is published. */
  label: string;
  /** Program years in which it can be reported; null bounds are open. */
  years: { from: number; to: number | null };
  covers: string;
  /** The question that settles most cases. */
  test: string;
  examples: readonly string[];
  mistakes: readonly { mistake: string; instead: string }[];
  /** What a reviewer will ask to see. */
  evidence: string;
}

const ALWAYS = { from: 2013, to: null };
const SINCE_2021 = { from: 2021, to: null };
const MERGED_2021 = { from: 2013, to: 2020 };

/**
 * How to choose the nature of a payment: what each covers, the question that settles it, examples, and what is often
 * confused with it. The labels are those of the published files; the explanations are ours.
 */
export const PAYMENT_NATURES: readonly PaymentNature[] = [
  {
    code: 1,
    name: 'Consulting fee',
    label: 'Consulting Fee',
    years: ALWAYS,
    covers:
      'Pay for advice or expertise that the company has a real need for, as a rule under a written agreement and in proportion to the experience that is bought.',
    test: 'Is the recipient paid for what they think, rather than for what they do in front of others?',
    examples: ['Advisory board', 'Advice on a study protocol', 'Input on the design of a device'],
    mistakes: [
      {
        mistake: 'A promotional talk booked as consulting',
        instead: 'Services other than consulting (2): a talk is no advice',
      },
      {
        mistake: 'Fee and expenses filed in one amount',
        instead: 'Split it: the meal is 6, the flight and the hotel are 7',
      },
      {
        mistake: 'A surgeon’s royalties filed with the design fee',
        instead: 'Royalties are 10, the hours of design stay 1',
      },
    ],
    evidence: 'Agreement, business need, how the rate was set, and the work that was delivered.',
  },
  {
    code: 2,
    name: 'Services other than consulting',
    label:
      'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program',
    years: ALWAYS,
    covers:
      'Pay for work that is neither advice nor teaching at medical education: promotional speaking, training others, reviewing data.',
    test: 'Did the recipient perform a service for the company, most often in front of an audience that it chose?',
    examples: ['Talk for a speaker bureau', 'Training as a speaker', 'Teaching colleagues to use a device'],
    mistakes: [
      { mistake: 'Faculty of a continuing education lecture', instead: 'Teaching at medical education (16)' },
      { mistake: 'One short appearance without an agreed price', instead: 'Honoraria (3)' },
      { mistake: 'The speaker’s dinner counted into the fee', instead: 'The meal is 6, on a line of its own' },
    ],
    evidence: 'Agreement, program and slides, who attended, and how the fee was set.',
  },
  {
    code: 3,
    name: 'Honoraria',
    label: 'Honoraria',
    years: ALWAYS,
    covers: 'A token of thanks for a short service, given once, where no price was set in advance.',
    test: 'Was it brief, once, and without a price that was agreed before?',
    examples: ['One appearance on a panel', 'A single guest contribution'],
    mistakes: [
      {
        mistake: 'The same person thanked again and again',
        instead: 'A service that is repeated has a price: 1 or 2',
      },
      {
        mistake: 'A fee by contract that is called “honorarium” on the invoice',
        instead: 'The work decides: 1, 2 or 16',
      },
    ],
    evidence: 'The invitation, and why no fee was agreed.',
  },
  {
    code: 4,
    name: 'Gift',
    label: 'Gift',
    years: ALWAYS,
    covers: 'What is left when nothing else fits. Look for the closest other nature first.',
    test: 'Have you ruled out every other nature?',
    examples: ['Flowers', 'A small courtesy item'],
    mistakes: [
      { mistake: 'A textbook filed as a gift', instead: 'Education (8)' },
      { mistake: 'A meal filed as a gift', instead: 'Food and beverage (6)' },
      { mistake: 'Tickets to a match filed as a gift', instead: 'Entertainment (5)' },
    ],
    evidence: 'Who approved it and under which policy. Some states ban gifts or cap them.',
  },
  {
    code: 5,
    name: 'Entertainment',
    label: 'Entertainment',
    years: ALWAYS,
    covers: 'Recreation, culture and sport that people usually pay to attend.',
    test: 'Would the recipient otherwise have bought a ticket or paid a green fee?',
    examples: ['Theatre tickets', 'A round of golf', 'Seats at a match'],
    mistakes: [
      { mistake: 'The dinner at the event counted in', instead: 'The meal is 6, on a line of its own' },
      {
        mistake: 'Filed without a question',
        instead: 'Industry codes forbid it: look at each record twice, then file it as it was',
      },
    ],
    evidence: 'Who invited, who approved, and the note to compliance.',
  },
  {
    code: 6,
    name: 'Food and beverage',
    label: 'Food and Beverage',
    years: ALWAYS,
    covers: 'Meals and drinks, shared out over the people who ate. By far the most frequent nature.',
    test: 'Was it eaten or drunk, by whom, and what is each one’s share?',
    examples: ['Lunch brought to a practice', 'Dinner at a speaker program', 'Coffee at a site visit'],
    mistakes: [
      {
        mistake: 'The whole bill on one recipient',
        instead: 'Divide by everyone who partook, office and own staff included; report the covered recipients’ shares',
      },
      { mistake: 'A share for people who never came', instead: 'Who did not partake gets no share and is not counted' },
      { mistake: 'A meal during travel left in the travel line', instead: 'It stays 6' },
    ],
    evidence: 'Receipt with tip and tax, sign-in sheet, and how the share was worked out.',
  },
  {
    code: 7,
    name: 'Travel and lodging',
    label: 'Travel and Lodging',
    years: ALWAYS,
    covers: 'Flights, hotels, mileage and taxis, with the city, state and country of the destination.',
    test: 'Did it take the recipient somewhere, or let them stay there?',
    examples: ['Flight to an investigator meeting', 'Hotel night at a site visit', 'Taxi to the venue'],
    mistakes: [
      {
        mistake: 'Destination left blank',
        instead: 'City and country belong to the record, and the state within the US',
      },
      { mistake: 'Room service left in the hotel bill', instead: 'Take it out: 6' },
      { mistake: 'Congress registration booked with the trip', instead: 'Education (8)' },
    ],
    evidence: 'Itinerary, folio, and the reason for the trip.',
  },
  {
    code: 8,
    name: 'Education',
    label: 'Education',
    years: ALWAYS,
    covers: 'Courses, events and materials that teach a professional something they can use in practice.',
    test: 'Does the recipient learn from it, rather than teach or treat patients with it?',
    examples: ['Congress registration', 'Journal reprints', 'Medical textbooks'],
    mistakes: [
      { mistake: 'Brochures that patients take home', instead: 'Not reportable: material for patients is excluded' },
      { mistake: 'The lecturer’s pay', instead: '16, or 2 when the talk promotes' },
      { mistake: 'The flight to the course', instead: 'Travel and lodging (7)' },
    ],
    evidence: 'What it was, its price, and who received it. Reprints have a value as well.',
  },
  {
    code: 9,
    name: 'Charitable contribution',
    label: 'Charitable Contribution',
    years: ALWAYS,
    covers: 'A donation to a tax-exempt organisation, when no other nature says it better.',
    test: 'Is it given to a charity, for nothing in return and without a purpose set by the company?',
    examples: ['Donation to the foundation of a hospital'],
    mistakes: [
      {
        mistake: 'A fee that the physician asked to send to charity',
        instead: 'The nature of the service stays (1 or 2), with the charity indicator set',
      },
      { mistake: 'Money for a named program', instead: 'Grant (14)' },
    ],
    evidence: 'The tax-exempt status, the request, and who approved it.',
  },
  {
    code: 10,
    name: 'Royalty or license',
    label: 'Royalty or License',
    years: ALWAYS,
    covers:
      'Payments that follow the sales of products made with the recipient’s own invention, or the right to use it.',
    test: 'Does the amount depend on sales, or buy the use of what the recipient owns?',
    examples: ['Royalties of an implant', 'License of a patent'],
    mistakes: [
      { mistake: 'Hours of design work', instead: 'Consulting fee (1)' },
      { mistake: 'A milestone paid on equity', instead: 'Acquisition (19), or the ownership file' },
    ],
    evidence: 'License agreement, sales statement, and how the rate follows from them.',
  },
  {
    code: 11,
    name: 'Ownership or investment interest',
    label: 'Current or prospective ownership or investment interest',
    years: { from: 2013, to: 2022 },
    covers: 'Equity that is given or promised. From program year 2023 on it goes into the ownership file only.',
    test: 'Is the record of 2022 or earlier, and was equity given or promised?',
    examples: ['Stock options', 'Shares in a start-up'],
    mistakes: [
      { mistake: 'Used in the general file for 2023 or later', instead: 'A record of the ownership file' },
      { mistake: 'Listed shares that anyone can buy', instead: 'Not reportable' },
    ],
    evidence: 'The grant, its terms, and its value at the time.',
  },
  {
    code: 12,
    name: 'Teaching without accreditation, to 2020',
    label:
      'Compensation for serving as faculty or as a speaker for a non-accredited and noncertified continuing education program',
    years: MERGED_2021,
    covers:
      'Teaching at continuing education without accreditation, in the years before the two teaching natures were merged.',
    test: 'Is the record of 2020 or earlier, and was the course without accreditation?',
    examples: ['Lecture at a non-accredited course in 2018'],
    mistakes: [{ mistake: 'Used for 2021 or later', instead: 'Teaching at medical education (16)' }],
    evidence: 'Program of the course, and its date.',
  },
  {
    code: 13,
    name: 'Teaching with accreditation, to 2020',
    label:
      'Compensation for serving as faculty or as a speaker for an accredited or certified continuing education program',
    years: MERGED_2021,
    covers: 'Teaching at accredited continuing education, in the years before the two teaching natures were merged.',
    test: 'Is the record of 2020 or earlier, and was the course accredited?',
    examples: ['Lecture at an accredited course in 2018'],
    mistakes: [{ mistake: 'Used for 2021 or later', instead: 'Teaching at medical education (16)' }],
    evidence: 'Program of the course with its accreditation, and its date.',
  },
  {
    code: 14,
    name: 'Grant',
    label: 'Grant',
    years: ALWAYS,
    covers: 'Money for a stated cause or activity.',
    test: 'Did the recipient ask for support of something named, and does the company get nothing back?',
    examples: ['Fellowship', 'Independent education grant'],
    mistakes: [
      { mistake: 'Payment under a research agreement or protocol', instead: 'A record of the research file' },
      { mistake: 'A donation without a purpose', instead: 'Charitable contribution (9)' },
    ],
    evidence: 'Request, agreement, and what the money was spent on.',
  },
  {
    code: 15,
    name: 'Space rental or facility fees',
    label: 'Space rental or facility fees (teaching hospital only)',
    years: ALWAYS,
    covers: 'Rent for rooms or facilities of a teaching hospital.',
    test: 'Is the payee a teaching hospital on the list of that program year?',
    examples: ['Exhibition space at a teaching hospital', 'Rent of a wet laboratory'],
    mistakes: [
      { mistake: 'Rent paid to a private practice', instead: 'Not this nature: it is for teaching hospitals only' },
      { mistake: 'Catering on the same invoice', instead: 'Split it: the meals are 6' },
    ],
    evidence: 'Rental agreement, and a line of context: it is mandatory for teaching hospitals from 2023 on.',
  },
  {
    code: 16,
    name: 'Teaching at medical education',
    label: 'Compensation for serving as faculty or as a speaker for a medical education program',
    years: SINCE_2021,
    covers: 'Pay for teaching at medical education of any kind, accredited or not. It replaces natures 12 and 13.',
    test: 'Was the talk part of an education program, and not about the company’s product?',
    examples: ['Lecture at a continuing education course', 'Faculty of an accredited workshop'],
    mistakes: [
      { mistake: 'A talk that promotes a product', instead: 'Services other than consulting (2)' },
      {
        mistake: 'A speaker whom the company neither chose nor paid',
        instead: 'Often not reportable: check the conditions for accredited education first',
      },
    ],
    evidence: 'Program, accreditation, and who chose and paid the speaker.',
  },
  {
    code: 17,
    name: 'Debt forgiveness',
    label: 'Debt forgiveness',
    years: SINCE_2021,
    covers: 'Giving up money that the recipient, a physician owner or their family owes.',
    test: 'Did someone owe the company money, and no longer does without having paid it?',
    examples: ['A loan that is written off', 'An invoice that is cancelled'],
    mistakes: [
      { mistake: 'A discount or rebate on a sale', instead: 'Not reportable' },
      { mistake: 'An invoice corrected because it was wrong', instead: 'Nothing was forgiven: not reportable' },
    ],
    evidence: 'The debt, who gave it up, and why.',
  },
  {
    code: 18,
    name: 'Long-term supply or device loan',
    label: 'Long term medical supply or device loan',
    years: SINCE_2021,
    covers: 'Equipment or supplies lent for 91 days or more in total, in one stretch or several.',
    test: 'Do all loans of it to this recipient add up to more than 90 days?',
    examples: ['An endoscope lent for half a year'],
    mistakes: [
      {
        mistake: 'An evaluation unit of up to 90 days',
        instead: 'Not reportable; count the days of all loans together',
      },
      { mistake: 'A device that came with a purchase', instead: 'A condition of the sale, not a loan' },
    ],
    evidence: 'Loan agreement, dates out and back, and how the value of use was worked out.',
  },
  {
    code: 19,
    name: 'Acquisition',
    label: 'Acquisitions',
    years: SINCE_2021,
    covers: 'What a recipient with equity in a bought company receives for it.',
    test: 'Was a company bought, and did the recipient own a part of it?',
    examples: ['Purchase of a start-up that a surgeon co-owns'],
    mistakes: [
      { mistake: 'Royalties that go on after the purchase', instead: 'Royalty or license (10)' },
      { mistake: 'Pay for staying on as an adviser', instead: 'Consulting fee (1)' },
    ],
    evidence: 'Purchase agreement and the recipient’s part of the price.',
  },
];

/** Whether a nature may be used for a program year that is still being filed. */
export function isCurrent(nature: PaymentNature): boolean {
  return nature.years.to === null;
}

/** In which program years a nature can be filed, for a reader. */
export function yearsOf({ years: { from, to } }: PaymentNature): string {
  if (to !== null) return `Program years ${from} to ${to} only`;
  return from === 2013 ? 'All program years' : `Since program year ${from}`;
}
