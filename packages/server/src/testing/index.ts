export { embedded, onEachDatabase, type TestDatabase } from './databases.ts';
export { noAnalytics } from './no-analytics.ts';
export { PATIENCE } from './patience.ts';
export { type Answer, buildTestApp, type Person, type TestApp, type TestAppOptions } from './test-app.ts';
