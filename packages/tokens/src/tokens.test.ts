import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from './tokens.ts';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const texts = [
  'ink',
  'inkSoft',
  'accent',
  'good',
  'caution',
  'danger',
  'warm',
  'rain',
  'bronze',
  'silver',
  'gold',
] as const;
const grounds = ['paper', 'sheet', 'inset'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] as [string, Palette][])('%s palette', (_name, palette) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s is readable',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('has readable text on coloured backgrounds', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.ink, palette.accentWash)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.danger, palette.dangerWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.caution, palette.cautionWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.good, palette.goodWash)).toBeGreaterThanOrEqual(4.5);
  });
  it('has distinguishable steps on maps', () => {
    const steps = [palette.land, ...palette.ramp];
    for (const [at, step] of palette.ramp.entries())
      expect(contrast(step, steps[at]!), `step ${at + 1}`).toBeGreaterThanOrEqual(1.2);
  });
  it('has control borders with a contrast of 3:1', () => {
    for (const ground of grounds)
      expect(contrast(palette.lineStrong, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
