import type { Country } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { householdTimes } from '@global-fit/matching/entry/route/eligibility';
import { dollars } from '../../../../figures/format.ts';
import { constant, type Quantity, recordQuantity, shown, times } from '../../../../figures/quantity.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { bareName, nameOf } from '../../../../prose/countryNames.ts';
import { noteText } from '../../../../sections/legal/remarks/notes.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { because, flow, type Said, say, sayAs, words } from '../../../../prose/said.ts';
import { askedMonthly } from '../../../../place/entry/incomeAsked.ts';
import { agreedPermit, openRoutes, settlesByRight, routeName } from '../../../../place/entry/routes.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { grant, investment, routeSaid, savingsInstead } from '../../../../place/entry/words.ts';
import { survivorSaid } from '../../../../place/entry/survivor.ts';
import { eachPlace } from '../../across/beside.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import { withoutPayers } from '../../named/heldThere.ts';
import { incomeAsked, savedBeside } from '../../named/sum.ts';
import type { Asked, Topic } from '../../topic.ts';
import { enoughElsewhere, permitOf } from './permitOfKind.ts';
import { yearsToStay } from './permits.ts';
import { savingsCounted } from './savingsCount.ts';

const VISA = String.raw`(?:visas?|permits?|residen(?:ce|cy)|extensions?|deposits?)`;

/** Kinds of permit by customers' words, and what answers call them. */
const KINDS: readonly (readonly [words: string, kind: RouteKind, called: string])[] = [
  [String.raw`(?:digital )?nomads?|remote[- ]work(?:ers?)?`, 'digital-nomad', 'a visa for remote work'],
  [
    String.raw`retire(?:es?|d|ment)|pension(?:ers?|ado)|passive[- ]income|non[- ]lucrative|rentista|elective|D7|SRRV|MM2H`,
    'retirement/passive-income',
    'a visa for people of private means',
  ],
  [String.raw`students?|study`, 'study', 'a visa for students'],
  [
    String.raw`(?:owners?|directors?|shareholders?|partners?) (?:of|in) (?:an? |my |our |the )?(?:own |new )?(?:compan(?:y|ies)|firms?|business(?:es)?|restaurants?|shops?)|(?:company|business) owners?`,
    'entrepreneur/startup',
    'a visa for founders',
  ],
  [String.raw`golden|investors?|investment|invest(?:ing)?`, 'investor', 'a visa for investors'],
  [String.raw`start-?ups?|entrepreneurs?|founders?`, 'entrepreneur/startup', 'a visa for founders'],
];

/** Kinds of permit for money that is invested rather than shown as income. */
const INVESTED: readonly RouteKind[] = ['investor', 'entrepreneur/startup'];

