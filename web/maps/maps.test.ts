import { describe, expect, it } from 'vitest';
import { pin, south } from './projection.ts';
import { sheetHeight, sheetWidth } from './sheet.ts';
import { silhouette } from './silhouette.ts';
import { type Line, simplify } from './simplify.ts';
import { spread } from './spread.ts';
import { worldSvg } from './world.ts';

describe('simplified lines', () => {
  const line: Line = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [3, 2],
    [4, 0],
  ];
  it('drop corners with little effect and keep both ends', () => {
    expect(simplify(line, 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
    expect(simplify(line, 100)).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});

describe('the world map', () => {
  it('places north above south and west left of east', () => {
    const [lisbon, sydney] = [pin([-9.1, 38.7]), pin([151.2, -33.9])];
    expect(lisbon.y).toBeLessThan(sydney.y);
    expect(lisbon.x).toBeLessThan(sydney.x);
    for (const { x, y } of [lisbon, sydney]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sheetWidth);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sheetHeight);
    }
  });
  it('is as high as the projection requires', () => {
    expect(Math.round(south)).toBe(sheetHeight);
  });
  it('contains large countries by code, and no Antarctica', () => {
    const svg = worldSvg();
    for (const iso3 of ['PRT', 'BRA', 'JPN', 'NZL', 'XKX']) expect(svg).toContain(`id="${iso3}"`);
    expect(svg).not.toContain('id="ATA"');
    expect(svg.length).toBeLessThan(130_000);
  });
});

describe('crowded pins', () => {
  it('are moved apart, while free ones stay in place', () => {
    const pins = spread(
      [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 300, y: 90 },
      ],
      40,
    );
    const [a, b, far] = pins;
    expect(Math.hypot(b!.labelX - a!.labelX, b!.labelY - a!.labelY)).toBeGreaterThanOrEqual(39.8);
    expect(far).toEqual({ x: 300, y: 90, labelX: 300, labelY: 90 });
    expect(a).toMatchObject({ x: 0, y: 0 });
  });
});

describe('silhouettes', () => {
  it('fit into their square', () => {
    const numbers = silhouette('PRT', 64)
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(64.1);
  });
  it('throw for an unknown country', () => {
    expect(() => silhouette('ZZZ')).toThrow('No outline for ZZZ.');
  });
});
