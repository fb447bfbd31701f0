import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const SURGERY = 'Allopathic & Osteopathic Physicians|Orthopaedic Surgery';

it('says that one specialty is meant without those within it', async () => {
  const within = ['Hand Surgery', 'Sports Medicine', 'Trauma', 'Foot and Ankle Surgery'].map(
    (one) => `${SURGERY}|${one}`,
  );
  const specialties = [SURGERY, ...within, 'Allopathic & Osteopathic Physicians|Dermatology'];
  const words = await wordsPort();
  const data = await wordsPort({
    // Lists of its own: words of the data are kept by their lists.
    valuesOf: async (request) => (request.field === 'specialty' ? specialties : [...(await words.valuesOf(request))]),
  });
  expect(await interpret('total to orthopaedic surgeons', undefined, data)).toMatchObject({
    assumptions: [
      'Orthopaedic Surgery is that specialty alone, without Hand Surgery, Sports Medicine, Trauma and 1 more.',
    ],
  });
  expect(await interpret('total to dermatologists', undefined, data)).toMatchObject({ assumptions: [] });
});
