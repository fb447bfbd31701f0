import { type Field, type UserChange, userDef } from '@pellucid/contract';
import { fieldText } from '../../../crud/field-text.ts';

/** Values as they were before and after a change, in words; what is the same on both sides is left out. */
export function changesOf({ old, new: now }: UserChange): { label: string; before: string; after: string }[] {
  const fields: Readonly<Record<string, Field>> = userDef.fields;
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names.flatMap((name) => {
    const field = fields[name];
    if (field === undefined || field.stamp !== undefined) return [];
    const [before, after] = [old, now].map((side) => fieldText(field, side?.[name]) || 'nothing');
    return before === after || before === undefined || after === undefined
      ? []
      : [{ label: field.label, before, after }];
  });
}
