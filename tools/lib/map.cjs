// The table of ARCHITECTURE.md as import rules: what a folder's row does not name, its files may not import, types included.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const HEADING = '| folder | what it is | may import |';
const TESTS = '\\.test\\.tsx?$|/testing/';

const named = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** Path pattern of `package/folder`, of each folder below `package/folder/*`, or of the files that lie in `package` itself. */
function pattern(name, below = '([^/]+)') {
  const [home, ...folders] = name.split('/');
  if (folders.length === 0) return `^packages/${home}/src/[^/]+$`;
  return `^packages/${home}/src/${folders.join('/').replace('*', below)}/`;
}

function readRows(markdown) {
  const lines = markdown.split('\n');
  const start = lines.indexOf(HEADING);
  if (start < 0) throw new Error(`ARCHITECTURE.md has no table "${HEADING}"`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).flatMap((line) => {
    const [, folders, , targets] = line.split('|');
    return named(folders).map((folder) => ({ folder, targets: named(targets) }));
  });
}

/** A name in the last column is a folder of the same package, or another package by its door. */
function target(name, home, folders) {
  if (folders.includes(`${home}/${name}`)) return pattern(`${home}/${name}`, '[^/]+');
  if (folders.some((folder) => folder === name || folder.startsWith(`${name}/`))) return `^packages/${name}/src/`;
  throw new Error(`ARCHITECTURE.md: ${home} may import "${name}", which is no folder of the table`);
}

/** One rule for each folder of the table, and one for folders that it lacks. */
function rulesOfTheMap(root) {
  const rows = readRows(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  const folders = rows.map(({ folder }) => folder);
  const rules = rows.map(({ folder, targets }) => {
    const [home] = folder.split('/');
    const allowed = targets.map((name) => target(name, home, folders));
    return {
      name: `may-import: ${folder}`,
      comment: `ARCHITECTURE.md lets ${folder} import ${targets.join(', ') || 'nothing else'}.`,
      severity: 'error',
      from: { path: pattern(folder), pathNot: TESTS },
      to: { path: '^packages/[^/]+/src/', pathNot: [pattern(folder, '$1'), ...allowed] },
    };
  });
  const onTheMap = folders.map((folder) => pattern(folder, '[^/]+'));
  return [
    ...rules,
    {
      name: 'on-the-map',
      comment: 'A folder that ARCHITECTURE.md does not name may neither import nor be imported: give it a row.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: [TESTS, ...onTheMap] },
      to: {},
    },
  ];
}

module.exports = { rulesOfTheMap };
