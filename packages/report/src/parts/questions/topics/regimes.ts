import type { Iso3 } from '@global-fit/atlas/model';
import { nameOf } from '../../../prose/countryNames.ts';
import { capitalised, list } from '../../../prose/english.ts';
import { because, flow, type Said, sayAs, words } from '../../../prose/said.ts';
import { regimeTerms } from '../../../sections/financial/regime.ts';
import { adjectivesIn, countriesNamed } from '../names.ts';
import type { Asked, Topic } from '../topic.ts';
import { kept, POCKET } from './kept.ts';

/** Names that stand for the regime of one country, as far as our table holds it. */
const BY_NAME: readonly (readonly [RegExp, Iso3])[] = [
  [/\bbeckham\b/i, 'ESP'],
  [/\b30 ?(?:%|per ?cent) ruling\b/i, 'NLD'],
  [/\b(?:IFICI|NHR|non[- ]habitual)\b/i, 'PRT'],
  [/\b(?:impatriati|impatriate workers)\b/i, 'ITA'],
];

/** Countries beyond the report whose regime is asked about: by its name, by theirs, or ticked to be looked at. */
function besides({ view, views, text, profile }: Asked): readonly Iso3[] {
  const { atlas } = view;
  const own = [...profile.citizenships, ...(profile.home ? [profile.home] : [])].map(({ iso3 }) => iso3);
  const named = [
    ...BY_NAME.flatMap(([name, iso3]) => (name.test(text) ? [iso3] : [])),
    ...[...countriesNamed(atlas, text), ...adjectivesIn(atlas, text)].map(({ iso3 }) => iso3),
    ...profile.read
      .choices('specific-countries')
      .flatMap((code) => atlas.country(code.toUpperCase()) ?? atlas.countryByIso2(code) ?? [])
      .map(({ iso3 }) => iso3),
  ];
  const there = views.map(({ iso3 }) => iso3);
  return [...new Set(named)].filter((iso3) => !there.includes(iso3) && !own.includes(iso3));
}

/** What is told of one country at most, so that an answer stays one. */
const MOST_EACH = 2;

/** Every regime on record for those who newly arrive, in the places and in the countries that the question is about. */
export const REGIMES: Topic = {
  id: 'regimes',
  about:
    /\b(?:(?:tax |special |expat |newcomers?['’]? )regimes?|regimes? for|30 ?(?:%|per ?cent) ruling|beckham(?: law)?|IFICI|NHR|non[- ]habitual|non[- ]?dom(?:iciled)?|impatriat\w+|flat[- ]tax|lump[- ]sum tax\w*|remittance basis|\d+ ?(?:%|per ?cent) (?:flat )?tax (?:for|on)\b|(?:tax )?(?:breaks?|reliefs?|incentives?|holidays?|exemptions?|discounts?) for (?:\w+ )?(?:newcomers|expats|new residents|foreigners|retirees|returnees))\b/i,
  over: ['tax', 'jobs', 'visa', 'business', 'cost'],
  answer: (asked) => {
    const { view, views } = asked;
    const asks = [...views.map(({ iso3 }) => iso3), ...besides(asked)];
    const found = asks.map((iso3) => ({
      iso3,
      terms: view.atlas
        .specialRegimes(iso3)
        .flatMap((one, n) => (one.from.shown ? [regimeTerms(one, n)] : []))
        .slice(0, MOST_EACH),
    }));
    const nameOfOne = (iso3: Iso3): string => {
      const country = view.atlas.country(iso3);
      return country ? nameOf(country) : iso3;
    };
    const told = found.flatMap(({ iso3, terms }): readonly Said[] =>
      terms.map((one) => sayAs(`${capitalised(nameOfOne(iso3))}: ${one.text}.`, [one])),
    );
    const none = found.filter(({ terms }) => terms.length === 0).map(({ iso3 }) => nameOfOne(iso3));
    return {
      said: flow(
        told.length > 0
          ? because(
              sayAs(
                `For those who newly arrive our records hold this. ${told.map(({ text }) => text).join(' ')}`,
                told,
              ),
              'specific-countries',
            )
          : null,
        none.length > 0
          ? words(`No such regime is on record for ${list(none, 'or')}, which does not mean there is none.`)
          : null,
        POCKET.test(asked.text) ? kept(asked) : null,
      ),
      lacks:
        'whether your contract and your years abroad meet the conditions, and what is left of your pay then',
      whom: 'a tax adviser in each country, before the contract is signed and before you register there',
      put: 'Does this regime take somebody with my employer and my work, by which day do I apply, what is left of my pay with it and without it, and what do I lose when it ends?',
    };
  },
};
