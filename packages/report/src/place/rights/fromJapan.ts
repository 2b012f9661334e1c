import { lawClause } from '../../prose/lawClause.ts';
import { list, opening } from '../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

const JAPAN = 'JPN';
const PENSION = 'pension-abroad-JPN';

/** What a rule of Japan says to those who leave it, as a sentence; null for others, and without a record. */
function forLeavers({ home, atlas }: PlaceView, id: string): Said | null {
  const clause = home?.iso3 === JAPAN ? lawClause(atlas.rule(id)) : null;
  return clause && because(say`${opening(clause)}.`, 'current-location');
}

/** What becomes of Japan's health insurance after the move; null for others. */
export const healthInsuranceFromJapan = (view: PlaceView): Said | null =>
  forLeavers(view, 'health-insurance-abroad-JPN');

/** What becomes of the My Number card after the move; null for others. */
export const numberCardFromJapan = (view: PlaceView): Said | null =>
  forLeavers(view, 'number-card-abroad-JPN');

/** What Japan keeps back of a pension paid abroad, and which of the places have a treaty that frees it; else null. */
export function pensionFromJapan(views: readonly PlaceView[]): Said | null {
  const [view] = views;
  const kept = view ? forLeavers(view, PENSION) : null;
  const freed = view?.atlas.rule(PENSION)?.except ?? [];
  if (!view || !kept) return null;
  const names = (those: readonly PlaceView[]): string => list(those.map(({ name }) => name));
  const [inside, outside] = [
    views.filter(({ iso3 }) => freed.includes(iso3)),
    views.filter(({ iso3 }) => !freed.includes(iso3)),
  ];
  return flow(
    kept,
    inside.length > 0
      ? given(words(`Our record shows a treaty that frees it for ${names(inside)}.`), `rule:${PENSION}`)
      : null,
    outside.length > 0
      ? given(
          words(`Our record shows no such treaty for ${names(outside)}: ask the payer before you sign off.`),
          `rule:${PENSION}`,
        )
      : null,
  );
}
