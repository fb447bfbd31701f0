/**
 * What the passwords that are tried first are made of: words and names of the published lists of common passwords, without
 * the digits, symbols and capitals that people put around them.
 */
const STEMS = words(`
  access account action admin administrator alexander alexis amanda america andrea andrew angel angela angels
  animal anthony apple apples april arsenal asdf asdfg asdfgh asdfghjkl ashley august austin awesome azerty
  babygirl badboy bailey banana barcelona baseball basketball batman beautiful beckham bigdog blabla blessed
  blink blue bonnie boomer boston brandon brandy brooklyn bubbles buddy bulldog buster butter butterfly calvin
  canada carlos caroline changeit changeme charles charlie cheese chelsea chicago chicken chocolate chris
  christian christopher claudia coffee compaq computer cookie cooper corvette cowboy cowboys crystal dakota
  dallas daniel danielle database david december default demo dennis destiny diamond dolphin donald dragon eagles
  edward einstein elephant elizabeth emily eminem enter falcon family februar february ferrari flower flowers
  football forever fred freedom friday friend friends fuckoff fuckyou gabriel garfield genius george ginger
  google guest guitar hacker hammer hannah happy harley heather hello hellokitty helpme hockey hotmail house
  hunter iceman iloveu iloveyou internet isabella jackson jaguar january jasmine jasper jennifer jeremy jessica
  jessie jesus johnny jonathan jordan joseph joshua juice july june junior justin kawasaki killer kimberly kitty
  knight ladies lakers lauren letmein liberty linkedin lion liverpool login london louise love lovely loveme
  lovers lucky maggie magic manager manchester march marina marlboro martin master matrix matthew maverick
  melissa mercedes merlin mexico michael michelle mickey microsoft midnight minecraft monday money monica monkey
  monster morgan mother motorola mountain muffin mustang myspace naruto natasha nathan newyork nicholas nicole
  nintendo nirvana november october office oliver oracle orange orlando packers pass passpass password passwort
  patrick peanut pepper phoenix player please pokemon porsche prince princess private purple qazwsx qwer qwert
  qwerty qwertyui qwertyuiop qwertz rachel raiders rainbow ranger rangers rebecca redsox richard robert robinson
  rocky ronaldo root samantha samsung sandra saturday scooby scooter secret secure security september server
  service sexy shadow shannon silver simple single skywalker slayer slipknot smokey snoopy soccer sophie
  spiderman spring startrek starwars steelers stephanie steven summer sunday sunflower sunshine superman
  superstar support sweet sydney system taylor tennis test tester testing thomas thunder tigers tigger tinkerbell
  trustno tuesday tweety undertaker unknown user vanessa victoria vincent volleyball wednesday welcome whatever
  william willow winner winter wizard xbox yamaha yankees yellow zxcvb zxcvbn zxcvbnm
`);

/** Runs of keys; these keep their digits. */
const KEY_RUNS = words(`
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 123qwe 12qwaszx a1b2c3 a1b2c3d4 aa123456 abc123 abcd1234 asd123 asdf1234 p0o9i8u7
  q1w2e3 q1w2e3r4 qaz123 qazwsx123 qwe123 qwer1234 zaq12wsx zaq1xsw2 zxc123 zxcv1234
`);

const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** A word that is this long is also found inside, when at most two letters are left beside it. */
const LONG_WORD = 5;
const LETTERS_LEFT = 2;

/** Characters that differ in a password which is more than one key pressed again and again. */
const DIFFERENT = 5;

/**
 * Whether a password is one of those that are tried first: a common word, a run of keys, or one of `names` (of the product,
 * the user, their address), with digits and symbols around it, letters written as digits, or said twice.
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < DIFFERENT) return true;
  if (KEY_RUNS.has(lower.replace(/[^a-z\d]/g, ''))) return true;
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = ['i', 'l'].map((one) =>
    onlyLetters(core.replace(/./gu, (c) => (/[1!|]/.test(c) ? one : (STANDS_FOR[c] ?? c)))),
  );
  const known = [...STEMS, ...names.flatMap(partsOf)];
  return [...forms, onlyLetters(core)].some((form) => known.some((word) => isMadeOf(form, word)));
}

function isMadeOf(form: string, word: string): boolean {
  if (form === word) return true;
  return word.length >= LONG_WORD && form.includes(word) && form.replaceAll(word, '').length <= LETTERS_LEFT;
}

/** The parts of a name or an address that are words; the last part of a domain is none. */
function partsOf(name: string): string[] {
  const parts = name
    .toLowerCase()
    .replace(/(@.*)\.[^.]*$/, '$1')
    .split(/[^\p{L}]+/u);
  return [...parts, onlyLetters(name.split('@', 1)[0] ?? '')].filter(({ length }) => length >= 4);
}

function onlyLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
