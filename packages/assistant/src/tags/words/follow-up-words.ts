import type { PhraseTable } from '../tag.ts';

/** How a question goes on from the one before. */
export const FOLLOW_UP_WORDS: PhraseTable = [
  [
    { kind: 'followUp', move: 'replace' },
    'change that to, change this to, set it to, set that to, switch these to, change those to, alter it to, alter that to, update it to, update that to, adjust it to, adjust that to, modify it to, modify that to, try, try it with, try it for, try that with, try with, try this for, let us try, let us try it for, how bout, wbt, hbt, likewise for, turn to, turning to, move on to, moving on to, switch it to, switch that to, switch this to, switch over to, what about, how about, and what about, and how about, instead, same for, the same for, same thing for, same question for, same but for, do the same for, now for, and now for, now with, same again for, repeat for, repeat that for, again for, now, this time, this time for, switch to, change to, change it to, back to, go back to, make it, make that, rather, and the same for, show the same for, what if it be, ditto for, the same but for, same with, now do, now show, now try, and same for',
  ],
  [
    { kind: 'followUp', move: 'add' },
    'and for, and in, and on, and to, of those, of that, of these, out of those, among those, among them, of them, narrow to, narrow it to, narrow that to, filter to, filter by, filter that to, filter it to, restrict to, restrict that to, limit to, limit that to, limit it to, keep, keep only, keep just, keep it to, but only, but just, and only, and just, now only, now just, only those, just those, only the one, also for, drill into, drill down into, zoom in on, zoom into, focus on, within that, within those, in that, for those, for these, for them, for that, and of those, those in, the one in, make that up, make it up, make this up, make those up, make up that, make up this, go into that, go into it, lie behind that, be behind that, sit behind that, stand behind that, contribute to that, contribute to it, feed into that, add up to that',
  ],
  [
    { kind: 'followUp', move: 'breakDown' },
    'separate it, separate that, separate them, itemize it, itemise it, itemize that, tabulate it, tabulate that, segment it, segment that, categorize it, split that up, split it up, split them up, split this up, divide it up, divide that up, break it apart, break that down, break it down, break this down, break them down, split that, split it, split them, split this, break that out, break it out, break down that, drill down, group that, group it, slice that, slice it, show that, show it, show them, now show that, now show it, break those down, split those, and break that down, and break it down, break that up, break it up, now break it down, now break that down, divide that, divide it, rank them, sort them, sort that, order them, plot that, chart that, chart it, graph that, graph it, plot it',
  ],
  [
    { kind: 'followUp', move: 'union' },
    'add, also add, include, also include, and add, add in, and include, plus also, put, put back, bring back, add back, and put back, throw in, and throw in',
  ],
  [
    { kind: 'followUp', move: 'same' },
    'same, again, as before, the same, same thing, same number, same figure, same count, the same number, the same figure, same amount, same total, same question, same ranking, same list',
  ],
];
