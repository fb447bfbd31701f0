export type ErrorStatus = 403 | 404;

/** Why a page is not shown, in promised words (docs/promises/navigation.md#error-screen). */
export const ERROR_TEXTS: Readonly<Record<ErrorStatus, string>> = {
  403: 'You are not authorized to access this page.',
  404: 'The page asked was not found.',
};
