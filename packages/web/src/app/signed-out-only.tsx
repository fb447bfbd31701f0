import type { ReactNode } from 'react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { readToken } from '../lib/token.ts';

/** Screens for those who are not signed in yet: with a stored token they lead home. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  // Asked once, on arrival: the screen itself decides where its own success leads.
  const [hasToken] = useState(() => readToken() !== null);
  return hasToken ? <Navigate to={paths.home} replace /> : children;
}
