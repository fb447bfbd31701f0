/** A row of the suffix table: what is put behind an analysis path, and for whom. Null and absent mean anyone. */
export interface PathSuffix {
  readonly company?: string | null;
  /** The version year of the data, `v2023`. */
  readonly version?: string | null;
  readonly suffix: string;
}

/** What an analysis path is completed with. */
export interface PathContext {
  readonly company?: string | null;
  readonly version?: string | null;
  readonly suffixes?: readonly PathSuffix[];
}

/**
 * The path that the viewer opens: the page's own with the company in place of `{company}` and the suffixes that apply
 * behind it, in the order of the table.
 */
export function analysisPathOf(path: string, { company, version, suffixes = [] }: PathContext = {}): string {
  const applies = (rule: PathSuffix) =>
    (rule.company == null || rule.company === company) && (rule.version == null || rule.version === version);
  const behind = suffixes.filter(applies).map((rule) => rule.suffix);
  return path.replaceAll('{company}', company ?? '') + behind.join('');
}

const BOARD_PATH = /^\/Pellucid\/Boards\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The board that an analysis path leads to; null when it is a path of another analytics server. */
export function boardIdOf(path: string | null, context: PathContext = {}): string | null {
  return path === null ? null : (BOARD_PATH.exec(analysisPathOf(path, context))?.[1] ?? null);
}
