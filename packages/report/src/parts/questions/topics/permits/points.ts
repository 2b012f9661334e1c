import { anyOf } from '@global-fit/matching/anyOf';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { routeName } from '../../../../place/entry/routes.ts';
import {
  papersForPoints,
  pointsForAge,
  pointsForOffer,
  pointsForSibling,
} from '../../../../place/entry/pointsLaw.ts';
import { asOf, feeAndTime, routeSaid } from '../../../../place/entry/words.ts';
import { groupedText } from '../../../../figures/format.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { capitalised, list, possessive } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { REMARKS_AND_FAMILY } from '@global-fit/matching/profile/text/freeTexts';
import type { Asked, Topic } from '../../topic.ts';

const SCHEME = String.raw`(?:visas?|permits?|immigra\w+|migrat\w+|residen\w+|skilled|systems?|tests?|tables?|calculators?)`;

/** Points schemes by name, with their country. */
const SCHEMES: readonly (readonly [name: RegExp, iso3: Iso3])[] = [
  [/\bexpress[- ]entry\b|\bCRS\b|\bcomprehensive ranking\b/i, 'CAN'],
  [
    /\bsubclass(?:es)? (?:189|190|491)\b|\b(?:visas?|australian?) (?:189|190|491)\b|\b(?:189|190|491) visas?\b/i,
    'AUS',
  ],
  [/\bskilled migrant (?:category|resident)\b|\bSMC\b/i, 'NZL'],
];

const isByPoints = ({ shown, status, conditions }: VisaRoute): boolean =>
  shown && status === 'open' && conditions.selection === 'points';

/** The countries meant: those named, those of the schemes named, else the places. */
function countriesOf({ view: { atlas }, named, views, text }: Asked): readonly Country[] {
  const schemes = SCHEMES.filter(([name]) => name.test(text)).flatMap(
    ([, iso3]) => atlas.country(iso3) ?? [],
  );
  const meant = [...new Set([...named.map(({ country }) => country), ...schemes])];
  return meant.length > 0 ? meant : views.map(({ country }) => country);
}

/** The age limit in a route's record, and the customer's age. */
function ageSaid({ profile }: Asked, route: VisaRoute): Said | null {
  const { greatestAge } = route.conditions;
  if (greatestAge === null) return null;
  const admits = `The record admits people up to the age of ${greatestAge}`;
  if (profile.age === null) return routeSaid(route, `${admits}.`);
  const verdict = profile.age > greatestAge ? 'which you are past' : `and you are ${profile.age}`;
  return because(routeSaid(route, `${admits}, ${verdict}.`), 'age');
}

const SIBLING = /\b(?:sisters?|brothers?|siblings?)\b/i;
const OFFER =
  /\b(?:job offers?|offers? of (?:a job|employment|work)|arranged employment|LMIA|(?:an?|my) (?:employer|offer))\b/i;

/** Points for a brother or sister, where the question or the customer's remarks tell of one. */
function siblingCounted({ text, profile: { read }, view }: Asked, iso3: Iso3): Said | null {
  if (SIBLING.test(text)) return pointsForSibling(view.atlas, iso3);
  const told = REMARKS_AND_FAMILY.filter((id) => SIBLING.test(read.text(id) ?? ''));
  const said = told.length > 0 ? pointsForSibling(view.atlas, iso3) : null;
  return said && because(said, ...told);
}

function routeTold(asked: Asked, country: Country, route: VisaRoute): Said {
  const cost = feeAndTime(route);
  const stay = route.yearsToPermanence === 0 ? ' to stay for good' : '';
  // With a job there, points are to be reached; without one, the most of them win.
  const goes =
    route.conditions.forWhom === 'employees'
      ? `admits people with a skilled job or an offer there who reach the points that it sets${stay}`
      : `goes by points and invites those with the most${stay}`;
  return flow(
    routeSaid(
      route,
      `${capitalised(possessive(nameOf(country)))} ${routeName(route)} ${goes}${cost ? `; ${groupedText(cost)}` : ''}.`,
    ),
    ageSaid(asked, route),
    pointsForAge(asked.view.atlas, country.iso3),
    siblingCounted(asked, country.iso3),
    OFFER.test(asked.text) ? pointsForOffer(asked.view.atlas, country.iso3) : null,
    papersForPoints(asked.view.atlas, country.iso3),
    routeSaid(route, `${capitalised(asOf(route))}.`),
  );
}

const QUEBEC = /\bqu[eé]bec(?! city\b)/i;

/** Quebec's own selection, besides Canada's; null where nobody asks about it. */
function quebecSaid({ text, view: { atlas } }: Asked, countries: readonly Country[]): Said | null {
  const rule = atlas.rule('quebec-selection');
  if (!rule?.from.shown || !QUEBEC.test(text) || !countries.some(({ iso3 }) => iso3 === 'CAN')) return null;
  return given(
    words(
      'Quebec stands outside Express Entry and chooses its own skilled workers. You file an expression of interest (Arrima), free of charge and valid for twelve months, are invited by Quebec’s own points, apply for its certificate of selection (CSQ), and then ask Canada for permanent residence. So it takes two decisions in a row, where Express Entry takes one. French counts most in Quebec, and you have to intend to live there.',
    ),
    `rule:${rule.id}`,
  );
}

/** Points systems for permanent residence. */
export const POINTS: Topic = {
  id: 'points',
  about: anyOf([
    ...SCHEMES.map(([name]) => name),
    new RegExp(String.raw`\bpoints?\b[^?]{0,60}\b${SCHEME}\b`, 'i'),
    new RegExp(String.raw`\b${SCHEME}\b[^?]{0,60}\bpoints?\b(?! of\b)`, 'i'),
    /\bpoints[- ]based\b|\bhow many points\b/i,
    /\b(?:expressions? of interest|invitation rounds?|rounds? of invitations?|cut-?off scores?)\b/i,
  ]),
  not: /\b(?:loyalty|reward|driving|driver['’]?s|licen[cs]e|penalty|percentage|talking|access|meeting) points?\b|\bpoints? (?:of|on (?:my|our|his|her|the) licen[cs]e)\b/i,
  over: ['visa', 'permanence', 'jobs', 'pay'],
  answer: (asked) => {
    const countries = countriesOf(asked);
    const found = countries.flatMap((country) => {
      const route = asked.view.atlas.routes.of(country.iso3).find(isByPoints);
      return route ? [routeTold(asked, country, route)] : [];
    });
    const quebec = quebecSaid(asked, countries);
    return {
      said: quebec || found.length > 0 ? flow(quebec, ...found) : null,
      lacks: quebec
        ? 'the tables of points, the scores that the last rounds of invitations took, and how long Quebec takes to decide'
        : countries.some(({ iso3 }) => pointsForAge(asked.view.atlas, iso3) !== null)
          ? 'what the rest of the table gives, and the score that the last rounds of invitations took'
          : 'the table of points, and the score that the last rounds of invitations took',
      whom: `the immigration authority of ${list(countries.map((country) => nameOf(country)))}: its own pages hold the table and mostly a calculator, free of charge`,
      put: 'Which points do age, degree, years of work and a test of the language give each adult of us, which of us should apply for both, what has to be assessed before, and which score was invited last?',
    };
  },
};
