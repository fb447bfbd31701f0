import { IDLE_SECONDS, type SignOutReason } from '../../lib/session.ts';

/** Words that people know (docs/promises/accounts.md#messages). */
export const SIGN_IN_NOTICE = {
  disabled: 'User is Disabled! Please contact your Administrator.',
  refused: 'Incorrect username, email or password.',
} as const;

/** Why somebody is asked to sign in who did not sign out here. */
export const SIGNED_OUT: Readonly<Record<SignOutReason, string>> = {
  idle: `You were signed out after ${IDLE_SECONDS / 60} minutes without activity.`,
  'other-tab': 'You were signed out here because you logged out in another tab.',
  ended: 'Your session has ended: it was too long ago, or it was ended on another device or by an administrator.',
};

export const LOGIN_PAGE_BANNER = 'Failed to Log In! Please check your credentials and try again.';

export const REGISTER_FAILURE = {
  taken: 'Email is already in use! Please choose another one.',
  other: 'Registration failed! Please try again later.',
} as const;

export const NOT_ACTIVATED = 'Your user could not be activated. Please use the registration form to sign up.';

export const RESET_FAILURE = {
  unknown: 'User not found, please enter correct USERNAME or EMAIL',
  deactivated: 'User currently deactivated, please contact Administrator',
  expired: 'Your link must have been expired, please regenerate the request.',
} as const;

export const PASSWORD_NOT_CHANGED = 'An error has occurred! The password could not be changed.';

export const SUCCESS = {
  resetRequested: 'The information regarding password reset has been sent to your email.',
  reset: 'Password has been updated',
  changed: 'Password changed',
  settings: 'Settings saved!',
} as const;

/** What is said where no words are promised. */
export const GENERIC_FAILURE = 'An error has occurred! Please try again later.';

/** By the words with which the server names what is wrong with a picture. */
export const PICTURE_FAILURE = {
  Image: 'Please choose a PNG or JPEG picture',
  Size: 'Please choose a picture of at most 2 MB',
} as const;
