import { CalendarOutlined, DownOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { inBar } from './in-bar.ts';

/** Refer to friend(s), and Book a demo where a setting names the address. */
export function RequestMenu({ demoBookingUrl }: { demoBookingUrl: string }) {
  const items: MenuProps['items'] = [
    { key: 'refer', icon: <ShareAltOutlined />, label: <Link to={paths.referFriend}>Refer to friend(s)</Link> },
  ];
  if (demoBookingUrl !== '') {
    const label = (
      <a href={demoBookingUrl} target="_blank" rel="noopener">
        Book a demo
      </a>
    );
    items.push({ key: 'demo', icon: <CalendarOutlined />, label });
  }
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus getPopupContainer={inBar}>
      <button type="button" className="bar-button" aria-haspopup="menu">
        Request <DownOutlined className="bar-button-arrow" />
      </button>
    </Dropdown>
  );
}
