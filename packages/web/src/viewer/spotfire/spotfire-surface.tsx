import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Result } from 'antd';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Loading } from '../../ui/loading.tsx';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import { customizationOf } from './customization.ts';
import type { SpotfireViewer } from './spotfire-viewer.ts';
import './spotfire.css';

/** Where an analysis of another server shows itself: the player in a frame of its own, which it sizes to its element. */
export function SpotfireSurface({ viewer, switches }: { viewer: SpotfireViewer; switches: ViewerSwitches }) {
  const elementId = `analysis-${useId().replaceAll(/\W/g, '')}`;
  const login = useRef<HTMLDivElement>(null);
  const shown = useRef(switches);
  const { phase, problem } = useSyncExternalStore(viewer.subscribe, viewer.getSnapshot);

  useEffect(() => {
    const customization = customizationOf(shown.current);
    viewer.attach({ elementId, customization, loginElement: () => login.current });
  }, [viewer, elementId]);

  return (
    <section className="spotfire" aria-label={switches.title} aria-busy={phase === 'opening'}>
      {switches.exportVisualization && (
        <div className="spotfire-actions">
          <Button
            icon={<FilePdfOutlined aria-hidden="true" />}
            disabled={phase !== 'ready'}
            onClick={() => viewer.exportToPdf()}
          >
            Export to PDF
          </Button>
        </div>
      )}
      {phase === 'opening' && <Loading label="Opening the analysis" />}
      {phase === 'failed' && (
        <Result
          status="warning"
          title="The analysis could not be opened"
          subTitle={problem?.title}
          extra={<Button onClick={() => void viewer.reload()}>Try again</Button>}
        />
      )}
      {phase === 'ready' && problem !== null && (
        <p className="spotfire-problem" role="alert">
          {problem.title}
        </p>
      )}
      <div ref={login} className="spotfire-login" />
      <div id={elementId} className="spotfire-player" hidden={phase === 'failed'} />
    </section>
  );
}
