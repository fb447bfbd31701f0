/** How those are called who practise what ends so, by the ending of its name. */
const PRACTITIONERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ology$/, ['ologist', 'ology specialist']],
  [/surgery$/, ['surgeon', 'surgery specialist']],
  [/psychiatry$/, ['psychiatrist']],
  [/medicine$/, ['medicine specialist']],
  [/pediatric$/, ['pediatrician']],
  [/dentistry$/, ['dentist']],
  [/odontic$/, ['odontist']],
];

/**
 * What those are called who practise a specialty, in the form that `phraseOf` gives: `sleep medicine` has sleep medicine specialists.
 * None where its name has another ending.
 */
export function practitionersOf(specialty: string): string[] {
  return PRACTITIONERS.filter(([ending]) => ending.test(specialty)).flatMap(([ending, names]) =>
    names.map((name) => specialty.replace(ending, name)),
  );
}
