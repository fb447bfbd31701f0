/** What people call companies, and the first words of the name that is meant. */
export const COMPANY_ALIASES: Readonly<Record<string, string>> = {
  'j and j': 'johnson and johnson',
  jnj: 'johnson and johnson',
  gsk: 'glaxosmithkline',
  glaxo: 'glaxosmithkline',
  bms: 'bristol myers squibb',
  bristol: 'bristol myers squibb',
  az: 'astrazeneca',
  'astra zeneca': 'astrazeneca',
  msd: 'merck sharp and dohme',
  lilly: 'eli lilly',
  bi: 'boehringer ingelheim',
  boehringer: 'boehringer ingelheim',
  novo: 'novo nordisk',
  bd: 'becton dickinson',
  bsc: 'boston scientific',
  bsci: 'boston scientific',
  mdt: 'medtronic',
  dsi: 'daiichi sankyo',
  daiichi: 'daiichi sankyo',
  teva: 'teva pharmaceuticals',
  zimmer: 'zimmer biomet',
  intuitive: 'intuitive surgical',
};

/** Words at the end of a name that people leave out, in the form that `phraseOf` gives them. */
const LEGAL_WORDS = new Set(
  `inc incorporated llc lp llp ltd limited corp corporation co company plc gmbh kg ag sa nv bv ab as kk spa sarl usa us america
   north holding holdings group and`.split(/\s+/),
);

/** Words that a name can do without, once the legal ones are gone. */
const TRADE_WORDS = new Set(
  `pharma pharmaceutical pharmaceuticals biopharma biopharmaceutical therapeutic therapeutics laboratory laboratories lab labs medical
   biologic biologics bioscience biosciences orthopaedic orthopaedics healthcare`.split(/\s+/),
);

/** A name without its legal form, and without its trade too; from the longest. */
export function shorterNames(phrase: string): string[] {
  const names = [cut(phrase, LEGAL_WORDS)];
  names.push(cut(names[0] ?? '', new Set([...TRADE_WORDS, ...LEGAL_WORDS])));
  return [...new Set(names)].filter((name) => name !== phrase && name !== '');
}

function cut(phrase: string, words: ReadonlySet<string>): string {
  const parts = phrase.split(' ');
  while (parts.length > 1 && words.has(parts.at(-1) ?? '')) parts.pop();
  return parts.join(' ');
}
