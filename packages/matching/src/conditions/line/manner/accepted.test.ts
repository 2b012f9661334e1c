import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('what a line accepts', () => {
  it.each([
    'earthquakes ok',
    'hot summers fine',
    'cold winters okay with us',
    'Humidity is totally fine for me!',
    'some corruption acceptable',
  ])('rules nothing out: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    ['hurricane alley, earthquakes ok', ['hurricanes']],
    ['no hurricanes, earthquakes are fine', ['hurricanes']],
    ['humid summers ok, freezing winters', ['freezing-winters']],
    ['no war, some corruption acceptable', ['war']],
    ['Snow yes, heat no', ['extreme-heat']],
    ['Heat no snow yes', ['extreme-heat']],
    ['no cold yes heat', ['cold']],
    ['cold winters yes, rain no', []],
    ['heat: yes, cold: no', ['cold']],
  ])('leaves what stands beside it: “%s”', (line, ids) =>
    expect(read(line).filter((id) => id !== null)).toEqual(ids),
  );

  it.each([
    ['earthquakes not ok', 'earthquakes'],
    ['crime is not ok', 'violent-crime'],
    ['No big cities, Lisbon ok', 'big-city'],
  ])('is not what is refused: “%s”', (line, id) => expect(read(line)).toContain(id));
});
