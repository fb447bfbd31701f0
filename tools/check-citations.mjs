// Papers that code and documents cite are there: a path below docs with its anchor in a comment, relative links in Markdown.
// What the product promises is tested: each section of docs/promises is named beside a test of it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './lib/prepare.mjs';

const CITATION = /\bdocs\/[\w/-]+\.md(#[\w-]+)?/g;
/** A section by its number is of a paper that is not here. */
const ELSEWHERE = /\b(portal|administration|decisions|specification)[^.;:(]{0,30} (sections? |§ ?)\d/gi;
const LINK = /\]\((?!\w+:)([^)#\s]+)?(#[\w-]+)?\)/g;

/** Anchors of a Markdown file, as its readers on the web have them. */
function anchorsOf(file, heading = /^#+ (.*)$/gm) {
  const headings = readFileSync(join(root, file), 'utf8').matchAll(heading);
  return [...headings].map(
    ([, text]) =>
      `#${text
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-')}`,
  );
}

/** Whether the file, a heading of it or a folder is there. */
function resolves(path, anchor) {
  if (!existsSync(join(root, path))) return false;
  return anchor === undefined || anchorsOf(path).includes(anchor);
}

function* citationsIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [all, anchor] of text.matchAll(CITATION)) yield [all.split('#')[0], anchor];
  for (const [all] of text.matchAll(ELSEWHERE)) yield [all];
  if (!file.endsWith('.md')) return;
  for (const [, path, anchor] of text.matchAll(LINK))
    yield [path ? normalize(join(dirname(file), path)) : file, anchor];
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.yml', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const broken = files.flatMap((file) =>
  [...citationsIn(file)].filter((cited) => !resolves(...cited)).map((cited) => `${file}: ${cited.join('')}`),
);
const tested = new Set(
  files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [...citationsIn(file)].map((cited) => cited.join(''))),
);
const untested = files
  .filter((file) => file.startsWith('docs/promises/'))
  .flatMap((file) => anchorsOf(file, /^## (.*)$/gm).map((anchor) => file + anchor))
  .filter((section) => !tested.has(section));
for (const line of broken) console.error(`cited, but not there: ${line}`);
for (const line of untested) console.error(`promised, but named beside no test: ${line}`);
process.exit(broken.length + untested.length === 0 ? 0 : 1);
