import { DO_NOT_TRAVEL, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Country } from '@global-fit/atlas/model';
import type { ReportInput } from '../../input.ts';
import type { Paragraph } from '../../model.ts';
import { isAtHome } from '../../place/atHome.ts';
import { settle } from '../../place/passage.ts';
import { figure, type PlaceView } from '../../place/view.ts';
import { isUnsafe } from '../../profile/passports/unsafe.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, flow, type Said, say } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { gateSaid } from '../findings/gates.ts';
import { place, whole } from '../../figures/wholeNumbers.ts';
import { statusEnds } from '../../profile/passports/statusAtHome.ts';

/** Where the country ranks, or which conditions it fails. */
function standingSaid({ ranking }: ReportInput, { iso3 }: Country): Said | null {
  const match = ranking.matches.find((one) => one.iso3 === iso3);
  if (match)
    return say`In your ranking it stands ${place(match.rank, 'place in the ranking')}, with ${whole(match.score, 'score')} of 100.`;
  const out = ranking.excluded.find((one) => one.iso3 === iso3);
  const [first] = out?.failed ?? [];
  return out && first
    ? say`It would have scored ${whole(out.score, 'score')} of 100, but for this: ${gateSaid(first)}.`
    : null;
}

/** Prices and pay there, as far as recorded. */
function livingSaid(view: PlaceView, { iso3 }: Country): Said | null {
  const prices = figure(view, 'price_level_vs_us', iso3);
  const pay = figure(view, 'earnings_monthly_usd', iso3);
  if (!prices && !pay) return null;
  return say`${prices ? say`Prices stand at ${prices} where the United States is 100` : ''}${prices && pay ? ', and ' : ''}${pay ? say`${prices ? 'average' : 'Average'} pay is ${pay} a month` : ''}.`;
}

/** Whether a government advises against all travel there: nobody is sent back to a war. */
function isAtWar({ atlas }: PlaceView, iso3: string): boolean {
  return strictestAdvice(atlas.travelAdvice(iso3)) === DO_NOT_TRAVEL;
}

/** Countries of the passports held that can be named as a way back. */
function openBack(views: readonly PlaceView[]): readonly Country[] {
  const [view] = views;
  if (!view || statusEnds(view.profile) === null || view.profile.discreet.length > 0 || isAtHome(view))
    return [];
  return view.profile.citizenships.filter(
    ({ iso3 }) =>
      !isUnsafe(view.profile, iso3) && !isAtWar(view, iso3) && views.every((one) => one.iso3 !== iso3),
  );
}

const BACK = /\b(?:go(?:ing)?|mov(?:e|ing)) back\b|\breturn(?:ing)?\b/i;

/** The reply to a remark that considers going back; null where it does not, or no way back is described. */
export function backSaid(views: readonly PlaceView[], text: string): Said | null {
  const named = openBack(views).filter((country) =>
    text.split(/(?<=[.!?\n])/).some((one) => BACK.test(one) && one.includes(country.name)),
  );
  const [first] = named;
  return first
    ? because(say`How ${nameOf(first)} serves as the way back is explained under At a glance.`, 'citizenship')
    : null;
}

/**
 * Going back to their own country, for people whose present status ends: they need no permit there, and it is
 * compared with the places. Empty where it is among them, or nobody can go there.
 */
export function wayBack(input: ReportInput, views: readonly PlaceView[]): readonly Paragraph[] {
  const [view] = views;
  const id = view ? statusEnds(view.profile) : null;
  if (!view || id === null) return [];
  return openBack(views).map((country) => {
    const said = flow(
      say`Should your status in ${view.homeName} end before a permit is there, the way back is open: in ${nameOf(country)}, as its citizen, you need no permission to live and work.`,
      standingSaid(input, country),
      livingSaid(view, country),
    );
    return paragraph(settle(view, because(said, id, 'citizenship', 'current-location')));
  });
}
