import type { EditorProps } from '../../../crud/entity-screen.ts';
import { FieldEditor } from '../../../crud/field-editor.tsx';

/** The switch that lets a user in. A new user has none: the link in their invitation opens the account. */
export function ActivatedEditor(props: EditorProps) {
  return props.record === null ? null : <FieldEditor {...props} />;
}
