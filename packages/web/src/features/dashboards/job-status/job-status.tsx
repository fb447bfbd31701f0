import { SyncOutlined } from '@ant-design/icons';
import { getJobStatus } from '@pellucid/contract';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { tellFailure } from '../../../crud/tell-failure.ts';
import { call } from '../../../lib/api.ts';
import { popup } from '../../../ui/notices.ts';

/** How long the icon turns when the status is asked for, in milliseconds. */
const SPIN_MS = 1000;

/** Asks whether data are being processed, when the page opens and at each press, and tells it in a notification. */
export function JobStatus() {
  const [spins, setSpins] = useState(0);
  const [spinning, setSpinning] = useState(false);
  const ask = useCallback(() => setSpins((count) => count + 1), []);

  useEffect(() => {
    setSpinning(true);
    const abort = new AbortController();
    const timer = setTimeout(() => setSpinning(false), SPIN_MS);
    call(getJobStatus, undefined, { signal: abort.signal, quiet: true }).then(
      ({ running }) => {
        if (running)
          popup.info('Data processing', 'Data upload and edits are restricted momentarily for data processing');
        else if (spins > 0) popup.success('Data processing', 'No data are being processed');
      },
      // At the opening nobody asked.
      (error) => {
        if (spins > 0 && !abort.signal.aborted) tellFailure(error);
      },
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [spins]);

  return (
    <Button icon={<SyncOutlined spin={spinning} aria-hidden="true" />} aria-busy={spinning} onClick={ask}>
      Job Status
    </Button>
  );
}
