import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startTestApp } from '#testing/app';

const WEB = new URL('../../../web/', import.meta.url);

it('leads password managers to where the password is changed', async () => {
  const test = await startTestApp({ env: { PUBLIC_URL: 'https://fit.example', ALLOW_SANDBOX: '1' } });
  const answer = await test.app.inject({ url: '/.well-known/change-password' });
  // Browsers use this address, which nothing has, to detect sites that answer everything with 200.
  const none = await test.app.inject({
    url: '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    headers: { accept: 'text/html' },
  });
  await test.close();
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://fit.example/account/settings#password');
  expect(none.statusCode).toBe(404);
});

it('names a page and a part of it that there are', () => {
  expect(existsSync(new URL('routes/account-settings.tsx', WEB))).toBe(true);
  expect(readFileSync(new URL('paths.ts', WEB), 'utf8')).toContain("accountSettings: '/account/settings'");
  const settings = readFileSync(new URL('features/account/settings/Settings.tsx', WEB), 'utf8');
  expect(settings).toContain('<Panel id="password"');
});
