import { defaultOf, type EntityDef, type Field, isWritable } from '@pellucid/contract';

/** What a field that has a form of its own is filled with: `n` tells the records of a journey apart. */
const OWN: Readonly<Record<string, (n: number) => unknown>> = {
  'user.login': (n) => `journey.user${n}`,
  'user.email': (n) => `journey.user${n}@example.test`,
  'user.langKey': () => 'en',
  'user.npi': (n) => String(1_000_000_000 + n),
  'parameter.name': (n) => `JOURNEY_${letters(n)}`,
  'versionYearMapping.versionID': (n) => `v${2040 + n}`,
  'webReportingYear.reportingYear': (n) => 2050 + n,
  'analysisPathSuffix.dataVersion': () => 'v2023',
  'memberCompany.registrationId': (n) => String(900_000_000_000 + n),
  'pageInfo.spCAnalysisPath': () => '/Pellucid/Boards/top-companies-by-spend',
  'pageInfo.pageUrl': () => '',
};

/** Fields that a journey leaves as a new record has them. */
const LEFT = new Set([
  'pageInfo.isMenu',
  'user.isRejected',
  'user.activated',
  'configurationMenu.isDeleted',
  'configurationStandardPage.isDeleted',
  'versionYearMapping.current',
  'webReportingYear.current',
  // A user or a group, not both.
  'assignedRoles.userGroup',
  // Told by the user.
  'search.username',
  // Now, where none is given.
  'search.time',
]);

/** Links that a journey fills; those that a record needs are filled anyway. */
const LINKED = new Set([
  // Pages at the top would crowd the menu of the browser that tests them.
  'pageInfo.parentMenu',
  'userGroup.company',
  'assignedRoles.users',
  'roleMessage.company',
  'userGroupInfo.pageInfos',
  'search.user',
]);

const letters = (n: number) => String.fromCharCode(65 + (n % 26));

/** A value that is typed or chosen for a field; undefined for one that is left alone. Links are by `linkedTo`. */
export function valueFor({ name: entity }: EntityDef, name: string, field: Field, n: number): unknown {
  const path = `${entity}.${name}`;
  const own = OWN[path];
  if (own !== undefined) return own(n);
  if (!isWritable(field) || LEFT.has(path)) return undefined;
  switch (field.type) {
    case 'string':
    case 'text':
      return `${letters(n)} journey ${field.label}`.slice(0, field.maxLength);
    case 'integer':
      return Math.min((field.min ?? 1) + n, field.max ?? 1_000);
    case 'decimal':
      return '12.5';
    case 'enum':
      return field.values[n % field.values.length];
    case 'enums':
      return [field.values[0]];
    case 'boolean':
      return defaultOf(field) !== true;
    case 'date':
      return '2026-03-04';
    case 'instant':
      return '2026-03-04T05:06:00.000Z';
    default:
      return undefined;
  }
}

/** The links that a record of a journey has, with what each shows. */
export function linksOf({ name: entity, fields }: EntityDef) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isLink = field.type === 'relation' || field.type === 'relations';
    const wanted = isLink && isWritable(field) && (field.required === true || LINKED.has(`${entity}.${name}`));
    return wanted ? [{ name, field }] : [];
  });
}
