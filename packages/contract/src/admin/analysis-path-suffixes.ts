import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** What is put behind an analysis path, for a company and a version or for any: `analysisPathOf` applies them in order. */
export const analysisPathSuffixDef = defineEntity({
  name: 'analysisPathSuffix',
  path: 'analysis-path-suffixes',
  screen: 'admin/analysis-path-suffix',
  noun: { one: 'analysis-path suffix', many: 'analysis-path suffixes' },
  read: ['ROLE_AS_ADMIN'],
  write: ['ROLE_AS_ADMIN'],
  fields: {
    position: { type: 'integer', label: 'Position', min: 1, max: 200, clamp: true, default: 1 },
    kind: {
      type: 'enum',
      label: 'Kind',
      values: ['Version', 'Revamped CMS', 'BA', 'PDQA', 'Other'],
      default: 'Version',
    },
    company: { type: 'relation', label: 'Company', help: 'Without one, any.', to: 'company', show: 'companyName' },
    dataVersion: {
      type: 'string',
      label: 'Version',
      help: 'Without one, any; it holds for pages that show by version.',
      maxLength: 5,
      pattern: '^v\\d{4}$',
    },
    suffix: { type: 'string', label: 'Suffix', required: true, maxLength: 100 },
    isActive: { type: 'boolean', label: 'Is active', default: true },
  },
  labelField: 'suffix',
  columns: ['position', 'kind', 'company', 'dataVersion', 'suffix', 'isActive'],
  search: ['suffix'],
  ownedBy: 'company',
});
export type AnalysisPathSuffix = RecordOf<typeof analysisPathSuffixDef>;
export const analysisPathSuffixCalls = entityEndpoints(analysisPathSuffixDef);
