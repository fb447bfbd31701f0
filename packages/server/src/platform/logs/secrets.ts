const MASK = '******';

/** What looks like a secret wherever it stands: tokens, authorisation values, passwords in addresses, keys in links. */
const KINDS: readonly [RegExp, string][] = [
  // With or without the parts of a token behind it: a pattern that asks for them takes the square of what is repeated.
  [/eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, MASK],
  [/\b(bearer|basic) +[\w.~+/=-]{8,}/gi, `$1 ${MASK}`],
  [/(\w:\/\/[^\s/:@"\\]*:)[^\s/@"\\]+@/g, `$1${MASK}@`],
  [/([?&#](?:key|token|code|secret|password)=)[^\s&#"\\]+/gi, `$1${MASK}`],
  [
    /("(?:password|newPassword|currentPassword|token|id_token|secret|authorization|apiKey)"\s*:\s*)"[^"]*"/gi,
    `$1"${MASK}"`,
  ],
];

/** Shortest setting that is looked for: a shorter one would blot out ordinary words. */
const SHORTEST = 6;

/** Takes secrets out of a text: by what they look like, and by what the settings say they are. */
export function secretRemover(known: readonly string[]): (text: string) => string {
  const spellings = known
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);
  const values = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  return (text) => {
    const shaped = KINDS.reduce((line, [pattern, mask]) => line.replace(pattern, mask), text);
    return values.reduce((line, value) => line.replaceAll(value, MASK), shaped);
  };
}
