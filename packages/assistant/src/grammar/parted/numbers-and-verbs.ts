/** How many of a ranking. */
export const NUMBER =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)';
/** What somebody did, which begins what is asked of them. */
export const DID =
  '(?:(?:also|ever|actually|additionally)\\s+)?(?:paid|pay|made|make|gave|give|have|had|got|get|received|receive|took|take|accepted|spent|spend|reported|funded|fund|were|are)';
