import { ALL_STATES, checkStateData } from '@pellucid/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../ui/notices.ts';
import type { ChoiceControlProps } from '../header-filter/filter-kind.ts';
import { clearCounter, keepState } from './state-counter.ts';
import { StateModal } from './state-modal.tsx';
import { ALL_LABEL } from './state-options.ts';
import { StateSelect } from './state-select.tsx';
import './state-spend.css';

const NO_DATA = 'No data exist against selected state';

/**
 * The state of a page: asked for in a modal before it is opened, and chosen in the header from then on
 * (docs/promises/venues.md#states).
 */
export function StateChoice({ settings: { pageNames }, chosen, waits = false, onChoose }: ChoiceControlProps) {
  const name = pageNames.find((each) => each !== '') ?? '';
  const [isChosen, setChosen] = useState(!waits);
  const [checked, setChecked] = useState<string | null>(null);
  // Also when the page is left for another one: that asks again.
  useEffect(() => {
    clearCounter();
    return clearCounter;
  }, []);
  useEffect(() => {
    if (!isChosen) return;
    window.addEventListener('pagehide', keepState);
    return () => window.removeEventListener('pagehide', keepState);
  }, [isChosen]);

  const choose = async (state: string): Promise<boolean> => {
    setChecked(state);
    const hasData = await stateHasData(name, state);
    setChecked(null);
    setChosen(hasData);
    if (hasData) onChoose(state === ALL_LABEL ? null : state);
    else if (!waits) onChoose(null);
    return hasData;
  };

  return (
    <>
      <StateSelect
        name={name}
        label="Select State"
        value={checked ?? (isChosen ? (chosen ?? ALL_LABEL) : null)}
        onChange={(state) => void choose(state)}
        isBusy={checked !== null}
      />
      <StateModal name={name} open={waits} onContinue={choose} />
    </>
  );
}

/** False also where it cannot be known; the person is told why. */
async function stateHasData(name: string, label: string): Promise<boolean> {
  const state = label === ALL_LABEL ? ALL_STATES : label;
  try {
    const hasData = await call(checkStateData, { params: { name, state } }, { quiet: true });
    if (!hasData) toast.error(NO_DATA);
    return hasData;
  } catch (error) {
    toast.error((error as Error).message);
    return false;
  }
}
