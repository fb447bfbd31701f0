import type { Icon } from '@pellucid/contract';
import { MenuPicture } from '../../../ui/menu-picture.tsx';

/** The icon of a page as its menu shows it, with its name and, where it is a picture, its size. */
export function IconValue({ value }: { value: unknown }) {
  const icon = value as Icon | null;
  if (icon === null || (!icon.name && !icon.data)) return <span className="value-none">None</span>;
  const { name, path, data, width, height } = icon;
  const own = data ? { path: path ?? '', data, width, height } : undefined;
  return (
    <span className="icon-value">
      <MenuPicture name={name} own={own} />
      {name}
      {own !== undefined && (
        <span className="value-none">
          {width} × {height} pixels
        </span>
      )}
    </span>
  );
}
