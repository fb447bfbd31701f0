// `npm run tour`: films the product tour of the start page from the product itself, and writes it where the pages are.
// `npm run tour -- --guide`: takes the pictures of the user guide and `docs/screenshot.png`. ORIGIN films a product that runs already.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../lib/chromium.mjs';
import { fail, root } from '../lib/prepare.mjs';
import { transcriptPage, webVtt } from './captions.mjs';
import { takeGuidePictures } from './guide.mjs';
import { openProduct } from './product.mjs';
import { createRecorder } from './recorder.mjs';
import { playStory, SIZE } from './story.mjs';
import { develop } from './studio.mjs';

const PUBLIC = join(root, 'packages/web/public');

const executablePath = ensureChromium();
if (!executablePath) fail('There is no Chromium to film with: install one, or name it in CHROMIUM_PATH.');

const product = await openProduct();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  if (process.argv.includes('--guide'))
    await takeGuidePictures(
      browser,
      product.origin,
      join(PUBLIC, 'user-guide/pictures'),
      join(root, 'docs/screenshot.png'),
    );
  else await film(join(PUBLIC, 'tour'));
} finally {
  await browser.close();
  await product.close();
}

async function film(folder) {
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: 2,
    baseURL: product.origin,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const recorder = createRecorder(page, SIZE);
  console.log('Filming …');
  const posterAt = await playStory(page, recorder);
  const recording = recorder.take();
  await context.close();
  console.log(`Developing ${(recording.duration / 1000).toFixed(1)} s from ${recording.stills.length} stills …`);
  const { film, poster } = await develop(browser, recording, posterAt);

  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tour.webm'), film);
  writeFileSync(join(folder, 'poster.webp'), poster);
  writeFileSync(join(folder, 'tour.vtt'), webVtt(recording.captions));
  writeFileSync(join(folder, 'transcript.html'), transcriptPage(recording.captions));
  console.log(`tour.webm ${kib(film)}, poster.webp ${kib(poster)}`);
}

function kib(bytes) {
  return `${Math.round(bytes.length / 1024)} KiB`;
}
