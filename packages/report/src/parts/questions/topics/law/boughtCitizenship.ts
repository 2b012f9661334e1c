import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { closedTo } from '@global-fit/matching/entry/route/eligibility';
import { isDonation, makesCitizen } from '@global-fit/matching/entry/route/recorded';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { investment, routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listSaid, plural } from '../../../../prose/english.ts';
import { because, flow, type Said, say, sayAs } from '../../../../prose/said.ts';
import { dollars } from '../../../../figures/format.ts';
import { shown } from '../../../../figures/quantity.ts';
import { investedAsked } from '../../named/sum.ts';
import type { Asked } from '../../topic.ts';

/** Words that ask for any passport by price or speed, not by residence. */
const FOR_ANY =
  /\b(?:by|through|via|for) (?:\w+ )?(?:investment|investing|donation|money)\b|\b(?:buy(?:ing)?|purchas\w+|golden|costs?|prices?|cheap\w*|quick\w*|fast\w*|soonest|easiest|shortest)\b/i;

/** The programmes of all countries by which a sum in hand makes somebody a citizen, the smallest sum first. */
function programmes({ atlas, profile }: PlaceView, fromUsd: number, topUsd: number): readonly VisaRoute[] {
  const held = profile.citizenships.map(({ iso3 }) => iso3);
  const unsafe: readonly string[] = profile.unsafe.iso3;
  return atlas.countries
    .filter(({ iso3 }) => !held.includes(iso3) && !unsafe.includes(iso3))
    .flatMap(({ iso3 }) => atlas.routes.of(iso3))
    .filter(
      (route) =>
        route.shown &&
        route.status === 'open' &&
        makesCitizen(route) &&
        (route.minInvestment?.usd ?? Number.POSITIVE_INFINITY) > fromUsd &&
        (route.minInvestment?.usd ?? Number.POSITIVE_INFINITY) <= topUsd &&
        closedTo(route, held) === null,
    )
    .toSorted((a, b) => (a.minInvestment?.usd ?? 0) - (b.minInvestment?.usd ?? 0));
}

const countryOf = (view: PlaceView, { iso3 }: VisaRoute): string =>
  nameOf(view.atlas.country(iso3) ?? view.country);

/** "USD 250,000 as a donation"; only the sum where all are donations. */
function sumOf(route: VisaRoute, given: boolean): string {
  const asked = investment(route) ?? '';
  return given ? asked.replace(/ as a donation$/, '') : asked;
}

/** Programmes that exclude the partner's passport; null where none is stated, or none excludes it. */
function refusedToPartner(view: PlaceView, open: readonly VisaRoute[]): Said | null {
  const told = preferencesOf(view).partnersPassports;
  if (!told || view.profile.discreet.length > 0) return null;
  const refused = open.flatMap((route) => {
    const passport = view.atlas.country(closedTo(route, told.passports) ?? '');
    return passport ? [{ route, passport }] : [];
  });
  const [first] = refused;
  if (!first) return null;
  const where = refused.map(({ route }) => countryOf(view, route));
  const said = `Of these, ${refused.length === open.length ? 'none takes' : `those of ${list(where)} take no`} applications from citizens of ${nameOf(first.passport)}.`;
  return because(
    sayAs(
      said,
      refused.map(({ route }) => routeSaid(route, '')),
    ),
    ...told.questionIds,
  );
}

/**
 * Citizenships that a sum in hand buys anywhere, for customers who ask for a passport by price or speed; null
 * otherwise, and where savings reach none.
 */
export function boughtCitizenship(asked: Asked): Said | null {
  const { text, view } = asked;
  const meansUsd = preferencesOf(view).budget?.assetsTopUsd ?? preferencesOf(view).budget?.assetsUsd ?? 0;
  if (!FOR_ANY.test(text)) return null;
  const named = investedAsked(asked);
  const topUsd = named?.value ?? meansUsd;
  const open = programmes(view, 0, topUsd);
  if (open.length === 0) return null;
  const given = open.every(isDonation);
  const each = open.map((route) => routeSaid(route, `${sumOf(route, given)} in ${countryOf(view, route)}`));
  const dearer = named ? programmes(view, topUsd, meansUsd) : [];
  const days = open.map(({ processingDays }) => processingDays ?? Number.NaN);
  const longest = Math.max(...days);
  return because(
    flow(
      named ? say`The sum you name is about ${shown(named, dollars)}.` : null,
      say`Citizenship for a sum, without years of residence, is on record for ${listSaid(each)}${given ? ', each as a donation that is gone' : ''}${Number.isNaN(longest) ? '' : `; a decision can take up to ${plural(longest, 'day')}`}.`,
      dearer.length > 0
        ? say`More than that sum, by our records: ${listSaid(dearer.map((route) => routeSaid(route, `${investment(route) ?? ''} in ${countryOf(view, route)}`)))}.`
        : null,
      refusedToPartner(view, open),
    ),
    'citizenship',
    'liquid-assets-available',
  );
}
