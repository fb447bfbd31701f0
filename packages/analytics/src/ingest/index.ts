export { type CompanyFamilies, setCompanyFamilies } from '../warehouse/company-families.ts';
export {
  openWarehouse,
  type Warehouse,
  type WarehouseOptions,
  WarehouseUnavailable,
} from '../warehouse/open-warehouse.ts';
export { type ImportOptions, importFiles, listDataSets } from './import-files.ts';
export { ImportRefused } from './import-refused.ts';
export type { SourceType } from './layouts.ts';
export { describeProgress } from './progress.ts';
export type { DataSetReport, FileReport, ImportProgress, ImportReport } from './report.ts';
