import type { Country } from '@global-fit/atlas/model';
import { roughly } from '../../figures/format.ts';
import { compatriots } from '../../place/surroundings/compatriots.ts';
import { cared, notable, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { startOf } from '../../profile/move/startOf.ts';
import { figure, type PlaceView, standing } from '../../place/view.ts';
import { hasUnsafe, isUnsafe } from '../../profile/passports/unsafe.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list, listSaid } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const CIRCLES: Readonly<Record<string, readonly string[]>> = {
  local: [
    'you want mainly local people around you, so look for a quarter with a market rather than one with holiday lets',
    'the local company you want is a matter of the street',
    '↗among locals you would be the newcomer',
  ],
  'mixed-international': [
    'for the mix you asked for, look at the quarters around universities and hospitals',
    'the mix you asked for is one of quarters, not of countries',
  ],
  expat: [
    'they are the people you hoped to find',
    'among them you would find the company you asked for',
    'their clubs and shops are where to begin',
  ],
  professional: [
    'people of your trade gather around employers and universities',
    'a few of them will share your trade',
  ],
  family: [
    'families with children meet through school',
    'the ones with children of the same age are met at the gate',
    'clubs for children are where parents meet',
  ],
  retirement: [
    'walking groups, choirs and courses of your age stand on the board of the town hall, since few of them are online',
    'company of your age meets before noon',
  ],
  privacy: [
    'you keep to yourself, so the walls and the stairwell of a home count more than its quarter',
    'privacy is a matter of how many flats share the entrance',
  ],
};

/** Fewer compatriots than this are no company to count on, and below the second number next to nobody. */
const COMPANY = 300;
const NOBODY = 50;
/** Wishes whose endings speak of the people counted. */
const COMPANY_OF_THEIRS: ReadonlySet<string> = new Set(['expat', 'professional', 'family']);

/** From so many on there is company of them in more towns than one. */
const MANY = 20_000;
const SO_MANY = 'with so many you need not start alone';

/** What a consulate knows, for those who may ask it. */
const BY_CONSULATE =
  'you hoped for many people from your own country, and an association of theirs is known to the consulate';

/** Families are wished for as company by those, too, whose own children do not move: school opens no door to them. */
const WITHOUT_CHILDREN: readonly string[] = [
  'families are met where they live all year, so look for a quarter with parks rather than holiday lets',
  'families with children fill the parks and sports clubs of a quarter at the weekend',
  'choirs and sports clubs are where people of every age come together',
];

/**
 * The passport of which most people live there by the count, their number, and what the count holds for the other
 * passports: company is found among the holders of each.
 */
function ofEachPassport(view: PlaceView): {
  readonly own: Country | null;
  readonly counted: ReturnType<typeof compatriots>;
  readonly besides: Said | null;
} {
  const held = view.profile.citizenships.filter(({ iso3 }) => iso3 !== view.iso3);
  const each = held
    .map((country) => ({ country, counted: compatriots(view.atlas, country.iso3, view.iso3) }))
    .sort((a, b) => (b.counted?.found.people ?? -1) - (a.counted?.found.people ?? -1));
  const [first, ...others] = each;
  const own = first?.country ?? view.profile.citizenships[0] ?? view.home;
  const counted = first ? first.counted : own ? compatriots(view.atlas, own.iso3, view.iso3) : null;
  const told = others.map(({ country, counted: also }) =>
    also
      ? given(
          say`about ${roughly(also.found.people)} from ${nameOf(country)}`,
          `community:${country.iso3}-${view.iso3}`,
        )
      : say`no number from ${nameOf(country)}`,
  );
  return {
    own,
    counted,
    besides: counted && told.length > 0 ? say`The same count holds ${listSaid(told)}.` : null,
  };
}

