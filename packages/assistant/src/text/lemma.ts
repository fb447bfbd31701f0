/** Forms that the rules of English plurals would get wrong, or that are no plurals at all. */
const FORMS: Readonly<Record<string, string>> = {
  people: 'person',
  specialities: 'specialty',
  speciality: 'specialty',
  analyses: 'analysis',
  indices: 'index',
  men: 'man',
  women: 'woman',
  children: 'child',
  monies: 'money',
  data: 'data',
  series: 'series',
  texas: 'texas',
  kansas: 'kansas',
  arkansas: 'arkansas',
  illinois: 'illinois',
  massachusetts: 'massachusetts',
  paid: 'pay',
  paying: 'pay',
  spent: 'spend',
  spending: 'spend',
  gave: 'give',
  given: 'give',
  giving: 'give',
  got: 'get',
  gotten: 'get',
  getting: 'get',
  received: 'receive',
  receiving: 'receive',
  made: 'make',
  making: 'make',
  took: 'take',
  taken: 'take',
  grew: 'grow',
  grown: 'grow',
  growing: 'grow',
  fell: 'fall',
  fallen: 'fall',
  rose: 'rise',
  risen: 'rise',
  rising: 'rise',
  did: 'do',
  does: 'do',
  done: 'do',
  doing: 'do',
  has: 'have',
  had: 'have',
  having: 'have',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  am: 'be',
  earned: 'earn',
  earning: 'earn',
  handed: 'hand',
  went: 'go',
  going: 'go',
  goes: 'go',
  came: 'come',
  coming: 'come',
  funded: 'fund',
  funds: 'fund',
  reaching: 'reach',
  awarded: 'award',
  covering: 'cover',
  using: 'use',
  used: 'use',
  promoted: 'promote',
  promoting: 'promote',
  averaging: 'average',
  averages: 'average',
  areas: 'area',
  pharmas: 'pharma',
  reporting: 'report',
  its: 'its',
  this: 'this',
  news: 'news',
};

/** Words with the irregular forms of each: `spending` beside `spend`. */
export function withForms(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words, ...Object.keys(FORMS).filter((form) => words.has(FORMS[form] ?? ''))]);
}

const UNCHANGED = /(?:ss|us|is|os|as)$/;

/** The word that a table lists: singular, and of the commonest verbs the infinitive. */
export function lemma(low: string): string {
  const known = FORMS[low];
  if (known !== undefined && Object.hasOwn(FORMS, low)) return known;
  if (low.length < 4 || !low.endsWith('s') || UNCHANGED.test(low) || /\d/.test(low)) return low;
  if (low.endsWith('ies') && low.length > 4) return `${low.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(low)) return low.slice(0, -2);
  return low.slice(0, -1);
}
