import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { announcedApart } from './announced.ts';

const read = (line: string) => readDealBreakers(realAtlas(), line).dealBreakers.map(({ id }) => id);

describe('a list behind a colon', () => {
  it.each([
    ['Must haves: near the sea, good internet', ['must be near the sea', 'must have good internet']],
    ['No: snow, guns and mosquitoes', ['no snow', 'no guns', 'no mosquitoes']],
    ['deal breakers: war, no sea', ['war', 'no sea']],
    ['not: Dubai, Qatar and Saudi Arabia', ['no Dubai', 'no Qatar', 'no Saudi Arabia']],
    ['no go: Turkey', ['Turkey']],
  ])('hands its words to each part: “%s”', (line, parts) => expect(announcedApart(line)).toEqual(parts));

  it.each(['Tropical diseases: malaria, dengue', 'India: pollution, noise', 'no snow, no guns'])(
    'stays whole where nothing is announced so: “%s”',
    (line) => expect(announcedApart(line)).toEqual([line]),
  );

  it('is heard part by part', () => {
    expect(read('must have: sea, sun, low taxes')).toEqual(['sea', 'sunshine', 'high-taxes']);
  });
});

describe('parts between commas', () => {
  it('are each told where one is read and others are not', () => {
    const lines = readDealBreakers(realAtlas(), 'bad air, loud, too many tourists').dealBreakers;
    expect(lines.flatMap(({ id, text, unread = [] }) => (id === null ? [text] : unread)).toSorted()).toEqual([
      'loud',
      'too many tourists',
    ]);
  });

  it('make no war next door of a war and of neighbours', () => {
    expect(read('no war, friendly neighbours')).not.toContain('war-next-door');
    expect(read('war in a neighbouring country')).toContain('war-next-door');
    expect(read('hot, humid, loud')).toEqual(expect.arrayContaining(['extreme-heat', 'humidity']));
  });
});
