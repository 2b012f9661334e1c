import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { openStandings } from '@global-fit/atlas/percentile';
import { loadOutlines } from '@global-fit/data/load';
import { expect, it } from 'vitest';
import { cardContent } from './cardContent.ts';
import { CARD_SIZE, openCardDrawer } from './drawCard.ts';
import { openSocialImages } from './socialImages.ts';

const atlas = realAtlas();
const standings = openStandings(atlas);

it('has a card for every country and for general pages, and for no other name', () => {
  for (const { slug, name } of atlas.countries)
    expect(cardContent(atlas, standings, slug, 'Global Fit')).toMatchObject({
      title: name,
      site: 'Global Fit',
    });
  expect(cardContent(atlas, standings, 'global-fit', 'Global Fit')?.country).toBeNull();
  expect(cardContent(atlas, standings, 'atlantis', 'Global Fit')).toBeNull();
});

it('draws a different card for each, in the size that previews need', () => {
  const draw = openCardDrawer(loadOutlines());
  const card = (slug: string) => draw(cardContent(atlas, standings, slug, 'Global Fit')!);
  const [portugal, japan] = [card('portugal'), card('japan')];
  expect([portugal.readUInt32BE(16), portugal.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
  expect(portugal.equals(japan)).toBe(false);
  expect(card('portugal').equals(portugal)).toBe(true);
  expect(portugal.length).toBeLessThan(300_000);
});

it('draws in a thread, once for each name', async () => {
  const images = openSocialImages(atlas, 'Global Fit');
  const first = images.image('portugal');
  expect(images.image('portugal')).toBe(first);
  expect((await first)?.subarray(1, 4).toString()).toBe('PNG');
  expect(images.image('atlantis')).toBeNull();
  await images.close();
});
