import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const linesOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('settings', () => {
  test('nothing set is a demo on this machine', () => {
    expect(readConfig({ PORT: '' }, '/srv')).toMatchObject({
      demo: true,
      apiDocs: true,
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/.data',
      databaseUrl: undefined,
    });
  });

  test('production is no demo and shows no API documentation unless asked', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, apiDocs: false, logLevel: 'info' });
    expect(readConfig({ NODE_ENV: 'production', API_DOCS: 'on' }).apiDocs).toBe(true);
  });

  test.each([
    [{}, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: 'my-machine' }, true],
    [{ PUBLIC_URL: 'https://demo.example' }, true],
    [{ HOST: '0.0.0.0', NODE_ENV: 'production' }, false],
  ])('a demonstration with %o is open to other machines: %s', (environment, open) => {
    expect(readConfig(environment).demoOnNetwork).toBe(open);
  });

  test('every wrong value is told in one line of its own', () => {
    const lines = linesOf({
      PORT: '80800',
      DATABASE_URL: 'mysql://localhost/x',
      JWT_SECRET: 'short',
      PUBLIC_URL: 'pellucid.example',
      SMTP_URL: 'smtp:587',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy',
      API_DOCS: 'perhaps',
      CONTACT_URL: 'javascript:alert(1)',
    });
    expect(lines).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'DATABASE_URL: must be a PostgreSQL address such as postgres://user:password@host:5432/name',
      'SMTP_URL: must be an address such as smtp://user:password@host:587',
      'JWT_SECRET: must have at least 32 characters; leave it unset to have one made and kept in DATA_DIR',
      'PUBLIC_URL: must be an address that begins with http:// or https://',
      'TRUSTED_PROXIES: must be addresses or networks such as 10.0.0.0/8, separated by commas',
      'API_DOCS: must be true or false',
      'CONTACT_URL: must be a link (http://, https:// or mailto:)',
    ]);
    expect(linesOf({ PUBLIC_URL: 'https://me@x.example/#/home' })).toEqual([
      'PUBLIC_URL: must be an address without user, query (?) and fragment (#)',
    ]);
    expect(linesOf({ TRUSTED_PROXIES: 'loopback,10.1.2.3,fd00::/8' })).toEqual([]);
    expect(linesOf({ PORT: 'web' })).toEqual(['PORT: must be a whole number from 0 to 65535']);
  });

  test('a list of files is split at commas', () => {
    expect(readConfig({ OPEN_PAYMENTS_FILES: 'a.csv, data/*.csv.gz,' }).openPaymentsFiles).toEqual([
      'a.csv',
      'data/*.csv.gz',
    ]);
  });
});
