import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { keptHours } from './keptHours.ts';

const told = (text: string, home = 'DEU') => {
  const found = keptHours(answersOf({ 'additional-comments': text }), home);
  return found && [found.opens, found.closes, found.zone?.said ?? null];
};

describe('hours that work keeps', () => {
  it.each<[string, readonly unknown[]]>([
    ['i earn 2.600 € / month from 4 clients, need to be reachable 10-16 german time', [10, 16, null]],
    ['I am online from 9am until 5pm CET.', [9, 17, 'Central European Time']],
    ['Our clock is that of Chicago: we work 9 to 5 their time', [9, 17, null]],
  ])('are read with their clock: "%s"', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it('are those of America where somebody lives there or shares its office hours', () => {
    expect(told('I work 9am to 5pm EST', 'USA')).toEqual([9, 17, 'US Eastern Time']);
    expect(told('I work 9am to 5pm EST', 'BRA')?.[2]).toBeNull();
    const shared = answersOf({
      'additional-comments': 'I work 10am-6pm EST for an agency in Boston.',
      'remote-work-requirements': ['overlap-americas'],
    });
    expect(keptHours(shared, 'BRA')).toMatchObject({ opens: 10, closes: 18, zone: { clock: -5 } });
  });

  it.each([
    'Our children are 10 to 16 in age',
    'Which hours, from 9 to 5, is the office open at the time?',
    'The school keeps 8 to 13 by local time',
    'My husband works from 9 to 17 German time',
    'between 10 and 16 people, some of the time',
  ])('are none of work: "%s"', (text) => {
    expect(told(text)).toBeNull();
  });
});
