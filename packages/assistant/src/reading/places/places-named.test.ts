import { expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const port = await wordsPort();
/** A city that is called as a state is. */
const data = await wordsPort({
  valuesOf: async (request) => (request.field === 'city' ? ['Texas', 'Washington', 'Boston'] : port.valuesOf(request)),
});

it.each([
  ['Texas against Washington', 'total_amount by state where state=TX,WA'],
  ['spend in Washington and Texas', 'total_amount where state=WA,TX'],
  ['spend in Washington and Boston', 'total_amount where city=Washington,Boston'],
  ['spend in Washington', 'ask Washington'],
])('“%s” is read as %s', async (question, line) => {
  expect(await shortReading(question, data)).toBe(line);
});
