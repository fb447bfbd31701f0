/** Milliseconds for reading at a glance: `0.42 ms`, `38 ms`, `1.25 s`. A dash for nothing. */
export function duration(ms: number | null): string {
  if (ms === null) return '–';
  if (ms === 0) return '0 ms';
  if (ms >= 100_000) return `${Math.round(ms / 1000)} s`;
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  if (ms >= 10) return `${Math.round(ms)} ms`;
  return `${ms.toFixed(ms >= 1 ? 1 : 2)} ms`;
}

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes by 1024: `512 MB`. */
export function bytes(size: number): string {
  const at = size < 1 ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log2(size) / 10));
  const value = size / 1024 ** at;
  return `${value >= 100 || at === 0 ? Math.round(value) : value.toFixed(1)} ${SIZES[at]}`;
}

/** Seconds as the two greatest units: `3 d 4 h`, `12 min`. */
export function timespan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    { unit: 'd', value: Math.floor(whole / 86_400) },
    { unit: 'h', value: Math.floor((whole % 86_400) / 3600) },
    { unit: 'min', value: Math.floor((whole % 3600) / 60) },
    { unit: 's', value: whole % 60 },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(' ');
}

/** A moment to the second, in the person's own time zone. */
export function exactMoment(iso: string): string {
  const at = new Date(iso);
  const part = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
  return `${day} ${at.toTimeString().slice(0, 8)}`;
}