/** Compatriots and newcomers, by the kind of community asked for. */
export const community: Writer = (view) => {
  const wish = view.profile.read.choices('community-preference')[0];
  const { own, counted, besides } = ofEachPassport(view);
  const migrants = standing(view, 'migrant_stock_share');
  const share = figure(view, 'migrant_stock_share');
  const childless = wish === 'family' && view.profile.movers.children.length === 0;
  const circle = childless ? WITHOUT_CHILDREN : wish ? CIRCLES[wish] : undefined;
  const crowd = wish === 'expat' && (counted?.found.people ?? 0) >= MANY ? [SO_MANY] : [];
  const asked = wish === 'expat' && !hasUnsafe(view.profile) ? [BY_CONSULATE] : [];
  const forms = circle && [...asked, ...circle, ...crowd];
  const ending = forms
    ? because(
        words(forms[(startOf(view.profile, 'circle') + view.earlier.length) % forms.length] ?? ''),
        'community-preference',
        ...(childless ? ['relocating-family-members'] : []),
      )
    : null;
  const few = counted !== null && counted.found.people < COMPANY && COMPANY_OF_THEIRS.has(wish ?? '');
  const tail = ending && !few ? say`; ${ending}` : '';
  const inward = wish === 'local' || wish === 'privacy';
  // Who hopes for compatriots is told their number for each place, or that it is not known.
  const hoped = wish === 'expat' || view.profile.read.has('new-location-priorities', 'expat-community');
  if (counted && own && !inward) {
    const people = roughly(counted.found.people);
    // A count of 2020 is told as what it was, and followed by no verdict on today.
    const hardly = counted.found.people < NOBODY ? ', next to nobody' : '';
    const after = say`${hardly}; more may have come since${counted.outdated ? '' : tail}`;
    const also = besides ? say` ${besides}` : '';
    const said = wayOf(view, 'compatriots', [
      () =>
        say`People from ${nameOf(own)} number about ${people} in ${view.name} by the United Nations count of 2020${after}.${also}`,
      () =>
        say`You would not be the first from ${nameOf(own)}: about ${people} lived in ${view.name} in 2020${after}.${also}`,
      () =>
        say`The United Nations counted about ${people} people from ${nameOf(own)} in ${view.name} in 2020${after}.${also}`,
      () =>
        say`About ${people} people from ${nameOf(own)} had made ${view.name} their home by 2020${after}.${also}`,
      () =>
        say`From ${nameOf(own)} to ${view.name} about ${people} people had moved by the count of 2020${after}.${also}`,
    ]);
    return cared(
      view,
      passage(
        `community${hoped ? `-${view.iso3}` : ''}`,
        hoped ? 1.4 : 0.65,
        said && because(given(said, `community:${own.iso3}-${view.iso3}`), 'citizenship'),
      ),
      'expats',
    );
  }
  if (hoped && own && own.iso3 !== view.iso3)
    return passage(
      `community-${view.iso3}`,
      1,
      because(
        say`How many people from ${nameOf(own)} live in ${view.name} is not in the United Nations count that we hold${isUnsafe(view.profile, own.iso3) ? '' : '; its consulate there knows'}.`,
        'citizenship',
        'new-location-priorities',
      ),
    );
  if (!migrants || !share) return null;
  const level =
    migrants.percentile > 60
      ? 'a larger share [than in most countries|than in the typical country|than one finds in most places|than is usual]'
      : migrants.percentile < 40
        ? 'a smaller share [than in most countries|than in the typical country|than one finds in most places|than is usual]'
        : 'an ordinary share';
  const said = wayOf(view, 'newcomers', [
    () => say`Immigrants are ${share} of the population in ${view.name}, ${level}${tail}.${migrants.mark}`,
    () =>
      say`Of those who live in ${view.name}, ${share} came from elsewhere, ${level}${tail}.${migrants.mark}`,
  ]);
  return cared(view, passage('community', ending ? 0.6 : 0.35, said), 'expats');
};

/** Above this rank among countries the share of those born elsewhere is one of the largest. */
const MANY_CAME = 80;

