import { formatNumber } from '@global-fit/atlas/number';

/** "88" for a score of 87.7. */
export const scoreText = (score: number): string => String(Math.round(score));

/** "3.8": one decimal, always. */
export const tenths = (value: number): string => value.toFixed(1);

/** "12,400": whole units with thousands separated. */
export const amountText = (amount: number): string => formatNumber(Math.round(amount));

/** A share of the width for SVG, to a tenth of a percent. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** An axis around all values with ticks at multiples of 5 (10 where there would be many), at least 10 wide. */
export function temperatureAxis(values: readonly number[]): Axis {
  const low = Math.floor(Math.min(...values) / 5) * 5;
  const high = Math.max(Math.ceil(Math.max(...values) / 5) * 5, low + 10);
  const step = high - low > 30 ? 10 : 5;
  const first = Math.ceil(low / step) * step;
  const ticks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
  return { low, high, ticks };
}

/** The top of the rain axis in mm: the next 50 above the wettest month, at least 100. */
export function rainTop(values: readonly (number | null)[]): number {
  return Math.max(100, ...values.map((value) => Math.ceil((value ?? 0) / 50) * 50));
}

/** The step of the colour ramp (1-5) for a score of 0-100, spread over the scores shown. */
export function rampStep(score: number, lowest: number, highest: number): number {
  if (highest <= lowest) return 5;
  return Math.min(5, Math.max(1, 1 + Math.floor(((score - lowest) / (highest - lowest)) * 5)));
}
