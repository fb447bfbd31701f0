import { pageInfoDef } from '@pellucid/contract';
import { Button } from 'antd';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { EditorProps } from '../../../crud/entity-screen.ts';
import { FieldInput } from '../../../crud/field-editor.tsx';
import type { FormValues } from '../../../crud/form-values.ts';
import { toast } from '../../../ui/notices.ts';
import { readIcon } from './icon-file.ts';
import './pages.css';

const { name: nameField, height, width } = pageInfoDef.fields.icon.fields;
const MAX_ICON_SIZE = 30;

/** The icon of a menu entry: a name, and a picture of one's own with the size that it is shown at. */
export function IconEditor({ values, errors, required, set }: EditorProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const icon = (values.icon ?? {}) as FormValues;
  const change = (parts: FormValues) => set('icon', { ...icon, ...parts });

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    const read = await readIcon(file);
    if ('message' in read) {
      setMessage(read.message);
      toast.error(read.message);
      return;
    }
    setMessage(null);
    change({ ...read, name: icon.name || file.name.replace(/\.\w+$/, '').slice(0, nameField.maxLength) });
  };

  const part = (name: 'name' | 'height' | 'width', field: typeof nameField | typeof height | typeof width) => (
    <FieldInput
      name={`icon.${name}`}
      field={field}
      value={icon[name]}
      error={errors[`icon.${name}`]}
      required={required.has(`icon.${name}`)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const hasPicture = typeof icon.data === 'string' && icon.data !== '';
  return (
    <fieldset className="editor-set icon-editor">
      <legend>Icon</legend>
      {part('name', nameField)}
      <div className="editor">
        <label className="editor-label" htmlFor={id}>
          Picture
        </label>
        <div className="icon-picture">
          {hasPicture && <IconShown icon={icon} />}
          <Button onClick={() => input.current?.click()} aria-describedby={`${id}-note`}>
            {hasPicture ? 'Replace' : 'Choose a picture'}
          </Button>
          {hasPicture && <Button onClick={() => change({ data: '', path: '' })}>Remove</Button>}
          <input
            ref={input}
            id={id}
            className="visually-hidden"
            tabIndex={-1}
            type="file"
            accept="image/png,image/jpeg"
            onChange={(event) => void choose(event)}
          />
        </div>
        <span id={`${id}-note`} className={message === null ? 'field-hint' : 'field-error'} aria-live="polite">
          {message ?? 'PNG or JPEG, at most 2 MB'}
        </span>
      </div>
      {part('width', width)}
      {part('height', height)}
    </fieldset>
  );
}

/** The picture as the menu shows it, on a light and on a dark bar. */
function IconShown({ icon }: { icon: FormValues }) {
  const source = `data:${icon.path || 'image/png'};base64,${icon.data}`;
  const size = (value: unknown) => Math.min(Math.max(Number(value) || 20, 1), MAX_ICON_SIZE);
  return (
    <span className="icon-shown">
      <img src={source} width={size(icon.width)} height={size(icon.height)} alt="As the menu shows it" />
      <img className="icon-on-dark" src={source} width={size(icon.width)} height={size(icon.height)} alt="" />
    </span>
  );
}
