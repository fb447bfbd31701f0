import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('another kind of people, or another place', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount where primary_type=Nurse in 2023',
      'spend on cardiologists in 2023',
      'same thing but nurse practitioners',
    ],
    [
      'total_amount where recipient_type=Teaching in 2023',
      'spend on cardiologists in 2023',
      'what about teaching hospitals',
    ],
    [
      'total_amount where specialty=Cardiovascular in 2023',
      'spend on nurse practitioners in 2023',
      'and cardiologists?',
    ],
    // Nobody is both.
    ['total_amount where specialty=Cardiovascular', 'spend on nurse practitioners', 'and for cardiologists?'],
    ['total_amount where primary_type=Nurse', 'spend on cardiologists', 'and for nurse practitioners'],
    ['total_amount where specialty=Dermatology', 'total paid to hospitals', 'and to dermatologists'],
    ['total_amount where state=TX in 2023', 'spend in Boston in 2023', 'and Texas?'],
    ['total_amount where city=Boston in 2023', 'spend in Texas in 2023', 'what about Boston'],
    // What narrows leaves both.
    [
      'total_amount where specialty=Cardiovascular primary_type=Nurse in 2023',
      'spend on cardiologists in 2023',
      'only nurse practitioners',
    ],
    [
      'total_amount where recipient_type=Physician specialty=Cardiovascular',
      'spend on physicians',
      'and cardiologists?',
    ],
    ['refuse cannot', 'spend in Texas in 2023', 'only Boston'],
    ['refuse cannot', 'spend on cardiologists', 'add nurse practitioners'],
  ])('is read as “%s”: %s', read);
});
