import { emptyFieldsMessage, type FieldError, missingPageFields, pageInfoDef } from '@pellucid/contract';
import { invalidFields } from '../../http/problems.ts';

export function fieldError(field: string, message: string): FieldError {
  return { objectName: pageInfoDef.name, field, message };
}

/** Throws 400 naming every field that is empty and must not be, in one line. */
export function checkComplete(page: Parameters<typeof missingPageFields>[0] & { menu: string | null }): void {
  const missing = missingPageFields(page);
  if ((page.menu ?? '') === '') missing.unshift(fieldError('menu', 'NotNull'));
  if (missing.length > 0) throw invalidFields(missing, emptyFieldsMessage(missing.map(({ field }) => field)));
}

/**
 * The same of a request before it is read field by field, so that an empty menu text is told together with the others. A
 * change says only what it changes; what it leaves out is checked in the record.
 */
export function checkCompleteRequest(body: unknown, change: 'create' | 'update'): void {
  const isNew = change === 'create';
  if (typeof body !== 'object' || body === null) return;
  const sent = body as Record<string, unknown>;
  const text = (value: unknown) => (value === undefined && !isNew ? 'unchanged' : (value ?? ''));
  const trimmed = (name: string) => {
    const value = text(sent[name]);
    return typeof value === 'string' ? value.trim() : 'not text';
  };
  const icon = sent.icon as { name?: unknown } | null | undefined;
  const iconName = sent.icon === undefined && !isNew ? 'unchanged' : icon?.name;
  const isWhole = isNew || (sent.isMenu !== undefined && sent.parentMenu !== undefined);
  checkComplete({
    menu: trimmed('menu'),
    isMenu: sent.isMenu === true,
    parentMenu: isWhole ? (sent.parentMenu ?? null) : 'unchanged',
    icon: { name: typeof iconName === 'string' ? iconName.trim() : null },
    pageName: isWhole ? trimmed('pageName') : 'unchanged',
    spCAnalysisPath: isWhole ? trimmed('spCAnalysisPath') : 'unchanged',
    spPage: isWhole ? trimmed('spPage') : 'unchanged',
    datatable: isWhole ? trimmed('datatable') : 'unchanged',
  });
}
