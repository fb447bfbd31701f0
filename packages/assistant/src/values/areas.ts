/** What the products of a therapeutic area are called beside its name, by the first word of it as lemmas are. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  oncology: 'oncologic, oncological, cancer, anti cancer, anticancer, tumor, tumour',
  psychiatry: 'psychiatric, mental health, mental illness',
  dermatology: 'dermatologic, dermatological, skin',
  neurology: 'neurologic, neurological',
  cardiology: 'cardiologic, cardiological, cardiovascular, heart',
  urology: 'urologic, urological',
  nephrology: 'nephrologic, renal, kidney',
  hematology: 'hematologic, hematological, haematologic, haematological, blood',
  immunology: 'immunologic, immunological',
  ophthalmology: 'ophthalmologic, ophthalmological, ophthalmic, eye',
  gastroenterology: 'gastrointestinal, gi, digestive',
  respiratory: 'pulmonary, lung, pulmonology',
  rheumatology: 'rheumatologic, rheumatological',
  endocrinology: 'endocrine, endocrinologic, endocrinological',
  diabete: 'diabetic, antidiabetic, anti diabetic, diabete, metabolic, metabolism',
  weight: 'weight loss, obesity, anti obesity, antiobesity, slimming',
  pain: 'pain, analgesic, pain relief',
  infectious: 'infectious disease, anti infective, antiinfective',
  vaccine: 'vaccine',
  rare: 'orphan disease, orphan',
  dental: 'dental',
  woman: 'gynecologic, gynecological, gynaecological',
};
const NOUNS = [
  'product',
  'brand',
  'area',
  'therapeutic area',
  'therapy area',
  'disease area',
  'category',
  'space',
  'segment',
  'field',
  'sector',
  'franchise',
  'portfolio',
  'market',
];
/** What the name of an area is not said with otherwise. */
const TREATED = ['treatment', 'therapy', 'therapeutic', 'remedy'];

/** `psychiatric products`, `the oncologic area`, `diabetes treatments`: an area by its adjective, which alone may be of people. */
export function phrasesOfArea(name: string): readonly string[] {
  const adjectives = (ADJECTIVES[name.split(' ')[0] ?? ''] ?? '').split(', ').filter((word) => word !== '');
  return [
    ...TREATED.map((noun) => `${name} ${noun}`),
    ...adjectives.flatMap((adjective) => [...NOUNS, ...TREATED].map((noun) => `${adjective} ${noun}`)),
  ];
}
