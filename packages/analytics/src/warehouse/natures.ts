const MEDICAL_EDUCATION = 'Compensation for serving as faculty or as a speaker for a medical education program';

/** Natures of payment that CMS has merged into others (in 2021), by the name that they were published under. */
const MERGED_INTO: Readonly<Record<string, string>> = {
  'Compensation for serving as faculty or as a speaker for a non-accredited and noncertified continuing education program':
    MEDICAL_EDUCATION,
  'Compensation for serving as faculty or as a speaker for an accredited or certified continuing education program':
    MEDICAL_EDUCATION,
};

/** The nature that a published one is called today, as SQL over a cleaned column. */
export function natureToday(published: string): string {
  const merged = Object.entries(MERGED_INTO).map(([before, now]) => `WHEN '${before}' THEN '${now}'`);
  return `CASE ${published} ${merged.join(' ')} ELSE ${published} END`;
}
