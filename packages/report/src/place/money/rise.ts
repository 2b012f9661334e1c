import { formatted } from '../../figures/format.ts';
import { shownFact } from '../../figures/world.ts';
import { given, type Said, words } from '../../prose/said.ts';
import { figure, isRecent, type PlaceView } from '../view.ts';

export interface Rise {
  /** "2.3%", without its year. */
  readonly value: Said;
  /** "in a year", or "in 2024" for an older rate. */
  readonly when: string;
  /** " (16.4% forecast for 2026 by the IMF)"; empty without a forecast. */
  readonly forecast: Said;
  readonly recent: boolean;
  /** Whether prices fell. */
  readonly falling: boolean;
}

/** How fast prices rise there; a rate of two years ago is mentioned in the past tense. Null without a record. */
export function riseOfPrices(view: PlaceView): Rise | null {
  const fact = shownFact(view.atlas, 'inflation_rate', view.iso3);
  if (!fact) return null;
  const recent = isRecent(view, 'inflation_rate');
  const next = figure(view, 'inflation_forecast_2026');
  return {
    value: given(words(formatted(fact.value, fact.indicator)), `inflation_rate:${view.iso3}`),
    when: recent ? 'in a year' : `in ${fact.year}`,
    forecast: next ? { ...next, text: ` (${next.text} forecast for 2026 by the IMF)` } : words(''),
    recent,
    falling: Number(fact.value) < 0,
  };
}
