/** Every address of the application that code links to; the routes are those of the specification, section 2. */
export const paths = {
  landing: '/',
  login: '/login',
  home: '/home',
  nopMapping: '/nop-mapping',
  register: '/register',
  activate: '/activate',
  password: '/password',
  passwordOf: (login: string) => `/password/${encodeURIComponent(login)}`,
  resetRequest: '/reset/request',
  resetFinish: '/reset/finish',
  settings: '/settings',
  dashboard: (pageInfoId: number | string) => `/dashboard/${pageInfoId}`,
  referFriend: '/refer-friend',
  error: '/error',
  accessDenied: '/accessdenied',
  notFound: '/404',
} as const;
