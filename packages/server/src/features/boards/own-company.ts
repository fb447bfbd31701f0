import { type Analytics, companyOf, type Scope } from '@pellucid/analytics';
import type { Asking } from './filter-values.ts';

export interface OwnCompanyDeps {
  analytics: Pick<Analytics, 'search'>;
  /** The name of a customer, by the id of its company. */
  companyName(id: number): Promise<string | null>;
}

/** As many names as contain that of a customer, or differ from it by a typo. */
const MAX_CANDIDATES = 100;

/**
 * The company of a source that the caller's is: by its name of today, else by a former one, whatever their capitals and
 * punctuation. Null where none has that name, and for who belongs to no company.
 */
export async function ownCompany(
  { analytics, companyName }: OwnCompanyDeps,
  source: string,
  { scope, signal }: Asking,
): Promise<string | null> {
  const name = await nameOf(scope, companyName);
  if (name === null) return null;
  const request = { source, field: 'company', text: name, limit: MAX_CANDIDATES };
  const found = await analytics.search(request, scope, signal ? { signal } : {});
  const today = found.filter(({ value }) => plain(String(value)) === plain(name));
  const former = found.filter(({ description }) => plain(description ?? '') === plain(`formerly ${name}`));
  const [only, ...more] = today.length > 0 ? today : former;
  return only === undefined || more.length > 0 ? null : String(only.value);
}

async function nameOf(scope: Scope, companyName: OwnCompanyDeps['companyName']): Promise<string | null> {
  const id = companyOf(scope);
  return id === null ? null : companyName(id);
}

/** Letters and digits alone: "Aster Pharma, Inc." is "ASTER PHARMA INC". */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
