import type { Cell } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import type { RowPolicy } from '../plan/row-policy.ts';

/** Of rows that nobody has loaded yet. */
const NONE = '0';

/**
 * The data versions as one look found them: one for all that is public, and one for the rows of each owner in a private source.
 * The version of some rows is a text that changes when they do; those of several are joined by spaces.
 */
export class DataVersions {
  /** Of everything public: sources share lookup tables, so that an import of one may change what another shows. */
  readonly ofPublic: string;
  private readonly ofOwners = new Map<string, string>();

  /** From the rows of `versionsStatement`. */
  constructor(rows: readonly (readonly Cell[])[]) {
    let ofPublic = NONE;
    for (const [source, owner, version] of rows) {
      if (source === '') ofPublic = String(version);
      else this.ofOwners.set(`${source}.${owner}`, String(version));
    }
    this.ofPublic = ofPublic;
  }

  /** Of the rows of a source that a policy shows; empty where it shows none. */
  of({ name, visibility }: Pick<Source, 'name' | 'visibility'>, policy: RowPolicy): string {
    if (visibility.kind === 'public') return this.ofPublic;
    if (policy.kind === 'own') return this.ofOwner(`${name}.${policy.owner.id}`);
    if (policy.kind !== 'all') return '';
    const owners = [...this.ofOwners.keys()].filter((key) => key.startsWith(`${name}.`));
    return owners
      .toSorted()
      .map((key) => this.ofOwner(key))
      .join(' ');
  }

  /** Whether what was found out under a version still holds. */
  areCurrent(version: string): boolean {
    return version.split(' ').every((one) => one === '' || one === this.ofPublic || this.isOfOwner(one));
  }

  equals(other: DataVersions): boolean {
    if (this.ofPublic !== other.ofPublic || this.ofOwners.size !== other.ofOwners.size) return false;
    return [...this.ofOwners].every(([key, version]) => other.ofOwners.get(key) === version);
  }

  private ofOwner(key: string): string {
    return `${key}.${this.ofOwners.get(key) ?? NONE}`;
  }

  private isOfOwner(version: string): boolean {
    return version === this.ofOwner(version.slice(0, version.lastIndexOf('.')));
  }
}
