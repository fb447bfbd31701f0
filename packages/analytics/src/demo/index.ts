export { type DemoCompany, demoCompanies, demoCustomers } from './cast.ts';
export { DEMO_DEFAULTS, type DemoFilesOptions, generateDemoFiles } from './generate.ts';
export { type DemoLedger, loadDemoLedger } from './ledger.ts';
export { NATURES } from './natures.ts';
