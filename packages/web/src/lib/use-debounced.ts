import { useEffect, useState } from 'react';

/** A value once it has been the same for so many milliseconds; the one before until then. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
