import {
  KeyOutlined,
  LogoutOutlined,
  MessageOutlined,
  PartitionOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { Account } from '@pellucid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Avatar, Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { inBar } from './in-bar.ts';

/** Who is signed in, and what they can do with their account. */
export function AccountMenu({ account }: { account: Account }) {
  const navigate = useNavigate();
  const queries = useQueryClient();

  const actions: Record<string, () => void> = {
    nopMapping: () => navigate(paths.nopMapping),
    password: () => navigate(paths.password),
    settings: () => navigate(paths.settings),
    chatbot: () => navigate(paths.chatbot),
    logout: async () => {
      await endSession(paths.home);
      queries.clear();
    },
  };
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: account.email },
    { type: 'divider' },
    { key: 'nopMapping', icon: <PartitionOutlined />, label: 'NoP Mapping' },
    { key: 'password', icon: <KeyOutlined />, label: 'Change Password' },
    { key: 'settings', icon: <SettingOutlined />, label: 'Settings' },
    { key: 'chatbot', icon: <MessageOutlined />, label: 'Chatbot' },
    { type: 'divider' },
    { key: 'logout', icon: <LogoutOutlined />, label: 'Logout' },
  ];

  return (
    <Dropdown
      menu={{ items, onClick: ({ key }) => actions[key]?.() }}
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      getPopupContainer={inBar}
    >
      <button type="button" className="account-button" aria-haspopup="menu" aria-label={`Account of ${account.email}`}>
        <Avatar size={32} src={account.image ?? account.imageUrl ?? undefined} icon={<UserOutlined />} alt="" />
        <span className="account-email">{account.email}</span>
      </button>
    </Dropdown>
  );
}
