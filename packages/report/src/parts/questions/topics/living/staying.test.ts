import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

it('sets home beside the first place where somebody asks whether to stay', () => {
  const { staying, visa } = answered(
    FAMILY,
    ['GEO'],
    'Please say honestly if it is better we stay in Stuttgart.',
  );
  expect(staying?.said?.text).toMatch(
    /^Compared with Georgia, our first place for you, Germany stands above it on .*healthcare.*; below it on cost of living/,
  );
  expect(staying?.said?.facts.length).toBeGreaterThan(5);
  expect(visa).toBeUndefined();
});

it('hears no such question in one on a permit to stay', () => {
  for (const question of [
    'How long may we stay on this permit?',
    'What is the best permit to stay as a family?',
    'Is it better to rent first?',
  ])
    expect(answered(FAMILY, ['GEO'], question), question).not.toHaveProperty('staying');
});
