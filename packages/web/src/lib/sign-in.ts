import { authenticate, type LoginVM } from '@pellucid/contract';
import { send } from './api.ts';
import { beginSession, endOnServer } from './session.ts';
import { readToken, storeToken } from './token.ts';

const PREFIX = 'Bearer ';

/**
 * Signs in: stores the token of the answer's Authorization header and takes up the session. A session that this page held
 * until now ends, so that signing in again leaves no second one behind.
 */
export async function signIn(credentials: LoginVM): Promise<void> {
  const response = await send(authenticate, { body: credentials });
  const header = response.headers.get('Authorization');
  if (header === null || !header.startsWith(PREFIX))
    throw new Error('The server accepted the sign-in but sent no token');
  const earlier = readToken();
  storeToken(header.slice(PREFIX.length), credentials.rememberMe === true);
  await beginSession();
  void endOnServer(earlier);
}
