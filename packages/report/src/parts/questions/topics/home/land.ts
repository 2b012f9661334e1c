import { mayBuySaid } from '../../../../place/rights/foreignBuyers.ts';
import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { isCitizen } from '../../../../place/entry/routes.ts';
import type { Asked, Topic } from '../../topic.ts';
import { byPlace } from './eachPurchase.ts';

const LAND = String.raw`(?:farm ?land|(?:agricultural|forest|building|own|some|the) land|land\b(?! (?:lord|mark|border|tax))|hectares?|acres?|forests?|woodlands?|woods|pastures?|vineyards?|orchards?|plots?|small ?holdings?|farms?)`;
const OWN = String.raw`(?:buy|buying|bought|own|owning|owned|purchas\w+|acquir\w+|for sale|lease|leasing)`;

/** The freedom to buy land between EU members, and what each may restrict; null for those without it. */
function byLaw({ views, view, profile }: Asked): Said | null {
  const rule = view.atlas.rule('farmland-eu');
  const citizen = profile.citizenships.some(({ iso3 }) => inUnion(view, iso3));
  const there = views.filter((one) => inUnion(one) && !isCitizen(one));
  if (!rule?.from.shown || !citizen || there.length === 0) return null;
  return because(
    given(
      words(
        `As a citizen of the Union you buy land in ${listNames(there)} under the free movement of capital: a rule may ask every buyer for an authorisation first, limit the area or let tenants and neighbours buy before you, and may not turn you away for your passport (Commission communication 2017/C 350/05 on farmland).`,
      ),
      `rule:${rule.id}`,
    ),
    'citizenship',
  );
}

/** What the law says about land, and about a home with land. */
function landSaid(asked: Asked): Said | null {
  const said = flow(byLaw(asked), byPlace(asked.views, mayBuySaid));
  return said.text === '' ? null : said;
}

/** A plot for a house, and words by which it is fields or forest all the same. */
const TO_BUILD_ON = /\bplots?\b|\bbuilding land\b|\bbuild\w*\b/i;
const TO_FARM =
  /\b(?:farm\w*|agricultur\w+|forests?|woods?|woodlands?|hectares?|acres?|pastures?|vineyards?|orchards?|small ?holdings?|grow\w*)\b/i;

const OF_A_PLOT = {
  lacks: 'what a plot to build on costs, and who owns a single one',
  whom: 'the land register, before any money changes hands, and a notary or solicitor of your own, not the seller’s',
  put: 'Which papers prove who owns this plot, what is owed on it and who else claims it; may somebody with my passport hold it in their own name, may a house be built on it, and into whose account is the price paid until it is entered in the register?',
} as const;

const OF_FIELDS = {
  lacks:
    'who may buy fields, forest or water there, above which area an authorisation is asked for, and what a hectare costs',
  whom: 'the land register and the authority that authorises sales of farmland and forest, and a notary or solicitor of your own, not the seller’s',
  put: 'May somebody with my passport buy this area of field or forest in their own name, which authorisation and which knowledge of farming are asked, who may buy before me, what lies on the land (water, paths, hunting), and what have such plots sold for this year?',
} as const;

const OF_A_LEASE = {
  lacks:
    'who may lease fields or forest there, what a hectare costs a year, and how long a lease runs by law',
  whom: 'the farm advisory service or chamber of agriculture of the region, and a notary or solicitor of your own, not the owner’s',
  put: 'May somebody with my passport lease this land, with which notice or authorisation; for how many years is it given, who may raise the rent or end it, and when; whose is what I plant or build when it ends, and does a tenant come first if the land is sold?',
} as const;

const LEASES = /\b(?:leas(?:e|es|ed|ing))\b/i;
const BUYS = /\b(?:buy|buying|bought|own|owning|(?<![-\w])owned(?! by)|purchas\w+|acquir\w+|for sale)\b/i;

function missingOf(text: string): typeof OF_A_PLOT | typeof OF_FIELDS {
  return TO_BUILD_ON.test(text) && !TO_FARM.test(text) ? OF_A_PLOT : OF_FIELDS;
}

/** Buying or leasing land: fields, forest, a plot. A house or flat belongs to housing. */
export const LAND_BOUGHT: Topic = {
  id: 'land',
  about: new RegExp(String.raw`\b${OWN}\b[^?]{0,40}\b${LAND}\b|\b${LAND}\b[^?]{0,40}\b${OWN}\b`, 'i'),
  // Who lets land of their own asks about its rent and tax.
  not: /\b(?:house|home|villa|bungalow) with (?:the |its |some |a )?(?:land|plot|garden)\b|\bleas(?:e|es|ed|ing) (?:out )?(?:my|our)\b|\bleas(?:e|es|ed|ing)\b[^?]{0,20}\bout\b|\brent\b[^?]{0,20}\btax|\b(?:sell|sold|selling|our own (?:wood|farm) at home)\b|\bland (?:in|at) (?:my|our) (?:own )?(?:country|home)\b/i,
  over: ['housing', 'visa', 'cost', 'outdoors', 'business', 'weather'],
  // What the law says of buyers is no answer to a tenant.
  answer: (asked) =>
    LEASES.test(asked.text) && !BUYS.test(asked.text)
      ? OF_A_LEASE
      : { said: landSaid(asked), ...missingOf(asked.text) },
};
