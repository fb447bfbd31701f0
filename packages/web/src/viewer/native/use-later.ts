import { useEffect, useState } from 'react';

/** True once `on` has lasted so many milliseconds: what passes quickly is not worth showing. */
export function useLater(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, milliseconds]);
  return on && late;
}
