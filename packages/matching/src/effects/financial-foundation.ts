import { row } from './row.ts';

export const FINANCIAL_FOUNDATION_EFFECTS = [
  row(
    'liquid-assets-available',
    'score constraint',
    'Capital asked by routes, and the means of a year that study permits ask for; spending power of the independent.',
  ),
  row(
    'expected-annual-income',
    'score constraint',
    'Income asked by routes, spending power, and the point of the tax scale, at which taxes are compared with those at home.',
  ),
  row(
    'financial-independence-level',
    'score constraint',
    'Jobs gain weight where work is needed; passive income routes open where it is not.',
  ),
  row(
    'cost-of-living-priority',
    'score constraint',
    'Gives weight to the cost of living; to spend much less no place will do that is dearer than home, where one lives on money that comes along.',
  ),
];
