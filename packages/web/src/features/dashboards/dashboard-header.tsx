import { CameraOutlined, CloseOutlined, QuestionCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import type { PageView } from '@pellucid/contract';
import { Button, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/notices.ts';
import { textOf } from './help-text.ts';
import { MealLimits } from './meal-limits.tsx';
import { type Feature, useFeatures } from './page-features.ts';

interface DashboardHeaderProps {
  page: PageView;
  onRefresh: () => void;
  onScreenshot: () => Promise<void>;
  /** The page's filter, between the title and the actions. */
  children?: ReactNode;
}

export function DashboardHeader({ page, onRefresh, onScreenshot, children }: DashboardHeaderProps) {
  const navigate = useNavigate();
  const [drawing, setDrawing] = useState(false);
  const takeScreenshot = async () => {
    setDrawing(true);
    try {
      await onScreenshot();
    } catch {
      toast.error('The screenshot could not be drawn. Try a smaller window.');
    } finally {
      setDrawing(false);
    }
  };
  const author = page.updatedBy ?? page.createdBy;
  const features = useFeatures(page);
  const note = noteOf(page, features);
  const help = textOf(page.helpText ?? '');
  return (
    <header className="dashboard-header">
      <div>
        <h1>{page.menu}</h1>
        {note !== null && <p className="dashboard-note">{note}</p>}
        {page.showAuthor && author !== null && <p className="dashboard-author">Last changed by {author}</p>}
      </div>
      {children}
      <div className="dashboard-actions" data-screen-only>
        {features.has('MEAL_LIMITS' satisfies Feature) && <MealLimits />}
        {page.enableScreenshot && (
          <Button icon={<CameraOutlined aria-hidden="true" />} loading={drawing} onClick={() => void takeScreenshot()}>
            Screenshot
          </Button>
        )}
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
        {page.showClose && (
          <Button icon={<CloseOutlined aria-hidden="true" />} onClick={() => void navigate(paths.home)}>
            Close
          </Button>
        )}
      </div>
    </header>
  );
}

/** What an aggregate-spend dashboard consists of; others say nothing. */
function noteOf({ pageType }: PageView, features: ReadonlySet<string>): string | null {
  if (features.has('CUSTOM_SUB_HEADER' satisfies Feature)) return '(source data only)';
  return pageType === 'Agg Spend' ? '(This dashboard consists of Reportable and Action Required data)' : null;
}
