/** The words of the specification, section 8. */
export const SIGN_IN_NOTICE = {
  disabled: 'User is Disabled! Please contact your Administrator.',
  refused: 'Incorrect username, email or password.',
} as const;

export const LOGIN_PAGE_BANNER = 'Failed to Log In! Please check your credentials and try again.';
