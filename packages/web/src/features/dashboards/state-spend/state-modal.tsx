import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../../crud/load-error.tsx';
import { paths } from '../../../lib/paths.ts';
import { statesQuery } from './state-queries.ts';
import { StateSelect } from './state-select.tsx';

interface StateModalProps {
  /** The page's name. */
  name: string;
  open: boolean;
  /** Chooses a state; false where it has no data. */
  onContinue: (state: string) => Promise<boolean>;
}

/** Asks for a state before the page is used: nothing but Continue ends it (docs/promises/venues.md#states). */
export function StateModal({ name, open, onContinue }: StateModalProps) {
  const [state, setState] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { error, refetch } = useQuery(statesQuery(name));
  const proceed = async (chosen: string) => {
    setBusy(true);
    if (!(await onContinue(chosen))) setState(null);
    setBusy(false);
  };
  return (
    <Modal
      title="Select State to Continue"
      open={open}
      width={420}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <Button
          type="primary"
          loading={isBusy}
          disabled={state === null}
          onClick={() => state !== null && void proceed(state)}
        >
          Continue
        </Button>
      }
    >
      {error === null ? (
        <StateSelect name={name} label="select" value={state} onChange={setState} isBusy={isBusy} autoFocus />
      ) : (
        <>
          <LoadError error={error} onRetry={refetch} what="The states" />
          <p className="state-way-out">
            <Link to={paths.home}>Leave this page</Link>
          </p>
        </>
      )}
    </Modal>
  );
}
