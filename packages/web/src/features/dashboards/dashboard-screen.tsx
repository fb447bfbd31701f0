import type { PageView } from '@pellucid/contract';
import { Result } from 'antd';
import { DashboardHeader } from './dashboard-header.tsx';
import { SubPages } from './sub-pages.tsx';
import { switchesOf } from './switches.ts';
import { useViewer } from './use-viewer.ts';
import './dashboard.css';

/** A dashboard page: header, sub-pages and the viewer. */
export function DashboardScreen({ page }: { page: PageView }) {
  if (page.boardId === null) {
    return (
      <div className="dashboard">
        <Result
          status="info"
          title={`${page.menu} has no dashboard yet`}
          subTitle="Its analysis path leads to none of the boards of this product. An administrator can set it under Configure Page."
        />
      </div>
    );
  }
  return <BoardScreen page={page} boardId={page.boardId} />;
}

function BoardScreen({ page, boardId }: { page: PageView; boardId: string }) {
  const mounted = useViewer({ path: boardId, filters: [], page: page.spPage });
  return (
    <div className="dashboard">
      <DashboardHeader page={page} onRefresh={() => void mounted?.viewer.reload()} />
      <SubPages page={page} />
      {mounted?.render(switchesOf(page))}
    </div>
  );
}