const wordsOf = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${words})\b[^?]{0,25}\b${VISA}\b|\b${VISA} (?:for|as|by|through) (?:\w+ ){0,2}(?:${words})\b`,
    'i',
  );

const kindIn = (text: string) => KINDS.find(([words]) => wordsOf(words).test(text)) ?? KINDS[0];

/** How a sum in the question, or else the income ticked, compares with a permit's threshold. */
function verdict({ view }: Asked, needed: Quantity, named: Quantity | null): Said {
  if (named)
    return say`, which ${shown(named, dollars)} ${words(named.value >= needed.value ? 'reaches' : 'does not reach')}`;
  const { expected = null, toldIn = null } = preferencesOf(view).budget ?? {};
  if (!expected) return words('');
  const { lowUsd, highUsd } = expected;
  const side =
    lowUsd >= needed.value
      ? `which the income you ${toldIn ? 'told us of' : 'ticked'} reaches`
      : highUsd === null || highUsd >= needed.value
        ? 'which lies inside the band you ticked'
        : `more than the ${toldIn ? 'income you told us of' : 'band you ticked'}`;
  return because(words(`, ${side}`), 'expected-annual-income', ...(toldIn ? [toldIn] : []));
}

/** How savings that a question names compare with the capital a permit asks for; empty where it names none. */
function savedVerdict({ view }: Asked, route: VisaRoute, saved: Quantity | null): Said {
  const one = route.minInvestment?.usd;
  if (!saved || one == null) return words('');
  const factor = householdTimes(route, preferencesOf(view).household);
  const needed = one * (factor ?? 1);
  return say`, which your savings of about ${shown(saved, dollars)} ${words(saved.value >= needed ? 'reach' : 'do not reach')}${factor === null ? ' for one person' : ''}`;
}

/** Savings that may stand in for an income that is not reached, where the question names savings. */
function insteadOfIncome(
  asked: Asked,
  route: VisaRoute,
  { short, saved }: { readonly short: boolean; readonly saved: Quantity | null },
): Said {
  const instead = savingsInstead(route);
  return short && saved && instead
    ? say`; by the record ${routeSaid(route, instead)} stand in for it${savedVerdict(asked, route, saved)}`
    : words('');
}

/** "the Digital Nomad Visa in Colombia asks for about US$1,400 a month, which US$2,300 reaches". */
function termsOf(asked: Asked, country: Country, route: VisaRoute, named: Quantity | null): Said {
  const name = say`the ${routeSaid(route, routeName(route))} in ${nameOf(country)}`;
  const one = route.minIncome?.monthlyUsd;
  const saved = savedBeside(asked);
  if (one == null) {
    const capital = investment(route);
    return capital
      ? say`${name} asks for ${capital}${savedVerdict(asked, route, saved)}`
      : say`no sum is on record for ${name}`;
  }
  const factor = householdTimes(route, preferencesOf(asked.view).household);
  const sum = recordQuantity(one, `route:${route.id}`, 'minIncome.monthlyUsd');
  const needed =
    factor === null || factor === 1
      ? sum
      : times(sum, constant(factor, 'times the sum for one, by the record'));
  const many = factor === null ? ' for one person' : '';
  return say`${name} asks for about ${shown(needed, dollars)} a month${many}${verdict(asked, needed, named)}${insteadOfIncome(asked, route, { short: named !== null && named.value < needed.value, saved })}`;
}

/** Remarks on investment permits, such as that a home no longer counts. */
function remarksOn(
  { named }: Asked,
  found: readonly { readonly country: Country; readonly route: VisaRoute | null }[],
): Said | null {
  const told = found.flatMap(({ country, route }) => {
    const asked = named.length === 0 || named.some(({ iso3 }) => iso3 === country.iso3);
    const note = asked && route ? noteText(route.notes) : '';
    return route && note !== ''
      ? [routeSaid(route, `On that of ${bareName(country)} the record adds:${note}`)]
      : [];
  });
  return told.length > 0 ? flow(...told) : null;
}

/** Places where the household needs no such permit, by citizenship, free movement or an agreement. */
export function withoutIt({ views }: Asked): Said | null {
  const free = views.filter(settlesByRight);
  const owed = views.filter((view) => agreedPermit(view) !== null);
  return flow(
    free.length > 0
      ? because(words(`In ${listNames(free)} you need no permit at all.`), 'citizenship')
      : null,
    owed.length > 0
      ? because(
          words(
            `In ${listNames(owed)} an agreement entitles holders of your passport to a residence permit, with no income on record: you do not depend on that visa there.`,
          ),
          'citizenship',
        )
      : null,
  );
}

/** "US$1,120 a month for the Student Visa", for the best way in; null where none requires a sum. */
export function sumToShow(view: PlaceView): Said | null {
  const route = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  const sum = route ? askedMonthly(view, route) : null;
  return route && sum
    ? because(
        say`${sum} for the ${routeSaid(route, routeName(route))}`,
        'citizenship',
        ...view.profile.stageIds,
      )
    : null;
}

/** "first granted for 12 months, renewable, as the …", for the best way in. */
function lengthOf(view: PlaceView): Said | null {
  if (settlesByRight(view)) return because(words('no permit that runs out'), 'citizenship');
  const route = openRoutes(view)[0]?.route;
  const length = route && (route.yearsToPermanence === 0 ? 'permanent from the start' : grant(route));
  return route && length
    ? because(
        routeSaid(route, `${length}, as the ${routeName(route)}`),
        'citizenship',
        ...view.profile.stageIds,
      )
    : null;
}

/** A permit's requirements and duration, by its record. */
export const PERMIT_TERMS: readonly Topic[] = [
  {
    id: 'survivor',
    about:
      /\b(?:(?:when|if|after|once|should) (?:I|one of us|my \w+|he|she) (?:dies?|were to die|passes away)|(?:my|his|her) death|widow(?:s|ed|er)?(?:['’]s)?|surviving (?:spouse|partner)|dies? first)\b/i,
    with: /\b(?:visas?|permits?|residen\w+|stay|remain|immigration|status|(?:stop|live|carry|go) on)\b/i,
    not: /\b(?:pensions?)\b/i,
    over: ['visa', 'permit-length', 'permanence', 'housing', 'partner-visa'],
    answer: ({ views }) => ({
      said: flow(
        words(
          'Ask this before you apply, while the order is still open: where each of you could hold a permit of your own, the right of one to stay need not depend on the life of the other.',
        ),
        survivorSaid(views),
      ),
      lacks: 'whether a permit outlives the person it depends on',
      whom: 'the immigration authority of each country, in writing',
      put: 'If the one on whose income or work our permits rest dies, does the other keep a permit, on which income, what has to be applied for and within how many days?',
    }),
  },
  {
    id: 'permit-income',
    about: new RegExp(KINDS.map(([words]) => wordsOf(words).source).join('|'), 'i'),
    with: /\b(?:incomes?|enough|suffic\w+|threshold|minimum|how much|sums?|earn\w*|qualif\w+|is there|(?:do|does|has|have|offers?|grants?)\b[^?]{0,40}\b(?:visas?|permits?)|buy(?:ing)?|propert(?:y|ies)|real estate|possible|open|deposits?|\d{3,}k?|\d+m)\b/i,
    // Years that count for something else are no question about its sum.
    not: /\b(?:years?|time|months?|stay)\b[^?]{0,20}\b(?:on|with|under|as)\b[^?]{0,40}\bcounts?\b|\bcounts? (?:\w+ )?(?:for|towards?|as) (?:\w+ )?(?:citizenship|naturali\w+|permanen\w+|residen\w+|passport)/i,
    over: ['visa', 'visa-means', 'enough', 'cost', 'pension', 'housing', 'bank'],
    answer: (asked) => {
      const [, kind, called] = kindIn(asked.text) ?? ['', 'digital-nomad', 'such a visa'];
      const { view } = asked;
      const { atlas, profile } = view;
      const own = [...profile.citizenships.map(({ iso3 }) => iso3), profile.home?.iso3];
      // A permit's requirements do not matter to people who need none.
      // A question that names a country is about no other.
      const views = asked.named.length > 0 ? asked.named : asked.views;
      const places = views.flatMap((view) => (settlesByRight(view) ? [] : [view.country]));
      const free = new Set(views.filter(settlesByRight).map(({ country }) => country));
      const besides = countriesNamed(atlas, withoutPayers(asked.text)).filter(
        (one) => !own.includes(one.iso3) && !places.includes(one) && !free.has(one),
      );
      // What lies in a bank is no income of a month.
      const sum = /\bdeposits?\b|\bin (?:the|a|my|our) (?:banks?|accounts?)\b/i.test(asked.text)
        ? null
        : incomeAsked(asked);
      const found = [...places, ...besides].map((country) => ({
        country,
        route: permitOf(asked.view, country, kind),
      }));
      const known = found.flatMap(({ country, route }) =>
        route ? [termsOf(asked, country, route, sum)] : [],
      );
      const none = found.filter(({ route }) => route === null).map(({ country }) => nameOf(country));
      const terms = sayAs(known.map(({ text }) => text).join('; '), known);
      const sums = known.length > 0 ? because(say`On our records, ${terms}.`, 'visa-preference') : null;
      const nothing =
        none.length > 0 ? words(`No open route of that kind is on record for ${list(none, 'or')}.`) : null;
      return {
        said: flow(
          // What the question names comes first, even without a record.
          ...(nothing && asked.named.some(({ name }) => none.includes(name))
            ? [nothing, sums]
            : [sums, nothing]),
          savingsCounted(asked, found),
          INVESTED.includes(kind)
            ? remarksOn(asked, found)
            : enoughElsewhere(asked, kind, sum, [...asked.views.map(({ country }) => country), view.home]),
          withoutIt(asked),
        ),
        lacks: INVESTED.includes(kind)
          ? 'which sum has to be invested or shown, and in which form'
          : 'which income counts, gross or net, and for how many months it is looked at',
        whom: 'the embassy of each country, in writing',
        put: INVESTED.includes(kind)
          ? `For ${called}, which sum has to be invested or shown, does it have to lie in the company, from which day, and which plan, staff and turnover do you look at when the permit is renewed?`
          : `For ${called}, ${sum ? `is US$${Math.round(sum.value).toLocaleString('en-US')} a month enough` : 'which income is asked of us'}, is it counted before or after tax, and for how many months has it to be shown?`,
      };
    },
  },
  {
    id: 'permit-length',
    about: new RegExp(
      [
        String.raw`\b(?:renew\w*|extend\w*|extensions?|valid(?:ity)?|last|expir\w+|how (?:long|often))\b[^?]{0,60}\b(?:visas?|permits?|residence cards?|residency)\b`,
        String.raw`\b(?:visas?|permits?|residence cards?|residency)\b[^?]{0,60}\b(?:renew\w*|extend\w*|extensions?|valid(?:ity)?|lasts?|expir\w+|how long)\b`,
        String.raw`\b(?:when|once|after) (?:we|I) (?:are|am|get|grow) old(?:er)?\b[^?]{0,40}\b(?:stay|remain|send us|send me|leave|go home)\b`,
        String.raw`\b(?:stay|remain) (?:there )?(?:for ever|forever|for good|for life|till (?:I|we) die|until (?:I|we) die)\b`,
      ].join('|'),
      'i',
    ),
    not: /\b(?:as (?:an? )?(?:visitor|tourist)s?|process\w*|decision|decided|wait(?:ing)?|to get|to obtain|be issued|driving|building|parking|tax resid\w+|graduat\w+|apart)\b|\bhow long (?:does (?:it|the [\w ]+) take|(?:until|till|before))\b|\b(?:without (?:an? )?visa|visa[- ]free)\b/i,
    over: ['visa'],
    answer: ({ views }) => {
      const lengths = eachPlace(views, lengthOf);
      const years = eachPlace(views, yearsToStay);
      return {
        said: flow(
          lengths && say`The way in that fits you is by our records ${lengths}.`,
          years && say`Years until permanent residence: ${years}.`,
        ),
        lacks: 'for how long each renewal is granted, and what is asked again',
        whom: 'the immigration authority of each country, in writing',
        put: 'For how long is this permit first granted, how often and for how long is it renewed, what has to be shown each time, and from when may I ask for permanent residence?',
      };
    },
  },
];
