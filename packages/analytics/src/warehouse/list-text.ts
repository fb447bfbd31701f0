/** The different values of a list's members in their order as one text, NULL when there are none, as SQL over grouped members. */
export function listText(value: string, part = ''): string {
  const values = `list(${value} ORDER BY place) FILTER (${value} IS NOT NULL)`;
  const first = `list_filter(${values}, lambda one, nth: list_position(${values}, one) = nth)`;
  return `nullif(array_to_string((${first})${part}, '; '), '')`;
}
