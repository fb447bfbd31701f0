import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BookOutlined,
  CompassOutlined,
  DashboardOutlined,
  DollarOutlined,
  EnvironmentOutlined,
  ExperimentOutlined,
  EyeOutlined,
  MedicineBoxOutlined,
  ShopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { MenuIcon } from '@pellucid/contract';
import type { ComponentType } from 'react';

/** Icons that come with the product, by the names that page infos use. */
const ICONS: Readonly<Record<string, ComponentType>> = {
  'agg-spend': DollarOutlined,
  company: ShopOutlined,
  competitor: SwapOutlined,
  dashboard: DashboardOutlined,
  explore: CompassOutlined,
  industry: BankOutlined,
  monitor: EyeOutlined,
  'my-dashboards': AppstoreOutlined,
  physician: MedicineBoxOutlined,
  'pre-submission': AuditOutlined,
  specialty: ExperimentOutlined,
  state: EnvironmentOutlined,
  'user-guide': BookOutlined,
};

interface MenuPictureProps {
  /** Name of the icon, as the menu has it. */
  name: string | null;
  /** The icon of the page itself, where it has one. */
  own: Pick<MenuIcon, 'path' | 'data' | 'width' | 'height'> | undefined;
}

/** The picture of a menu entry: its own where it was given one, else the product's icon of that name, else none. */
export function MenuPicture({ name, own }: MenuPictureProps) {
  if (own?.data) {
    const source = `data:${own.path || 'image/png'};base64,${own.data}`;
    return <img className="menu-icon" src={source} width={own.width} height={own.height} alt="" />;
  }
  const key = name?.trim().toLowerCase() ?? '';
  const Known = Object.hasOwn(ICONS, key) ? ICONS[key] : undefined;
  return Known === undefined ? null : <Known />;
}
