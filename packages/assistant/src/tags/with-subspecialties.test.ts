import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const DERMATOLOGY = 'Allopathic & Osteopathic Physicians|Dermatology';
const WITHIN = [DERMATOLOGY, `${DERMATOLOGY}|MOHS-Micrographic Surgery`, `${DERMATOLOGY}|Dermatopathology`];
const words = await wordsPort();
const data = await wordsPort({
  // Lists of its own: words of the data are kept by their lists.
  valuesOf: async (request) => (request.field === 'specialty' ? WITHIN : [...(await words.valuesOf(request))]),
});

async function specialtiesOf(question: string) {
  const read = await interpret(question, undefined, data);
  return read.kind === 'answer' ? read.query.where?.find((one) => 'field' in one && one.field === 'specialty') : read;
}

it.each([
  'total to dermatologists of any subspecialty in 2024',
  'total to dermatologists (all subspecialties) in 2024',
  'total to dermatologists including all their sub-specialties in 2024',
  'total to dermatologists, subspecialties included, in 2024',
  'total to all dermatology subspecialties in 2024',
])('%s: of all within the specialty', async (question) => {
  expect(await specialtiesOf(question)).toMatchObject({ op: 'in', value: WITHIN });
});

it('is of a specialty alone where no other is named', async () => {
  expect(await specialtiesOf('total to dermatologists in 2024')).toMatchObject({ op: 'eq', value: DERMATOLOGY });
  expect(await specialtiesOf('total to dermatologists excluding subspecialties')).toMatchObject({ kind: 'refuse' });
});
