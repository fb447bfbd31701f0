import { parseArgs } from 'node:util';
import { lineFor } from '../base/startup-error.ts';
import { readConfig } from '../config.ts';
import { type TrailState, verifyTrail } from '../features/operations/verify-trail.ts';
import { findServer, openDataFolder } from '../platform/data-folder.ts';
import { throughServer, withOwnDatabase } from './own-database.ts';

const USAGE = `npm run verify-audit -- [--contains HASH]

Computes the hash of every row of the audit trail again, whether or not a server runs on the data folder, and ends with
code 1 at the first row that was altered, dropped or moved. Rows cut off at the end leave no gap: keep the last hash that
this command printed somewhere else, and give it to the next one with --contains.`;

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { contains: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const { contains: hash } = values;
  const config = readConfig(process.env);
  const server = await findServer(await openDataFolder(config.dataDir));
  const asked = server && (await throughServer<TrailState>(server, 'verify-audit', { hash }));
  const { rows, lastHash, fault, contains } =
    asked ?? (await withOwnDatabase(config, ({ db }) => verifyTrail(db, hash)));
  if (fault)
    console.error(`The audit trail was changed. Row ${fault.id}: ${fault.what}. The ${rows} before it are intact.`);
  else if (!contains) console.error(`No row of the audit trail has the hash ${hash}: rows are missing at its end.`);
  else
    console.log(
      `The audit trail is intact: ${rows} row${rows === 1 ? '' : 's'}${lastHash ? `, the last one has the hash ${lastHash}` : ''}.`,
    );
  return fault === null && contains;
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
