import { UserOutlined } from '@ant-design/icons';
import { AVATAR_BYTES } from '@pellucid/contract';
import { type ChangeEvent, useId, useState } from 'react';
import { PICTURE_FAILURE } from './messages.ts';

const TYPES = ['image/png', 'image/jpeg'];

interface AvatarFieldProps {
  image: string | null;
  /** Why the server refused the picture; until another one is chosen. */
  refusal: string | undefined;
  onChange: (image: string | null) => void;
}

/** The picture of a person: shown as it will be, replaced by a file or removed. */
export function AvatarField({ image, refusal, onChange }: AvatarFieldProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const error = wrong ?? refusal;

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    if (!TYPES.includes(file.type)) return setWrong(PICTURE_FAILURE.Image);
    if (file.size > AVATAR_BYTES) return setWrong(PICTURE_FAILURE.Size);
    setWrong(undefined);
    onChange(await dataUrlOf(file));
  };

  return (
    <div className="avatar-field">
      {image === null ? (
        <span className="avatar avatar-none">
          <UserOutlined />
        </span>
      ) : (
        <img className="avatar" src={image} alt="How you look to others" />
      )}
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Picture
        </label>
        <input
          id={id}
          type="file"
          accept={TYPES.join(',')}
          onChange={choose}
          aria-describedby={`${id}-hint`}
          aria-invalid={error !== undefined}
        />
        <span id={`${id}-hint`} className={error === undefined ? 'field-hint' : 'field-error'} aria-live="polite">
          {error ?? 'PNG or JPEG, at most 2 MB'}
        </span>
      </div>
      {image !== null && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setWrong(undefined);
            onChange(null);
          }}
        >
          Remove picture
        </button>
      )}
    </div>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
