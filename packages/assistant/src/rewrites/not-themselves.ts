const PEOPLE =
  'doctors?|physicians?|recipients?|hospitals?|person|people|hcps?|practitioners?|themselves|himself|herself';
const INSTEAD = new RegExp(
  String.raw`(?<third>\bthird part(?:y|ies)\b(?: entit(?:y|ies)| compan(?:y|ies)| organi[sz]ations?)?)[\s,]+(?:instead of|rather than|and not)(?: directly| straight)?(?: to)?(?: (?:the|a|any))?(?: covered)? (?:${PEOPLE})\b(?: (?:directly|themselves|himself|herself))?`,
  'gi',
);

/** `to a third party instead of the doctor`: a third party is nobody else. */
export function withThirdPartyAlone(question: string): string {
  return question.replace(INSTEAD, '$<third>');
}
