const WHO =
  '(?<who>doctors|docs|physicians|hcps|recipients|consultants|speakers|kols|practitioners|npps|hospitals|hcos|\\w+ologists|customers|payees)';
const NAME = "(?:[\\w.&'-]+ ){1,4}?";
const DROPPED = '(?:drop(?:ped)?|lost|lose|abandon(?:ed)?|parted with|let go(?: of)?)';
const ADDED = '(?:add(?:ed)?|gain(?:ed)?|won|win|picked up|pick up|took on|take on|brought on|newly paid)';
const YEAR = 'in (?<year>(?:19|20)\\d{2})\\b';
const ofAct = (act: string) => ({
  active: new RegExp(`\\b${WHO} (?<mid>(?:that |who |did |has |have )?${NAME})(?<act>${act}) ${YEAR}`, 'i'),
  passive: new RegExp(`\\b${WHO} (?:(?:that|who) )?(?:(?:were|was) )?${act} by (?<name>${NAME})${YEAR}`, 'i'),
});
const GONE = ofAct(DROPPED);
const NEW = ofAct(ADDED);

/** `doctors Pfizer dropped in 2024`, `physicians added by Pfizer in 2024`: paid in one of two years, and not in those after or before. */
export function withYearsOfOthers(question: string): string {
  const gone = timesOf(question, GONE, (year) => `in ${year - 1} but never after ${year - 1}`);
  return timesOf(gone, NEW, (year) => `in ${year} but never before ${year}`);
}

function timesOf(question: string, { active, passive }: typeof GONE, times: (year: number) => string): string {
  return question
    .replace(passive, (...match) => {
      const { who, name = '', year } = match.at(-1) as Record<string, string>;
      return `${who} paid by ${name}${times(Number(year))}`;
    })
    .replace(active, (...match) => {
      const { who, mid = '', year } = match.at(-1) as Record<string, string>;
      return `${who} ${mid}${/^did /i.test(mid) ? 'pay' : 'paid'} ${times(Number(year))}`;
    });
}
