import { describe, expect, it } from 'vitest';
import { connectionOf } from './backupTools.ts';

describe('the tools of PostgreSQL', () => {
  it('are given the address of the same database', () => {
    expect(connectionOf('postgresql://fit:p%40ss@db.example/global%5Ffit')).toEqual({
      PGHOST: 'db.example',
      PGPORT: '5432',
      PGUSER: 'fit',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'global_fit',
    });
  });

  it('trust the same certificate authorities as the product', () => {
    const address = 'postgres://fit@db.example/fit?sslmode=verify-full';
    expect(connectionOf(address, {})).toMatchObject({ PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' });
    expect(connectionOf(address, { NODE_EXTRA_CA_CERTS: '/etc/ours.pem' }).PGSSLROOTCERT).toBe(
      '/etc/ours.pem',
    );
    expect(connectionOf(`${address}&sslrootcert=/etc/db.pem&sslcert=/c.pem&sslkey=/k.pem`)).toMatchObject({
      PGSSLROOTCERT: '/etc/db.pem',
      PGSSLCERT: '/c.pem',
      PGSSLKEY: '/k.pem',
    });
  });
});
