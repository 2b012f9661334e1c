import { expect, it } from 'vitest';
import { openAtlas } from '@global-fit/atlas/atlas';
import { loadAtlasContent } from '@global-fit/data/load';
import { pin } from '#maps/projection.ts';
import { sheetHeight, sheetWidth } from '#maps/sheet.ts';
import { windowOf } from './countryWindow.ts';

const atlas = openAtlas(loadAtlasContent());

it('contains the capital of every country, and stays inside the map', () => {
  for (const country of atlas.countries) {
    const [x, y, width, height] = windowOf(atlas, country).viewBox.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(sheetWidth + 1);
    expect(y + height).toBeLessThanOrEqual(sheetHeight + 1);
    const capital = pin(atlas.cities.capitalOf(country.iso3)?.point ?? country.point);
    expect(capital.x, country.name).toBeGreaterThanOrEqual(x);
    expect(capital.x, country.name).toBeLessThanOrEqual(x + width);
    expect(capital.y, country.name).toBeGreaterThanOrEqual(y);
    expect(capital.y, country.name).toBeLessThanOrEqual(y + height);
  }
});

it('marks a country too small to be seen with a dot', () => {
  const of = (iso3: string) => windowOf(atlas, atlas.country(iso3)!);
  expect(of('MLT').dot).not.toBeNull();
  expect(of('PRT').dot).toBeNull();
  expect(of('KIR').dot).not.toBeNull();
});
