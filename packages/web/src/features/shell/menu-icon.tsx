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
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { menuIconsQuery } from '../../lib/menu.ts';

/** Icons that come with the product, by the names that page infos use. */
const ICONS: Record<string, ComponentType> = {
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

/** The picture of a menu entry: its own where it was given one, else the product's icon of that name, else none. */
export function MenuIcon({ name }: { name: string | null }) {
  const icons = useQuery(menuIconsQuery).data;
  if (name === null) return null;
  const own = icons?.find(({ icon }) => icon.name === name && icon.data !== null)?.icon;
  if (own !== undefined) {
    const source = `data:${own.path ?? 'image/png'};base64,${own.data}`;
    return <img className="menu-icon" src={source} width={own.width} height={own.height} alt="" />;
  }
  const Known = ICONS[name.toLowerCase()];
  return Known === undefined ? null : <Known />;
}
