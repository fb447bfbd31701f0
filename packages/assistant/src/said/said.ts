import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Kind, TagOf } from '../tags/tag.ts';

/** What a question says, and what it was read as. */
export interface Said {
  readonly draft: Draft;
  readonly reading: Reading;
  /** It goes on from an answer: what it says nothing of is said there. */
  readonly isOn: boolean;
}

/** For a kind of words: whether the reading carries what one of them says, whatever the rules took it for. */
export type Carried<K extends Kind> = (tag: TagOf<K>, said: Said) => boolean;
export type CarriedByKind = { readonly [K in Kind]?: Carried<K> };

/** For a small word, whatever it was tagged as: the place of its first and after its last token. */
export type CarriedWord = (place: { readonly from: number; readonly to: number }, said: Said) => boolean;
