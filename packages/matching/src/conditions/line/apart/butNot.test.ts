import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) =>
  readDealBreakers(atlas, line).dealBreakers.map(({ id, unread = [] }) => [id, ...unread]);

describe('a refusal behind a “but”', () => {
  it.each([
    ['Warm but not humid', ['humidity', 'Warm']],
    ['tropical, but no hurricanes', ['hurricanes', 'tropical']],
    ['I don’t mind heat but no humidity', ['humidity']],
    ['Heat is fine, but no humidity', ['humidity']],
    ['winter can be cold but not dark', ['dark-winters']],
    ['winters can be rainy but not cold', ['freezing-winters']],
    ['winter sun but not tropical', ['tropical', 'winter sun']],
    ['Summers may get hot, but not too humid', ['humidity']],
    ['I’m not against Islam but no sharia', ['islamic-law']],
    ['we’re not picky but no hospital nearby is bad', ['healthcare']],
    ['anywhere warm but not Thailand', ['countries', 'anywhere warm']],
  ])('is read, and the wish before it is named: “%s”', (line, found) => expect(read(line)).toEqual([found]));

  it.each([
    ['near the sea but not humid', [['sea'], ['humidity']]],
    ['must have fast internet but no censorship', [['internet'], ['censorship']]],
    ['good healthcare but not the US', [['healthcare'], ['countries']]],
    ['gay friendly but not San Francisco', [['lgbt-rights'], ['far-from']]],
    ['plenty of sun but no heat', [['sunshine'], ['extreme-heat']]],
    ['safe but not expensive', [['violent-crime'], ['expensive']]],
    ['safe but not boring', [['violent-crime', 'not boring']]],
    // The price is that of the hospitals.
    ['good hospitals but not expensive', [['healthcare', 'not expensive']]],
    // What alone would rule out is here what is liked.
    ['hot but not humid', [['humidity', 'hot']]],
  ])('is read beside what is asked for before it: “%s”', (line, found) => expect(read(line)).toEqual(found));

  it.each([
    'No cold, but not in the mountains',
    'I like hot summers but they must not be humid',
    'Nowhere humid but no problem in winter',
    'I am not against gays but no gay marriage',
    'not religious but no church',
  ])('is none where the first part asks as well, or nobody reads it: “%s”', (line) =>
    expect(read(line)).toEqual([[null]]),
  );
});

describe('a field in which nothing is told', () => {
  it.each([
    'None',
    'n/a',
    'No deal breakers!',
    'Nothing really, we’re flexible',
    '-',
    'nothing comes to mind :)',
    '?',
  ])('sets no condition: “%s”', (text) => expect(read(text)).toEqual([]));

  it.each(['No', 'none'])('says so with a single word: “%s”', (text) => expect(read(text)).toEqual([]));

  it.each(['No schools', 'Nothing but rain', 'none of my friends there', 'No idea of law'])(
    'is none of “%s”',
    (text) => expect(read(text)).toHaveLength(1),
  );
});
