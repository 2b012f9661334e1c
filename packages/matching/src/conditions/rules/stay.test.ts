import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) =>
  readDealBreakers(atlas, line).dealBreakers.map(({ id, limit }) => (limit === undefined ? id : [id, limit]));

describe('a line on how somebody may stay and work', () => {
  it.each([
    'My wife must be able to work',
    'My spouse must get a work permit',
    'Dependent visa without work rights',
    'Rules that stop my husband from working',
    'Spouse cannot work',
    'No country where only one of us can work',
    'Both of us must be allowed to work',
    'We cannot both work',
    'visa must allow my wife to work',
    'a permit that lets my husband work',
    'spouse work permit from day one',
    'my wife needs a work visa',
  ])('asks for work of the partner: %s', (line) => {
    expect(read(line)).toEqual(['partners-work']);
  });

  it.each<[string, unknown]>([
    ['PR takes longer than five years', ['permanent-residence', 5]],
    ['PR in more than 3 years', ['permanent-residence', 3]],
    ['No path to PR', 'permanence-at-all'],
  ])('knows permanent residence by its letters: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('takes a permit that falls with the job for no wish to keep that job', () => {
    expect(read('Losing my job')).toEqual(['brought-work']);
    for (const line of [
      'Losing my visa when I lose my job',
      'I can be sent home when I lose my job',
      'Risk of losing status when I lose my job',
    ])
      expect(read(line), line).toEqual(['tied-to-employer']);
  });

  it.each([
    'No visa tied to one employer',
    'No place where my permit dies the day an employer fires me again',
    'My residence permit must not be tied to my boss',
    'locked to one employer for more than 3 yrs',
  ])('asks for a permit that outlasts a job: %s', (line) => {
    expect(read(line)).toEqual(['tied-to-employer']);
  });

  it.each([
    'Puerto Rico',
    'My wife loses her visa with my job',
    'No job without a visa',
    'My wife must work in her field',
    'My partner must find a job',
    'Only one of us can find work in our field',
    'Only one of us has remote work',
    'No PR agencies',
  ])('reads no more into words than they say: %s', (line) => {
    expect(read(line)).toEqual([null]);
  });
});
