/** Who may import whom: the table of ARCHITECTURE.md, and what it cannot say. Every rule says why. */
const { rulesOfTheMap } = require('./tools/lib/map.cjs');

const within = (path) => ({ path });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rulesOfTheMap(__dirname),
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-zod-only',
      comment: 'The contract is shared by browser and server, so it may need neither.',
      severity: 'error',
      from: { ...within('^packages/contract/src'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'engine-clients-behind-the-port',
      comment: 'Only the warehouse and its engine know the database client, so that another engine is another folder.',
      severity: 'error',
      from: {
        ...within('^packages/'),
        pathNot:
          '^packages/analytics/src/(engines|warehouse|ingest|ledger|demo|testing)/|^packages/assistant/eval/|\\.test\\.ts$|/testing/',
      },
      to: { path: 'node_modules/@(duckdb|clickhouse)/' },
    },
    {
      name: 'repositories-touch-the-database',
      comment: 'SQL of the application lives in repositories; routes and services speak of the domain.',
      severity: 'error',
      from: { ...within('^packages/server/src/features/.*(routes|service)\\.ts$') },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'viewer-chosen-in-one-place',
      comment: 'Screens know the interface of a viewer; which one runs is said in current-viewer.ts.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/viewer/|\\.test\\.tsx?$' },
      to: { path: '^packages/web/src/viewer/(native|spotfire)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Product code does not run on test tools.',
      severity: 'error',
      from: { ...within('^packages/'), pathNot: '\\.test\\.tsx?$|/testing/|vitest\\.config\\.ts$' },
      to: { path: '/testing/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-deep-imports-across-packages',
      comment: 'A package is entered by its doors: the exports of its package.json.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|e2e|bench)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/(analytics|server)/src/(ingest|ledger|demo|testing|warehouse)/(index|standalone|random-questions)\\.ts$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
