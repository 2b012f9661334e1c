import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const read = (line: string): readonly string[] =>
  readDealBreakers(realAtlas(), line, { home: 'GBR' }).dealBreakers.map(({ id, label, limit }) =>
    limit === undefined ? (id ?? 'open') : label,
  );

describe('a line of a subject and what is asked of it', () => {
  it.each([
    ['Taxes: low', ['high-taxes']],
    ['Crime: low', ['violent-crime']],
    ['Healthcare: top', ['healthcare']],
    ['Internet: fast', ['internet']],
    ['Politics: stable democracy', ['autocracy']],
    ['Language: English only', ['spoken']],
    ['Cost - under 2000 USD', ['no cost of living above US$2,000 a month']],
    ['Weather: no colder than 5C', ['no winters below 5 °C']],
    ['Summer: max 30', ['no summers above 30 °C']],
    ['Rent: under 900 eur', ['no rent above €900 for one bedroom']],
    ['City size: under 500k', ['no town of more than 500,000 people']],
  ])('is read as one sentence: “%s”', (line, found) => expect(read(line)).toEqual(found));

  it('is only wished for under a word that says so', () => {
    const [line] = readDealBreakers(realAtlas(), 'Wishes: no heat').dealBreakers;
    expect(line?.ifPossible).toBe(true);
  });

  it.each([
    'Climate: hot',
    'Location: Europe',
    'Languages: English or Spanish',
    'Pets: 2 cats',
    'Winters: cold',
  ])('is left to people where it may be liked or feared: “%s”', (line) =>
    expect(read(line)).toEqual(['open']),
  );

  it.each(['OK with: heat, cold', 'Pros: heat', 'Love: snow', 'Prefer: Portugal', 'Plus: hot summers'])(
    'rules nothing out by what is liked: “%s”',
    (line) => {
      expect(read(line)).toEqual(['open']);
      expect(readDealBreakers(realAtlas(), line).excluded).toEqual([]);
    },
  );
});
