import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';

/** The overlay fades in steps of 0.1 opacity, one each 50 ms. */
const STEP_MS = 50;
const STEPS = 10;

/** The opacity of an overlay that fades in, or out and then tells so; at once for who asked for less motion. */
export function useOverlayFade(direction: 'in' | 'out', onFadedOut: () => void): number {
  const [step, setStep] = useState(0);
  const fadedOut = useRef(onFadedOut);
  fadedOut.current = onFadedOut;
  const end = direction === 'in' ? STEPS : 0;

  useEffect(() => {
    if (prefersReducedMotion()) {
      setStep(end);
      if (end === 0) fadedOut.current();
      return;
    }
    const timer = setInterval(() => setStep((now) => now + Math.sign(end - now)), STEP_MS);
    return () => clearInterval(timer);
  }, [end]);

  useEffect(() => {
    if (direction === 'out' && step === 0) fadedOut.current();
  }, [direction, step]);

  return step / STEPS;
}
