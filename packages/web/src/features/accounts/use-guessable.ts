import { containsName, PROBLEM_TYPE } from '@pellucid/contract';
import { useState } from 'react';
import { ApiProblem } from '../../lib/api.ts';
import { DEFAULT_PRODUCT_NAME, useProfileInfo } from '../../lib/profile-info.ts';

/** A password of somebody who is called so: login, address, first and last name, as far as the screen knows. */
type IsGuessable = (password: string, ...names: readonly (string | null)[]) => boolean;

/** Which passwords are known to be easy to guess: the page knows names, the server also common words. */
export function useGuessable(): {
  isGuessable: IsGuessable;
  /** Whether the server refused the password for that; it is remembered then. */
  isRefusal: (error: unknown, password: string) => boolean;
} {
  const productName = useProfileInfo()?.productName ?? DEFAULT_PRODUCT_NAME;
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  return {
    isGuessable: (password, ...names) =>
      refused.has(password) || containsName(password, [productName, ...names.filter((name) => name !== null)]),
    isRefusal(error, password) {
      const isSo = error instanceof ApiProblem && error.problem.type === PROBLEM_TYPE.guessablePassword;
      if (isSo) setRefused((current) => new Set([...current, password]));
      return isSo;
    },
  };
}
