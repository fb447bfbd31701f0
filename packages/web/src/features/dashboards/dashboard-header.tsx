import { QuestionCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import type { PageView } from '@pellucid/contract';
import { Button, Popover } from 'antd';
import type { ReactNode } from 'react';
import { textOf } from './help-text.ts';

interface DashboardHeaderProps {
  page: PageView;
  onRefresh: () => void;
  /** The page's filter, between the title and the actions. */
  children?: ReactNode;
}

export function DashboardHeader({ page, onRefresh, children }: DashboardHeaderProps) {
  const help = textOf(page.helpText ?? '');
  return (
    <header className="dashboard-header">
      <h1>{page.menu}</h1>
      {children}
      <div className="dashboard-actions">
        {page.enableHelp && help !== '' && (
          <Popover
            trigger="click"
            placement="bottomRight"
            title="Help"
            content={<p className="dashboard-help">{help}</p>}
          >
            <Button icon={<QuestionCircleOutlined aria-hidden="true" />}>Help</Button>
          </Popover>
        )}
        <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={onRefresh}>
          Refresh
        </Button>
      </div>
    </header>
  );
}
