import { setColorMode, useColorMode } from './color-mode.ts';
import { MoonIcon, SunIcon } from './icons.tsx';

/** Switches between light and dark; until it is used the page follows the device. */
export function ColorSwitch() {
  const mode = useColorMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Use ${other} colours`}
      title={`Use ${other} colours`}
      onClick={() => setColorMode(other)}
    >
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
