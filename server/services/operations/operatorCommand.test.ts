import { expect, it } from 'vitest';
import { noteOf } from './operatorCommand.ts';

const ORDER = '01a220fc-8461-7000-b455-8bddbdead314';

it.each([
  ['orders', ['show', ORDER], 0, { verb: 'show', subject: ORDER }],
  ['refund', [ORDER, 'Anna fell ill'], 0, { verb: null, subject: ORDER }],
  ['orders', ['find', 'anna.berg@example.org'], 0, { verb: 'find', subject: null }],
  ['orders', ['address', ORDER, 'anna.berg@example.org'], 0, { verb: 'address', subject: ORDER }],
  ['erase', ['--email', 'anna.berg@example.org'], 0, { verb: null, subject: null }],
  ['orders', ['anna'], 2, { verb: null, subject: null }],
  ['orders', [], 0, { verb: null, subject: null }],
])('of %s %j is noted what it was about, and nobody’s name or words', (command, args, exit, noted) => {
  expect(noteOf('carla', command, args, exit)).toEqual({
    event: 'operator_command',
    operator: 'carla',
    command,
    exit,
    ...noted,
  });
});
