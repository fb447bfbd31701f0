export { type DemoCompany, demoCompanies, demoCustomers } from './cast.ts';
export { DEMO_DEFAULTS, type DemoFilesOptions, generateDemoFiles } from './generate.ts';
