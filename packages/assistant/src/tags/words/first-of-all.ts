const each = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(', '))
    .reduce((all, part) => all.flatMap((before) => part.map((word) => `${before} ${word}`)))
    .join(', ');

const LISTS =
  'the list, the table, the ranking, the chart, the leaderboard, the league, the league table, the field, the pack, the rank, the standing, the way, our list, your list';
const SPOTS =
  'the top spot, top spot, the top place, top place, the top position, the number one spot, the number one position, the number 1 spot, the no 1 spot, pole position, the first spot, the lead';
const OTHERS =
  'any other, any other one, anyone else, anybody else, everyone else, everybody else, any other company, any other firm, any other manufacturer, any other drugmaker, any other payer, any other doctor, any other physician, any other recipient, any other hospital, any other hcp, any other state, any other city, any other product, any other drug, any other specialty';

/** What says of somebody that he is the first of all: `topped the list`, `took the top spot`, `more than any other`. */
export const FIRST_OF_ALL = [
  each('top, topped, topping, head, headed, heading, lead, led', LISTS),
  each('take, hold, held, have, occupy, occupied, claim, claimed, be in, in', SPOTS),
  each('more than', OTHERS),
  'come first by, be first by, rank first by, rank first, rank at the top, rank on top, at the top of the list, at the top of the ranking, at the top of the table, be at the top, at the top, be on top, on top, come out first, most of all, most of anyone, most of any, record high, record breaking, record setting',
].join(', ');

/** What says that he is the last. */
export const LAST_OF_ALL = [
  each('come, come in, rank, ranked, finish, finished, place, placed, end up', 'last, lowest, bottom'),
  each('in, be in, take, hold, held', 'last place, the last place, bottom place, the bottom spot, the bottom place'),
  each('less than', OTHERS),
  each('at, be at', 'the bottom of the list, the bottom of the ranking, the bottom of the table, the bottom'),
  'bring up the rear, prop up the table, least of all, least of any, least of anyone',
].join(', ');

/** What makes the first few of several: `made the top ten`. */
export const AMONG_THE_FIRST = each(
  'make, make it into, make it to, break into, be in, be among, rank in, rank among, finish in, land in, figure in, feature in, be part of',
  'the top',
);
