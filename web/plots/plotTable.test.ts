import { expect, it } from 'vitest';
import { plotTable } from './plotTable.ts';

const twelve = (value: number) => Array.from({ length: 12 }, () => value);

it('lists every bar with its interval', () => {
  const table = plotTable({
    type: 'score-bars',
    bars: [{ label: 'Spain', score: 81.6, low: 79, high: 84.4 }],
  });
  expect(table?.rows).toEqual([['Spain', '82', '79 and 84']]);
});

it('leaves out an interval that is not one, and the column where no score has one', () => {
  const exact = { label: 'Portugal', score: 92, low: 92, high: 92 };
  const ranked = { label: 'Spain', score: 81.6, low: 79, high: 84.4 };
  expect(plotTable({ type: 'score-bars', bars: [ranked, exact] })?.rows).toEqual([
    ['Spain', '82', '79 and 84'],
    ['Portugal', '92', '–'],
  ]);
  expect(plotTable({ type: 'score-bars', bars: [exact] })).toEqual({
    columns: ['Place', 'Score'],
    rows: [['Portugal', '92']],
  });
});

it('says where a figure is unknown', () => {
  const table = plotTable({
    type: 'comparison',
    axes: ['Safety'],
    series: [{ label: 'Fiji', values: [null] }],
  });
  expect(table).toEqual({ columns: ['Theme', 'Fiji'], rows: [['Safety', 'not known']] });
});

it('leaves out the columns of a climate without home or rain', () => {
  const dry = { type: 'climate', place: 'Málaga', temperatureC: twelve(20), home: null } as const;
  expect(plotTable({ ...dry, rainfallMm: twelve(0).map(() => null) })?.columns).toEqual([
    'Month',
    'Málaga, °C',
  ]);
  const full = plotTable({
    ...dry,
    rainfallMm: [null, ...twelve(30).slice(1)],
    home: { label: 'Lagos', temperatureC: twelve(27) },
  });
  expect(full?.columns).toEqual(['Month', 'Málaga, °C', 'Lagos, °C', 'Rain in Málaga, mm']);
  expect(full?.rows[0]).toEqual(['Jan', '20.0', '27.0', 'not known']);
});

it('adds up the costs of each place', () => {
  const table = plotTable({
    type: 'costs',
    unit: 'US$ a month',
    budget: null,
    places: [
      {
        label: 'Spain',
        parts: [
          { label: 'Rent', amount: 900 },
          { label: 'Food', amount: 1250 },
        ],
      },
      { label: 'Malta', parts: [{ label: 'Rent', amount: 1100 }] },
    ],
  });
  expect(table?.rows).toEqual([
    ['Spain', '900', '1,250', '2,150'],
    ['Malta', '1,100', 'not known', '1,100'],
  ]);
});
