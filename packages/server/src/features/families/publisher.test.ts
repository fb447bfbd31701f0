import { expect, test, vi } from 'vitest';
import { ChangeFeed } from '../../platform/db/change-feed.ts';
import { embedded } from '../../testing/databases.ts';
import { publishFamilies } from './publisher.ts';

test('a server that ends reads no families from a database that is closed', async () => {
  const database = await embedded.open();
  const changes = new ChangeFeed(true);
  const log = { error: vi.fn() };
  const setCompanyFamilies = vi.fn(async () => {});
  const publisher = publishFamilies({ db: database.db, changes, log, setCompanyFamilies });
  changes.missed();
  await publisher.stop();
  await database.close();
  changes.missed();
  await publisher.published();
  expect(setCompanyFamilies).toHaveBeenCalledTimes(1);
  expect(log.error).not.toHaveBeenCalled();
});
