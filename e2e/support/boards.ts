/** The shipped boards of the Industry menu, in its order: the previews of the start page, and what is free. */
export const INDUSTRY_BOARDS = [
  'Top Companies by Spend',
  'Top Physicians by Spend',
  'Top Drugs by Spend',
  'Top Devices by Spend',
  'Top 10 Specialty by Spend',
  'General Spend by NoP',
];
