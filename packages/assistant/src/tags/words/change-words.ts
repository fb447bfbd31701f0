/** A verb of change, and what it is of the one of which it is truest. */
const mostOf = (verbs: string) =>
  verbs
    .split(', ')
    .flatMap((verb) => [verb, `${verb} the most`, `${verb} most`, `${verb} the fastest`, `${verb} fastest`])
    .join(', ');
export const RISING = mostOf('climb, swell, surge, soar, spike, balloon, expand, mushroom, snowball, escalate');
/** `cut their spending`: what is done to it, and no amount. */
export const CUTTING = mostOf(
  ['cut', 'reduce', 'trim', 'curb', 'curtail', 'scale back', 'cut back', 'cut back on', 'scale down', 'cut down on']
    .flatMap((verb) =>
      ['spend', 'their spend', 'its spend', 'payment', 'their payment', 'its payment'].map((what) => `${verb} ${what}`),
    )
    .join(', '),
);
export const FALLING = mostOf('plunge, plummet, slump, tumble, crater, dwindle, dip, slipped, slid, recede');

/** `reached its maximum`, `hit their peak`, `was at its highest`: an end of an order of times. */
const reaching = (ends: string) =>
  ['reach', 'hit', 'touch', 'attain', 'be at', 'come to']
    .flatMap((verb) => ['its', 'their', 'a', 'the'].map((whose) => `${verb} ${whose}`))
    .flatMap((start) => ends.split(', ').map((end) => `${start} ${end}`))
    .join(', ');
export const REACHING_THE_TOP = `${reaching('maximum, max, peak, high, highest, highest point, highest level, high point, top, summit, zenith, record, record high, all time high')}, peak at, culminate`;
export const REACHING_THE_BOTTOM = `${reaching('minimum, min, low, lowest, lowest point, lowest level, low point, bottom, trough, nadir, record low, all time low')}, bottom out, bottomed out`;
