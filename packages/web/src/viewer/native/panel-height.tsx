import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

const KEY = 'boardDetailsHeight';
const HEIGHT = { min: 140, default: 320, step: 40 } as const;

function maxHeight(): number {
  return Math.round(window.innerHeight * 0.8);
}

/** The height of the details panel in CSS pixels, remembered on this device. */
export function usePanelHeight(): [number, (height: number) => void] {
  const [height, setHeight] = useState(() => {
    const stored = Number(localStorage.getItem(KEY));
    return Math.min(Number.isFinite(stored) && stored >= HEIGHT.min ? stored : HEIGHT.default, maxHeight());
  });
  const change = (next: number) => {
    const bounded = Math.round(Math.min(maxHeight(), Math.max(HEIGHT.min, next)));
    setHeight(bounded);
    localStorage.setItem(KEY, String(bounded));
  };
  return [height, change];
}

/** Keeps what the keyboard reaches from coming to lie behind a panel of this height at the lower edge of the window. */
export function useScrollPaddingBottom(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${height + 12}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [height]);
}

/** The upper edge of the panel: dragged by pointer, moved by arrow keys. */
export function PanelSash({ height, onResize }: { height: number; onResize: (height: number) => void }) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const from = event.clientY + height;
    const sash = event.currentTarget;
    sash.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => onResize(from - moved.clientY);
    sash.addEventListener('pointermove', move);
    sash.addEventListener('lostpointercapture', () => sash.removeEventListener('pointermove', move), { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onResize(height + (event.key === 'ArrowUp' ? HEIGHT.step : -HEIGHT.step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this separator can
    <div
      className="board-sash"
      data-screen-only
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the records"
      aria-valuenow={height}
      aria-valuemin={HEIGHT.min}
      aria-valuemax={maxHeight()}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
