import type { Country } from '@global-fit/atlas/model';
import { roughly } from '../../figures/format.ts';
import { cared, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { type Compatriots, compatriots } from '../../place/surroundings/compatriots.ts';
import { figure, type PlaceView, standing } from '../../place/view.ts';
import { onlyToddlers } from '../../profile/household.ts';
import { startOf } from '../../profile/move/startOf.ts';
import { hasUnsafe, isUnsafe } from '../../profile/passports/unsafe.ts';
import type { Profile } from '../../profile/profile.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { listSaid } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { THAN_MOST, type Side } from '../../prose/comparison.ts';

/** How to meet the kind of community wished for. */
const CIRCLES: Readonly<Record<string, readonly string[]>> = {
  local: [
    'you want mainly local people around you, so look for a quarter with a market rather than one with holiday lets',
    'whether you have mainly local people around you depends on the street',
    '↗among locals you would be the newcomer',
  ],
  'mixed-international': [
    'for the mix you asked for, look at the quarters around universities and hospitals',
    'the mix you asked for depends on the quarter, not on the country',
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
    'you will meet those with children of the same age at the school gate',
    'clubs for children are where parents meet',
  ],
  retirement: [
    'look for walking groups, choirs and courses for your age on the town hall’s notice board, since few of them are online',
    'people of your age meet in the morning',
  ],
  privacy: [
    'you keep to yourself, so the walls and the stairwell of a home count more than its quarter',
    'your privacy will depend on how many flats share the entrance',
  ],
};

/** Numbers of compatriots: below `COMPANY` too few to rely on, below `NOBODY` next to none. */
const COMPANY = 300;
const NOBODY = 50;
/** Wishes whose endings are about the people counted. */
const COMPANY_OF_THEIRS: ReadonlySet<string> = new Set(['expat', 'professional', 'family']);

/** Number from which compatriots live in more than one town. */
const MANY = 20_000;
const SO_MANY = 'with so many of them there you need not start alone';

/** What a consulate knows, for those who may ask it. */
const BY_CONSULATE =
  'you hoped for many people from your own country, and the consulate knows of an association of theirs';

/** Company of families for people without children of their own along, to whom school opens no door. */
const WITHOUT_CHILDREN: readonly string[] = [
  'you will meet families where they live all year, so look for a quarter with parks rather than holiday lets',
  'families with children fill the parks and sports clubs of a quarter at the weekend',
  'choirs and sports clubs are where people of every age come together',
];

/** Company of families whose children are too small for school. */
const WITH_TODDLERS: readonly string[] = [
  'families with small children meet at the playground and at the nursery door',
  'parents of small children meet in the groups for babies that towns and parishes run, so ask where one is',
  'you will meet other parents in a quarter with a playground',
];

/** Compatriots in one place, by the United Nations' count. */
interface Counted {
  /** The passport's country with most people there, or else the country lived in; null where neither is known. */
  readonly own: Country | null;
  /** Their number; null where our count has none. */
  readonly counted: Compatriots | null;
  /** The count for further passports of the household. */
  readonly besides: Said | null;
}

/** Compatriots of each passport in the household. */
function ofEachPassport(view: PlaceView): Counted {
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
    besides: counted && told.length > 0 ? say`The same count gives ${listSaid(told)}.` : null,
  };
}

/** Whether the customer hopes for compatriots, and is told their number at each place or that it is unknown. */
function hopesForCompatriots({ read }: Profile): boolean {
  return read.has('community-preference', 'expat') || read.has('new-location-priorities', 'expat-community');
}

/** How to find the company wished for; null without a wish. Equivalent wordings rotate between places. */
function companySaid(view: PlaceView, wish: string | undefined, people: number): Said | null {
  const families = wish === 'family';
  const { children } = view.profile.movers;
  const childless = families && children.length === 0;
  const toddlers = families && onlyToddlers(view.profile.movers);
  const circle = childless ? WITHOUT_CHILDREN : toddlers ? WITH_TODDLERS : CIRCLES[wish ?? ''];
  if (!circle) return null;
  const ofTheirs = wish === 'expat';
  const forms = [
    ...(ofTheirs && !hasUnsafe(view.profile) ? [BY_CONSULATE] : []),
    ...circle,
    ...(ofTheirs && people >= MANY ? [SO_MANY] : []),
  ];
  return because(
    words(forms[(startOf(view.profile, 'circle') + view.earlier.length) % forms.length] ?? ''),
    'community-preference',
    ...(childless ? ['relocating-family-members'] : toddlers ? children.flatMap(({ ageIds }) => ageIds) : []),
  );
}

/** The number of compatriots counted; null without one, or where they are not what is wished for. */
function compatriotsSaid(
  view: PlaceView,
  { own, counted, besides }: Counted,
  tail: Said | string,
): Passage | null {
  if (!counted || !own || view.profile.read.has('community-preference', 'local', 'privacy')) return null;
  const people = roughly(counted.found.people);
  // An outdated count is mentioned in the past, without a verdict on today.
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
      say`By the count of 2020, about ${people} people had moved from ${nameOf(own)} to ${view.name}${after}.${also}`,
  ]);
  const hoped = hopesForCompatriots(view.profile);
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

/** That the number of compatriots is unknown, for customers who hope for them; null for others, and at home. */
function uncountedSaid(view: PlaceView, own: Country | null): Passage | null {
  if (!hopesForCompatriots(view.profile) || !own || own.iso3 === view.iso3) return null;
  const asked = isUnsafe(view.profile, own.iso3) ? '' : '; its consulate there knows';
  return passage(
    `community-${view.iso3}`,
    1,
    because(
      say`The United Nations count that we hold does not say how many people from ${nameOf(own)} live in ${view.name}${asked}.`,
      'citizenship',
      'new-location-priorities',
    ),
  );
}

/** How the share of immigrants compares with the world. */
function shareSaid(side: Side | null): string {
  if (side === 'high') return `a larger share ${THAN_MOST}`;
  return side === 'low' ? `a smaller share ${THAN_MOST}` : 'an ordinary share';
}

/** The share of immigrants from anywhere; null where unknown. */
function newcomersSaid(view: PlaceView, weight: number, tail: Said | string): Passage | null {
  const migrants = standing(view, 'migrant_stock_share');
  const share = figure(view, 'migrant_stock_share');
  if (!migrants || !share) return null;
  const level = shareSaid(migrants.side);
  const said = wayOf(view, 'newcomers', [
    () => say`Immigrants are ${share} of the population in ${view.name}, ${level}${tail}.${migrants.mark}`,
    () =>
      say`Of those who live in ${view.name}, ${share} came from elsewhere, ${level}${tail}.${migrants.mark}`,
  ]);
  return cared(view, passage('community', weight, said), 'expats');
}

/**
 * Who else lives there, by the community wished for: compatriots where counted, a note where they are hoped for but
 * not counted, and immigrants in general for everybody else.
 */
export const community: Writer = (view) => {
  const wish = view.profile.read.choices('community-preference')[0];
  const count = ofEachPassport(view);
  const company = companySaid(view, wish, count.counted?.found.people ?? 0);
  // Endings about the people counted do not fit a handful.
  const few =
    count.counted !== null && count.counted.found.people < COMPANY && COMPANY_OF_THEIRS.has(wish ?? '');
  const tail = company && !few ? say`; ${company}` : '';
  return (
    compatriotsSaid(view, count, tail) ??
    uncountedSaid(view, count.own) ??
    newcomersSaid(view, company ? 0.6 : 0.35, tail)
  );
};
