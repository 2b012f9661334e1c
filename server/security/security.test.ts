import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';
import { networkOf } from './rateLimit.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('knows a password by its hash, and that nobody has none', async () => {
  const encoded = await hashPassword('a long password');
  expect(encoded).not.toBe(await hashPassword('a long password'));
  expect(await passwordMatches('a long password', encoded)).toBe(true);
  expect(await passwordMatches('another password', encoded)).toBe(false);
  expect(await passwordMatches('nobody has this password', null)).toBe(false);
});

it('hashes a few passwords at once, lets some wait and turns the rest away', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('password')));
  const refused = tries.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(80 - 4 - 64);
  expect(refused[0]?.reason).toMatchObject({ code: 'service_unavailable', retryAfter: 2 });
  await expect(hashPassword('password')).resolves.toMatch(/^\$argon2id/);
});
