/** What stands for the id of a recipient or investigator who has none, as SQL over an expression of the name. */
export function idOfName(name: string): string {
  return `'N' || upper(md5(upper(${name}))[1:16])`;
}
