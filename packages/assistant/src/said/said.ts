import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Kind, TagOf } from '../tags/tag.ts';

/** What a question says, and what it was read as. */
export interface Said {
  readonly draft: Draft;
  readonly reading: Reading;
}

/** For a kind of words: whether the reading carries what one of them says, whatever the rules took it for. */
export type Carried<K extends Kind> = (tag: TagOf<K>, said: Said) => boolean;
export type CarriedByKind = { readonly [K in Kind]?: Carried<K> };
