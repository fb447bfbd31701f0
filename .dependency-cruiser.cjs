/** Who may import whom. Every rule says why; ARCHITECTURE.md draws the same picture. */
const within = (path) => ({ path });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-is-zod-only',
      comment: 'The contract is shared by browser and server, so it may need neither.',
      severity: 'error',
      from: { ...within('^packages/contract/src'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'analytics-knows-contract-only',
      comment: 'The query gate serves the server, the benchmarks and the importer alike.',
      severity: 'error',
      from: within('^packages/analytics/src'),
      to: { path: '^packages/(server|web)/' },
    },
    {
      name: 'web-knows-contract-only',
      comment: 'Whatever the browser knows of the server, the contract says.',
      severity: 'error',
      from: within('^packages/web/src'),
      to: { path: '^packages/(server|analytics)/' },
    },
    {
      name: 'plans-are-plain-data',
      comment: 'A plan can be logged, cached and compared because it knows no SQL and no engine.',
      severity: 'error',
      from: { ...within('^packages/analytics/src/(model|plan)/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/analytics/src/(sql|engines)/' },
    },
    {
      name: 'sql-knows-no-engine',
      comment: 'SQL is text; who runs it is another matter.',
      severity: 'error',
      from: { ...within('^packages/analytics/src/sql/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/analytics/src/engines/' },
    },
    {
      name: 'engine-clients-behind-the-port',
      comment: 'Only the warehouse and its engine know the database client, so that another engine is another folder.',
      severity: 'error',
      from: {
        ...within('^packages/'),
        pathNot: '^packages/analytics/src/(engines|warehouse|ingest|demo|testing)/|\\.test\\.ts$|/testing/',
      },
      to: { path: 'node_modules/@duckdb/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'What a feature needs of another is a parameter that app.ts gives it.',
      severity: 'error',
      from: { ...within('^packages/server/src/features/([^/]+)/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/features/([^/]+)/', pathNot: '^packages/server/src/features/$1/' },
    },
    {
      name: 'platform-below-features',
      comment: 'HTTP, platform and crud serve every feature and know none.',
      severity: 'error',
      from: { ...within('^packages/server/src/(http|platform|crud)/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/features/' },
    },
    {
      name: 'repositories-touch-the-database',
      comment: 'SQL of the application lives in repositories; routes and services speak of the domain.',
      severity: 'error',
      from: { ...within('^packages/server/src/features/.*(routes|service)\\.ts$') },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'web-features-are-strangers',
      comment: 'A feature that needs another belongs one level down: ui, lib, charts, viewer or crud.',
      severity: 'error',
      from: { ...within('^packages/web/src/features/([^/]+)/'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/web/src/features/([^/]+)/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'web-base-below-features',
      comment: 'ui and lib serve all; charts, viewer and crud serve features; app composes.',
      severity: 'error',
      from: { ...within('^packages/web/src/(ui|lib|charts|viewer|crud)/'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/web/src/(features|app)/' },
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
          '^packages/(analytics|server)/src/(ingest|demo|testing|warehouse)/(index|standalone)\\.ts$',
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
