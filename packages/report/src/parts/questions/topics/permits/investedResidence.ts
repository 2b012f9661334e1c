import type { Country } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { admits } from '@global-fit/matching/entry/route/eligibility';
import { dollars } from '../../../../figures/format.ts';
import { constant, type Quantity, shown } from '../../../../figures/quantity.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { investment, routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { isUnsafe } from '../../../../profile/passports/unsafe.ts';
import { noteText } from '../../../../sections/legal/remarks/notes.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { listSaid } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import { investedAsked } from '../../named/sum.ts';
import type { Asked, Topic } from '../../topic.ts';
import { isCalm } from './permitOfKind.ts';

const STAYS = String.raw`(?:residen(?:ce|cy)|residence permits?|permits?|visas?|PR|green cards?|citizenship|passports?|live there)`;
const PUTS_IN = String.raw`(?:buy(?:ing)?|bought|purchas\w+|own(?:ing)?) (?:(?:an?|the|my|our|some) )?(?:[\w-]+ )?(?:houses?|homes?|flats?|apartments?|property|properties|real estate)`;
const INVESTS = String.raw`(?:invest(?:s|ing)?)(?! visas?)`;

/** A right to stay through investment in a home or business. */
const RESIDENCE_BY_MONEY = new RegExp(
  String.raw`\b${STAYS}\b[^?]{0,60}\b(?:${PUTS_IN}|${INVESTS})\b|\b(?:${PUTS_IN}|${INVESTS})\b[^?]{0,60}\b(?:gives?|get|for|leads? to|means|bring|by|with)\b[^?]{0,20}\b${STAYS}\b`,
  'i',
);
const ELSEWHERE = /\b(?:which|what) (?:other )?(?:countr(?:y|ies)|places?)\b|\bwhere\b/i;
const KINDS: readonly RouteKind[] = ['investor', 'entrepreneur/startup', 'retirement/passive-income'];
const MOST_NAMED = 8;

/** An investor permit's sum in US dollars, for sorting. */
const asks = ({ minInvestment }: VisaRoute): number => minInvestment?.usd ?? Number.POSITIVE_INFINITY;

const isPermit = (route: VisaRoute): boolean =>
  route.shown && route.minInvestment !== null && !route.conditions.capitalInstead;

/** The permit there that requires the least investment, preferring one for investors; null without a record. */
function permitByMoney(view: PlaceView, { iso3 }: Country, kinds = KINDS): VisaRoute | null {
  const byKind = kinds.map((kind) =>
    view.atlas.routes
      .open(iso3, kind)
      .filter((route) => isPermit(route) && admits(route, preferencesOf(view)))
      .toSorted((a, b) => asks(a) - asks(b)),
  );
  return byKind.find((routes) => routes.length > 0)?.[0] ?? null;
}

/** "the Inversionista residence asks for USD 150,000 invested or deposited", for each place with such a permit. */
function there({ views }: Asked): Said | null {
  return eachPlace(views, (view) => {
    const route = permitByMoney(view, view.country);
    const sum = route && investment(route);
    return route && sum ? routeSaid(route, `the ${routeName(route)} (${sum})`) : null;
  });
}

/** Remarks about what the money goes into, and required presence. */
const ON_THE_MONEY = /\b(?:homes?|houses?|property|real estate|funds?|shares?|bonds?|deposits?|days)\b/i;

/** Those remarks for each place: that a home must be bought too, or does not count. */
function remarks({ views }: Asked): Said | null {
  const told = views.flatMap((view) => {
    const route = permitByMoney(view, view.country);
    const sentences = noteText(route?.notes ?? null)
      .trim()
      .split(/(?<=[.”])\s+(?=\p{Lu})/u)
      .filter((sentence) => ON_THE_MONEY.test(sentence));
    return route && sentences.length > 0
      ? [routeSaid(route, `For ${view.name}: ${sentences.join(' ')}`)]
      : [];
  });
  return told.length > 0 ? flow(...told) : null;
}

/** Other countries with an investor permit that costs no more than the sum. */
function elsewhere({ view, text, named, places }: Asked, sum: Quantity | null): Said | null {
  if (!sum || named.length > 0 || !ELSEWHERE.test(text)) return null;
  const told = new Set([view.home?.iso3, ...places.map(({ iso3 }) => iso3)]);
  const found = view.atlas.countries
    .filter(
      (country) => !told.has(country.iso3) && isCalm(view, country) && !isUnsafe(view.profile, country.iso3),
    )
    .flatMap((country) => {
      const route = permitByMoney(view, country, ['investor']);
      return route && asks(route) <= sum.value ? [{ country, route }] : [];
    })
    .toSorted((a, b) => asks(b.route) - asks(a.route));
  if (found.length === 0)
    return words('No other country has a permit for investors on record for as little.');
  const names = found
    .slice(0, MOST_NAMED)
    .map(({ country, route }) => routeSaid(route, `${nameOf(country)} (${investment(route)})`));
  const left = constant(found.length - MOST_NAMED, 'countries on record beside those named');
  const more = left.value > 0 ? say`, and in ${shown(left, String)} more` : words('');
  return say`Elsewhere a permit for investors that asks for no more than ${shown(sum, dollars)} is on record in ${listSaid(names)}${more}; only the sum of these is given here, so check each against your other conditions first.`;
}

/** Residence by investment: permits first, then the rules on foreign buyers. */
export const INVESTED_RESIDENCE: Topic = {
  id: 'invested-residence',
  about: RESIDENCE_BY_MONEY,
  // Naming a permit, or asking its price, is about that permit.
  not: /\bhow much\b|\b(?:golden|investors?|investment|nomad|retirement|work|student) (?:\w+ )?(?:visas?|permits?|residenc\w+)\b|\bresidency (?:in|as an?)\b|\b(?:do|does) (?:I|we) need\b[^?]*\b(?:to buy|before buying)\b|\bcan (?:I|we) buy\b(?![^?]*\b(?:and|to|would|does) (?:it |that |we |I )?(?:get|gain|obtain|have|give|bring)\b)/i,
  over: ['housing', 'land', 'visa', 'cost', 'tax'],
  answer: (asked) => {
    const sum = investedAsked(asked);
    const ways = there(asked);
    return {
      said: because(
        flow(
          ways
            ? say`By our records an investment opens a permit here: ${ways}.`
            : words('None of these places has a permit on record that an investment opens.'),
          remarks(asked),
          elsewhere(asked, sum),
        ),
        'citizenship',
      ),
      lacks:
        'how many days a year have to be spent there to keep such a permit, and whether a home counts towards its sum',
      whom: 'the immigration authority of each country, in writing, before any money moves',
      put: 'What does the sum have to be put into and for how long, does a home count, how many days a year must I be there, who of my family comes along and until which age, and what happens to the permit when I sell?',
    };
  },
};