/** How life there feels against how the customer likes to live abroad. */
export const culture: Writer = (view) => {
  const style = view.profile.read.choices('cultural-adaptation-style')[0];
  const at = standing(view, 'cultural_diversity_index');
  if (!style || style === 'unsure' || !at) return null;
  // Where many have come from elsewhere life is not of one kind, whatever those born there share.
  const many = (standing(view, 'migrant_stock_share')?.percentile ?? 0) > MANY_CAME;
  const kind = at.percentile > 60 ? 0 : at.percentile < 40 && !many ? 1 : 2;
  const { name, Name } = view;
  const texts: Readonly<Record<string, readonly [mixed: string, uniform: string, between: string]>> = {
    'full-immersion': [
      `Full immersion takes a choice in ${name}, since there is more than one culture to immerse yourself in: pick the region first.`,
      `By the index of diversity ${name} is more uniform than most: for full immersion choose one region and keep to it.`,
      `↗For full immersion choose a town in ${name} that newcomers skip.`,
    ],
    blend: [
      `[Your wish for a blend is how ${name} lives already: many backgrounds, each with its own calendar|A blend is the local style of ${name}, where many backgrounds meet|${Name} is home to several cultures, and some region will suit yours].`,
      `[A blend of their ways and yours is possible in ${name}, with you doing most of the blending|In ${name} a blend is what you make of it: most people there share one way of doing things|${Name} has one way of doing most things; a blend will grow at your own table first].`,
      `[For the blend you want in ${name}, look for a town with a language school and an association from your country|A blend in ${name} begins with one club of theirs and one of yours, in the same town|For a life with both in ${name}, choose the town by whether your language and theirs are taught there].`,
    ],
    familiar: [
      `You look for a culture close to your own, and in a mixed country like ${name} some quarter will feel like it.`,
      `You look for a culture close to your own. ${Name} is uniform, which is comfortable only if the fit is right: spend two ordinary weeks there, not a holiday.`,
      `How close ${name} is to your own ways shows on ordinary errands: spend a week there outside the season.`,
    ],
    'expat-circle': [
      `↗A circle of newcomers forms easily in ${name}, where many people came from somewhere else.`,
      `↗A circle of newcomers will be small in ${name}, and known to the language school.`,
      `↗Newcomers in ${name} meet in two or three cities; choose one of them.`,
    ],
  };
  const text = texts[style]?.[kind];
  return text
    ? passage(
        'culture',
        0.5 + 0.15 * notable(at.percentile),
        because(say`${text}${at.mark}`, 'cultural-adaptation-style'),
      )
    : null;
};

/** What money replaces abroad, and what only time does. */
const BOUGHT: ReadonlySet<string> = new Set(['childcare', 'healthcare']);

const ELSEWHERE: ReadonlySet<string> = new Set(['none', 'family', 'public-benefits']);

/** What will be missed. */
export const missed: Writer = (view) => {
  const { read } = view.profile;
  // Family and what a state pays are neither bought nor made again: they are told of where they belong.
  const left = read.choices('support-systems-leaving').filter((one) => !ELSEWHERE.has(one));
  const named = (ids: readonly string[]): string =>
    list(ids.map((one) => read.label('support-systems-leaving', one)?.text ?? ''));
  const paid = left.filter((one) => BOUGHT.has(one));
  const grown = left.filter((one) => !BOUGHT.has(one));
  if (left.length === 0) return null;
  const { name } = view;
  const said =
    paid.length > 0 && grown.length > 0
      ? say`[Of what you leave behind|Of what would stay at home|Of what you told us you would lose], ${named(paid)} can be found in ${name} for money; ${named(grown)} only with time.`
      : paid.length > 0
        ? say`[You leave behind|What stays at home|You told us what you would lose]: ${named(paid)}; [in ${name} that is a matter of money and of the first month|all of it can be had in ${name}, at a price|it has its price in ${name}, which belongs in the budget].`
        : say`[You leave behind|What stays at home|You told us what you would lose]: ${named(grown)}; [no budget for ${name} has a line for that|in ${name} that grows again by meetings, not by money|that is what ${name} cannot sell you|none of it can be shipped to ${name}|a year in ${name} is what it takes to grow the like].`;
  return oncePassage('missed', 0.7, because(said, 'support-systems-leaving'));
};
