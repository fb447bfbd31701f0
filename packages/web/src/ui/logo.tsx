import { useId } from 'react';

/** The drop with its water line; decorative, the name stands beside it. */
export function LogoMark({ size = 28 }: { size?: number }) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--logo-light, #5fd3d3)' }} />
          <stop offset="1" style={{ stopColor: 'var(--logo-deep, #0b6b75)' }} />
        </linearGradient>
      </defs>
      <path
        d="M16 2.5c5.6 6.4 9.5 11.2 9.5 16.4a9.5 9.5 0 0 1-19 0C6.5 13.7 10.4 8.9 16 2.5z"
        fill={`url(#${gradient})`}
      />
      <path
        d="M9.6 19.6c2.1-1.7 4.3-1.7 6.4 0s4.3 1.7 6.4 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo({ name = 'Pellucid' }: { name?: string | undefined }) {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">{name}</span>
    </span>
  );
}
