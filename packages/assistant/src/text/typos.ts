/** Letters wrong, missing, too many or swapped between two words, up to a limit; more than that is `limit + 1`. */
export function typosBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    older = before;
    before = now;
  }
  return before[b.length] ?? limit + 1;
}

/** How many typos a word may have: none in short ones, where one typo is another word. */
export function toleranceOf(word: string): number {
  if (word.length < 4) return 0;
  return word.length <= 6 ? 1 : 2;
}
