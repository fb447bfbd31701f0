import { useQuery } from '@tanstack/react-query';
import { menuIconsQuery } from '../../lib/menu.ts';
import { MenuPicture } from '../../ui/menu-picture.tsx';

/** The picture of an entry of the user's own menu; an entry that is no page has none of its own. */
export function MenuIcon({ id, name }: { id: number | null; name: string | null }) {
  const icons = useQuery(menuIconsQuery).data;
  return <MenuPicture name={name} own={icons?.find((page) => page.id === id)?.icon} />;
}
