import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logging(level: 'info' | 'silent') {
  const lines: string[] = [];
  const log = createLog(
    level,
    (line) => lines.push(line),
    () => new Date(0),
  );
  return { log, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it('writes one JSON object per line, from its level upwards', () => {
  const { log, read } = logging('info');
  log.debug('hidden');
  log.child({ requestId: 'r1' }).warn({ ms: 3 }, 'slow\nreply');
  log.info('plain');
  expect(read()).toEqual([
    { level: 'warn', time: '1970-01-01T00:00:00.000Z', requestId: 'r1', ms: 3, msg: 'slow\nreply' },
    { level: 'info', time: '1970-01-01T00:00:00.000Z', msg: 'plain' },
  ]);
  const silent = logging('silent');
  silent.log.fatal('nothing');
  expect(silent.read()).toEqual([]);
});

it('hides secrets at any depth', () => {
  const { log, read } = logging('info');
  log.info({ user: { password: 'p', answers: { age: 3 } }, headers: { Authorization: 'Bearer t' } }, 'x');
  expect(read()[0]).toMatchObject({
    user: { password: '[hidden]', answers: '[hidden]' },
    headers: { Authorization: '[hidden]' },
  });
});

it('contains no e-mail address, even where another message quotes it', () => {
  const { log, read } = logging('info');
  const refusal = new Error("550 5.1.1 <ada.o'neill+x@mail.example.org>: Recipient refused");
  log.warn({ err: refusal, error: 'nobody is zoë@bücher.example', at: 'node_modules/@fastify/x' }, 'x');
  expect(read()[0]).toMatchObject({
    err: { message: '550 5.1.1 <[address]>: Recipient refused' },
    error: 'nobody is [address]',
    at: 'node_modules/@fastify/x',
  });
});

it('describes errors without the parameters of a failed query', () => {
  const { log, read } = logging('info');
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  log.error({ err: new Error('Failed query: insert …\nparams: secret@example.org', { cause }) }, 'x');
  log.error({ err: new Error('Failed query: select $1\nparams: hush') }, 'x');
  expect(JSON.stringify(read())).not.toMatch(/secret@example|hush/);
  expect(read()[0]).toMatchObject({
    err: { message: 'Failed query', cause: { message: 'duplicate key', code: '23505' } },
  });
});
