// The browser of the journeys and of the tour: a Chromium that the system has, or gets where the rights allow it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: the same pages for two thirds of the processor time. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
/** Packages of Debian, the lightest first; an old release has no headless shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Path of the lightest Chromium that is there, unless CHROMIUM_PATH names another; undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
}

/** The same; where this is Debian and we are root, an automatic run gets the headless shell and every run gets some Chromium. */
export function ensureChromium() {
  const found = findChromium();
  const isGoodEnough =
    found !== undefined && (found === HEADLESS_SHELL || !process.env.CI || process.env.CHROMIUM_PATH);
  if (isGoodEnough || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Installing Chromium for the browser journeys …');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const aptGet = (...words) => spawnSync('apt-get', [...words, '-qq'], quiet).status === 0;
  aptGet('update');
  PACKAGES.some((name) => aptGet('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'));
  return findChromium();
}
