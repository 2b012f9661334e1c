import { describe, expect, it } from 'vitest';
import { DatabaseBusy } from '#db/waitForLocks';
import { connectReason, fileReason, StartFault, startFaultOf } from './startFault.ts';

describe('a fault that stops the start', () => {
  it('is one line where the disk of the database is full, without the query and its values', () => {
    const full = Object.assign(new Error('could not extend file "base/5/16794": No space left on device'), {
      code: '53100',
    });
    const failed = new Error('Failed query: insert into "products"\nparams: a, b', { cause: full });
    expect(startFaultOf(failed)).toEqual(
      new StartFault(
        'The database failed while everything was being prepared: Failed query: could not extend file "base/5/16794": No space left on device',
      ),
    );
  });

  it('is one line where others hold what it needs', () => {
    const busy = new DatabaseBusy('Waiting for a table took longer than 600 s. Locks are held by: pg_dump.');
    expect(startFaultOf(busy)).toEqual(new StartFault(busy.message));
  });

  it('is one line where the role of the connection may not prepare the database', () => {
    const denied = Object.assign(new Error('permission denied for database fit'), { code: '42501' });
    const failed = new Error('Failed query: CREATE SCHEMA IF NOT EXISTS "drizzle"\nparams: ', {
      cause: denied,
    });
    expect(startFaultOf(failed)).toEqual(
      new StartFault(
        'The role of the database may not do what the start needs: permission denied for database fit',
      ),
    );
  });

  it('is worded by the server that does not let us in, or by the network', () => {
    const refused = Object.assign(new Error('password authentication failed for user "fit"'), {
      code: '28P01',
    });
    expect(connectReason(new Error('Failed query: select 1', { cause: refused }))).toBe(refused.message);
    const nobody = new AggregateError([new Error('::1'), new Error('127.0.0.1')], '');
    expect(connectReason(Object.assign(nobody, { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  });

  it('is shown unchanged where it is a fault of ours', () => {
    const ours = new TypeError('undefined is not a function');
    expect(startFaultOf(ours)).toBe(ours);
    const told = new StartFault('PORT=80 may not be used by this user.');
    expect(startFaultOf(told)).toBe(told);
  });

  it('is worded where the file system gives a number only', () => {
    expect(fileReason({ name: 'ErrnoError', errno: 51 })).toBe('there is no space left on the disk');
    expect(fileReason({ name: 'ErrnoError', errno: 7 })).toBe('error 7');
    expect(fileReason(new Error('the folder is no database'))).toBe('the folder is no database');
  });
});
