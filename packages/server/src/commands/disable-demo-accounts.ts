import { parseArgs } from 'node:util';
import { systemClock } from '../base/clock.ts';
import { lineFor } from '../base/startup-error.ts';
import { readConfig } from '../config.ts';
import { disablePublishedAccounts } from '../seeds/published-accounts.ts';
import { withOwnDatabase } from './own-database.ts';

const USAGE = `npm run disable-demo-accounts

Closes the accounts of the demonstration in the data folder, or in the database of DATABASE_URL, before it is used in
production: nobody can sign in with their published password any more. What they made stays. End the server first.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return void console.log(USAGE);
  const logins = await withOwnDatabase(readConfig(process.env), ({ db }) => disablePublishedAccounts(db, systemClock));
  console.log(
    logins.length === 0
      ? 'No account has the published password.'
      : `Nobody can sign in any more as ${logins.join(', ')}. Make an administrator with NODE_ENV=production npm run create-admin.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
