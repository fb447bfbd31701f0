const READ_AS_WORD = /^(?<of>“[^”]+” is read as )“[^”]+”\.$/;

/** Assumptions as people read them: each once, a name's own full stop ends the sentence, and a slip says what it is read as in the end. */
export function plainly(assumptions: readonly string[]): string[] {
  const ended = [...new Set(assumptions.map((one) => one.replace(/\.\.$/, '.')))];
  return ended.filter((one) => {
    const of = READ_AS_WORD.exec(one)?.groups?.of;
    return of === undefined || !ended.some((other) => other.startsWith(of) && !READ_AS_WORD.test(other));
  });
}
