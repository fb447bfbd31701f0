const OURS =
  /\b(?:[Oo]ur|[Mm]y|[Aa]|[Tt]heir) (?:(?:main|chief|key|biggest|closest|largest|direct|arch) )?(?:competitors?|rivals?|peers?)(?=,? ["A-Z])/g;

/** `our competitor Stryker`, `our main rivals Merck and Pfizer`: who they are to the asker is no condition. */
export function withoutCompetitor(question: string): string {
  return question.replace(OURS, '').replaceAll('  ', ' ');
}
