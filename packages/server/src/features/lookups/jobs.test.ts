import { expect, it } from 'vitest';
import { createJobs } from './jobs.ts';

it('counts work as a job until it ends, well or badly', async () => {
  const jobs = createJobs(() => new Date('2026-01-31T12:00:00Z'));
  const import_ = jobs.watched('import', (outcome: Promise<string>) => outcome);
  let end: (text: string) => void = () => undefined;
  const going = import_(
    new Promise((done) => {
      end = done;
    }),
  );
  expect(jobs.running()).toEqual([{ name: 'import', startedAt: '2026-01-31T12:00:00.000Z' }]);
  end('done');
  expect(await going).toBe('done');
  await expect(import_(Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(jobs.running()).toEqual([]);
});
