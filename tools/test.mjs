// `npm test`: the checks and the tests, then what failed and one line that counts. `npm run test:slow`: the files named
// `*.slow.test.*`, which take longer, and the server's suites on PostgreSQL. Words limit either: `npm test -- server e2e`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureClickHouse } from './lib/clickhouse.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { makeScratch } from './lib/scratch.mjs';

const CHECKS = ['check:types', 'check:lint', 'check:boundaries', 'check:unused', 'check:citations'];
const PROJECTS = ['contract', 'analytics', 'assistant', 'eval', 'server', 'web', 'e2e'];
const SLOW_PROJECTS = ['analytics', 'eval', 'server', 'postgres', 'web', 'e2e'];

const SLOW = '.slow.test.';
/** Has no files of its own: those of `server`, of both tiers. */
const WHOLE_PROJECTS = ['postgres'];

const isSlow = process.argv.includes('--slow');
const wanted = process.argv.slice(2).filter((word) => word !== '--slow');
const projects = (isSlow ? SLOW_PROJECTS : PROJECTS).filter((name) => wanted.length === 0 || wanted.includes(name));
const tally = { passed: 0, failed: 0, skipped: 0 };
/** The name of every test that failed: above the count, since what a run said of it has long scrolled away. */
const failures = [];

function run(command, words, env = {}) {
  return spawnSync(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function count(name, passed) {
  tally[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
}

/** Of a property that failed: its seed, the question that broke it and what came, without which nobody can repeat it. */
const PROPERTY_LINES = 8;

const isProperty = (said) => said.startsWith('Error: Property failed');

/** `project file › test: first line of what it said`, for each failed test of a report of vitest. */
function failuresOf(project, { testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [said = ''] }) => {
        return `${project} ${relative(root, name)} › ${fullName}: ${said.split('\n', isProperty(said) ? PROPERTY_LINES : 1).join('\n')}`;
      }),
  );
}

function filesOf(project) {
  if (!isSlow) return [`--exclude=**/*${SLOW}{ts,tsx}`];
  return WHOLE_PROJECTS.includes(project) ? [] : [SLOW];
}

function vitest(project, env) {
  const scratch = makeScratch();
  const report = join(scratch.folder, 'report.json');
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    ...filesOf(project),
  ];
  // Every core: by itself it leaves one for whoever watches, half of a small machine. Journeys have as many as servers.
  if (project !== 'e2e') words.push('--maxWorkers=100%');
  const finished = run(process.execPath, [...words, `--outputFile.json=${report}`], {
    ...env,
    TMPDIR: scratch.folder,
  });
  let failed = 0;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    failed = result.numFailedTests;
    tally.passed += result.numPassedTests;
    tally.failed += failed;
    tally.skipped += result.numPendingTests + result.numTodoTests;
    failures.push(...failuresOf(project, result));
  } catch {
    console.error(`${project}: the tests ended without a report`);
  }
  // A file that cannot be loaded, or a set-up that breaks, fails the run without failing any one test.
  if (!finished && failed === 0) count(`${project}: a file or its set-up`, false);
  scratch.discard();
}

/** Checks at once, since each keeps a single core busy for most of its time; what one says is shown when it ends. */
async function runCheck(check) {
  const child = spawn('npm', ['run', '--silent', check], { cwd: root });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  count(check, status === 0);
}

ensureInstalled();
if (wanted.length === 0 && !isSlow) await Promise.all(CHECKS.map(runCheck));
for (const project of projects) {
  const env = {};
  if (project === 'analytics') ensureClickHouse();
  if (project === 'e2e') {
    const chromium = ensureChromium();
    if (!chromium) {
      console.error(
        'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
      );
      count(project, false);
      continue;
    }
    ensureBuilt();
    env.CHROMIUM_PATH = chromium;
  }
  vitest(project, env);
}
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
process.exit(tally.failed === 0 ? 0 : 1);
