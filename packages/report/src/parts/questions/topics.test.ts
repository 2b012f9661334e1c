import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { shownFact } from '../../figures/world.ts';
import { TOPICS } from './topics.ts';

const topicOf = (question: string) => TOPICS.find(({ test }) => test.test(question));

describe('TOPICS', () => {
  it.each([
    ['Can Mark get insulin pump supplies from the public system?', /reference number/],
    ['How do I get my insulin there?', /medicines authority/],
    ['How is my Portuguese pension taxed there?', /pension payer/],
    ['Can my wife work?', /partner’s permit/],
    ['Is healthcare any good?', /insurer/],
    ['Can my cat come with me?', /veterinary/],
    ['Which visa would let me keep my job?', /immigration office/],
    ['Will my nursing licence be accepted?', /register of your profession/],
    ['Is it expensive to live there?', /last month’s bills/],
  ])('sends “%s” to the right door', (question, door) => {
    expect(topicOf(question)?.ask).toMatch(door);
  });

  it('knows nothing of what it has no records for', () => {
    expect(topicOf('Is there a running club for beginners?')).toBeUndefined();
  });

  it('names only figures that the atlas holds, and four at most', () => {
    const atlas = realAtlas();
    for (const { figures } of TOPICS) {
      expect(figures.length).toBeLessThanOrEqual(4);
      for (const id of figures)
        expect(
          atlas.countries.some(({ iso3 }) => shownFact(atlas, id, iso3)),
          id,
        ).toBe(true);
    }
  });
});
