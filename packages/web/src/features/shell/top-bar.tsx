import { MenuOutlined } from '@ant-design/icons';
import type { Account } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { mainMenuQuery } from '../../lib/menu.ts';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { ColorSwitch } from '../../ui/color-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { adminMenus } from './admin-menu.ts';
import { MainMenu } from './main-menu.tsx';
import { RequestMenu } from './request-menu.tsx';

/** The bar over every screen of the signed-in; on narrow screens the menu folds behind a button. */
export function TopBar({ account }: { account: Account }) {
  const info = useProfileInfo();
  const menu = useQuery(mainMenuQuery);
  const admin = adminMenus(account.authorities, info);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the folded menu, one to where one is already too
  useEffect(() => setOpen(false), [key]);

  return (
    <header className="top-bar">
      <Button
        className="top-bar-toggle"
        type="text"
        icon={<MenuOutlined />}
        aria-label="Toggle navigation"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <Link
        to={paths.home}
        className="plain-link top-bar-brand"
        aria-label={`${info?.productName ?? 'Pellucid'}, home`}
      >
        <Logo name={info?.productName} />
        {info !== undefined && <span className="version-label">{versionLabel(info.version)}</span>}
      </Link>
      <nav className="top-bar-menu" aria-label="Dashboards">
        {menu.data !== undefined && <MainMenu entries={menu.data} mode="horizontal" />}
        {menu.isError && (
          <Button size="small" onClick={() => menu.refetch()}>
            The menu could not be loaded. Try again
          </Button>
        )}
      </nav>
      {admin.length > 0 && (
        <nav className="top-bar-admin" aria-label="Administration">
          <MainMenu entries={admin} mode="horizontal" whole />
        </nav>
      )}
      <div className="top-bar-end">
        <RequestMenu demoBookingUrl={info?.demoBookingUrl ?? ''} />
        <ColorSwitch />
        <AccountMenu account={account} />
      </div>
      <Drawer title="Menu" placement="left" open={open} onClose={() => setOpen(false)} size={320}>
        <nav aria-label="All menus">
          <MainMenu entries={[...(menu.data ?? []), ...admin]} mode="inline" />
        </nav>
      </Drawer>
    </header>
  );
}

function versionLabel(version: string): string {
  return version.startsWith('v') ? version : `v${version}`;
}
