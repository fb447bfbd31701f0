import { CameraOutlined, CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import type { NamedPage } from '@pellucid/contract';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/notices.ts';
import type { AnalyticsViewer } from '../../viewer/analytics-viewer.ts';
import { PageActions } from './actions/page-actions.tsx';
import { textOf } from './help-text.ts';
import { HelpButton } from './help-tour/help-button.tsx';
import { MealLimits } from './meal-limits.tsx';
import { HeaderNotes } from './notes/header-notes.tsx';
import { type Feature, useFeatures } from './page-features.ts';
import { ReviewVenue } from './venues/review-venue.tsx';

interface DashboardHeaderProps {
  page: NamedPage;
  viewer: AnalyticsViewer | null;
  onRefresh: () => void;
  onScreenshot: () => Promise<void>;
  /** The page's filter, between the title and the actions. */
  children?: ReactNode;
}

export function DashboardHeader({ page, viewer, onRefresh, onScreenshot, children }: DashboardHeaderProps) {
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
  const help = textOf(page.helpText ?? '');
  return (
    <header className="dashboard-header">
      <div>
        <h1>{page.menu}</h1>
        <HeaderNotes page={page} />
        {page.showAuthor && author !== null && <p className="dashboard-author">Last changed by {author}</p>}
      </div>
      {children}
      <div className="dashboard-actions" data-screen-only>
        {features.has('REVIEW_VENUE' satisfies Feature) && <ReviewVenue onReload={onRefresh} />}
        {features.has('MEAL_LIMITS' satisfies Feature) && <MealLimits />}
        {page.enableScreenshot && viewer?.capabilities.exportImage !== false && (
          <Button icon={<CameraOutlined aria-hidden="true" />} loading={drawing} onClick={() => void takeScreenshot()}>
            Screenshot
          </Button>
        )}
        {page.enableHelp && help !== '' && <HelpButton title={page.menu} text={help} />}
        <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={onRefresh}>
          Refresh
        </Button>
        <PageActions page={page} viewer={viewer} />
        {page.showClose && (
          <Button icon={<CloseOutlined aria-hidden="true" />} onClick={() => void navigate(paths.home)}>
            Close
          </Button>
        )}
      </div>
    </header>
  );
}
