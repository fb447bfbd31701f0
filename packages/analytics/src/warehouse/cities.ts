/**
 * The city that a published one is, as SQL over a cleaned column: reports write one city in capitals, in small letters or with
 * capital initials ("IOWA CITY", "Iowa City"), two thirds of those of 2013 to 2024 in capitals. Each word and each part after a
 * hyphen gets a capital initial, which is how CMS writes the others.
 */
export function cityInOneSpelling(published: string): string {
  const parts = `string_split(replace(regexp_replace(lower(${published}), '\\s+', ' ', 'g'), '-', '- '), ' ')`;
  const initials = `list_transform(${parts}, lambda part: upper(part[1]) || part[2:])`;
  return `replace(array_to_string(${initials}, ' '), '- ', '-')`;
}
