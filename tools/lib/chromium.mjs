// The browser of the journeys and of the tour: a Chromium that the system has, or gets where the rights allow it.
import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.mjs';

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
  if (isGoodEnough || !canInstall()) return found;
  console.log('Installing Chromium for the browser journeys …');
  PACKAGES.some((name) => install(name, 'fonts-dejavu-core'));
  return findChromium();
}
