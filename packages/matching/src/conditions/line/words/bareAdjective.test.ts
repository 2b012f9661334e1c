import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('an adjective by itself in a line', () => {
  it.each([
    ['safe and affordable', ['violent-crime', 'expensive']],
    ['must be safe and affordable', ['violent-crime', 'expensive']],
    ['Safe, affordable, good weather, English speaking', ['violent-crime', 'expensive', null, 'spoken']],
    ['safe, clean, quiet', ['violent-crime', null, null]],
  ])('is said of the place: “%s”', (line, ids) => expect(read(line)).toEqual(ids));

  it.each([
    ['healthcare must be good and affordable', ['healthcare']],
    ['internet must be fast and cheap', ['internet']],
    ['cheap and fast internet', ['internet']],
    ['cheap or free healthcare', ['healthcare']],
    ['affordable, high quality childcare', [null]],
    ['cheap, tasty food', [null]],
  ])('belongs to the thing beside it: “%s”', (line, ids) => expect(read(line)).toEqual(ids));
});
