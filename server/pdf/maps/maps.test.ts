import { light } from '@global-fit/tokens/tokens';
import { expect, test } from 'vitest';
import { smallOutlines } from '../testing/smallOutlines.ts';
import { locatorMapSvg } from './locatorMap.ts';
import { placeMarkers } from './placeMarkers.ts';
import { coverMapSvg, worldMapSvg } from './worldMap.ts';

/** Number of closed shapes filled with a colour, over all paths. */
const fills = (svg: string, colour: string) =>
  [...svg.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)]
    .filter(([, , fill]) => fill === colour)
    .reduce((count, [, d = '']) => count + d.split(/z/i).length - 1, 0);

test('scored countries are tinted from low to high and all others stay plain', () => {
  const svg = worldMapSvg(
    smallOutlines,
    {
      scores: [
        { iso3: 'PRT', score: 90 },
        { iso3: 'ESP', score: 10 },
      ],
      highlighted: [],
    },
    light,
  );
  expect(fills(svg, light.ramp[4])).toBe(2);
  expect(fills(svg, light.ramp[0])).toBe(1);
  expect(fills(svg, light.land)).toBe(4);
});

test('highlighted countries carry their number, and unknown codes are left out', () => {
  const svg = coverMapSvg(smallOutlines, ['NZL', 'XXX', 'PRT'], light);
  expect(svg).toContain('>1</text>');
  expect(svg).not.toContain('>2</text>');
  expect(svg).toContain('>3</text>');
  expect(fills(svg, light.accent)).toBe(3);
});

test('the locator fills one country, and is null where there is no outline', () => {
  expect(fills(locatorMapSvg(smallOutlines, 'URY', light) ?? '', light.accent)).toBe(1);
  expect(locatorMapSvg(smallOutlines, 'XXX', light)).toBeNull();
});

test('overlapping markers are pushed apart and keep their anchors', () => {
  const placed = placeMarkers(
    [1, 2, 3].map((label) => ({ label: String(label), x: 100, y: 100 })),
    10,
  );
  for (const [i, a] of placed.entries()) {
    expect([a.anchorX, a.anchorY]).toEqual([100, 100]);
    for (const b of placed.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18);
  }
});
