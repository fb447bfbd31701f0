import { type APIRequestContext, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from './browser.ts';
import { installation } from './installation.ts';
import type { MailServer } from './mail.ts';

export interface NewAccount {
  email: string;
  password: string;
}

let made = 0;

/** A person who has registered and opened the link of the mail; by calls, for journeys that are about what comes after. */
export async function newAccount(mail: MailServer): Promise<NewAccount> {
  made += 1;
  const account = { email: `person-${Date.now()}-${made}@example.test`, password: 'Clear#Water1' };
  const api = await request.newContext({ baseURL: installation().origin });
  const registered = await api.post('/api/register', { data: { ...account, langKey: 'en' } });
  expect(registered.status()).toBe(201);
  const activated = await api.get(`/api/activate?key=${await mail.keyTo(account.email, 'activate')}`);
  expect(activated.status()).toBe(200);
  await api.dispose();
  return account;
}

/** Calls with the rights of a person, who signs in for it somewhere else than in the browser. */
export async function callsOf(login: string, password = PASSWORD): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: installation().origin });
  const answer = await api.post('/api/authenticate', { data: { username: login, password } });
  expect(answer.status(), `${login} signs in`).toBe(200);
  const { id_token: token } = await answer.json();
  await api.dispose();
  return request.newContext({
    baseURL: installation().origin,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
}

/** The token that a page keeps, wherever it keeps it. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const name = 'authenticationToken';
    return localStorage.getItem(name) ?? sessionStorage.getItem(name);
  });
}

/** Logs out by the account menu, and waits for the way back in. */
export async function logOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page
    .getByRole('link', { name: /^login$/i })
    .first()
    .waitFor();
}
