import { distanceKm } from '@global-fit/atlas/places/distance';
import { clocksApart } from '../../place/surroundings/clocks.ts';
import { homePointOf } from '../../place/surroundings/home.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { companyOpen } from '../../profile/household.ts';
import { mayVisit } from '../../profile/passports/unsafe.ts';
import { payBesideHome } from '../../place/money/paySurvey.ts';
import { cityOf, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, type PlaceView, standing, homeElsewhere } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { clockSaid, familyAtHome, kinLivesHere } from './familyAt.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { grouped } from '../../figures/format.ts';

/** Hours between the clocks of the described town and home; null where unknown. */
export function clockGap(view: PlaceView): number | null {
  return clocksApart(view)?.hours ?? null;
}

export interface Way {
  /** "5,200 km". */
  readonly km: Said;
  /** Where it is measured from: "Lincoln", "the capital of the United Kingdom". */
  readonly from: string;
}

/** Distance between two points, rounded to hundreds of kilometres; null below a hundred. */
export function lengthSaid(
  a: readonly [number, number] | null,
  b: readonly [number, number] | null,
  from: string,
): Said | null {
  if (!a || !b) return null;
  const km = Math.round(distanceKm(a, b) / 100) * 100;
  const length = constant(km, `great-circle distance from ${from}, rounded to hundreds of kilometres`);
  return km < 100 ? null : shown(length, (value) => `${grouped(value)} km`);
}

/** The way home from the described town: to the customer's town, else to the capital. */
export function wayHome(view: PlaceView): Way | null {
  const { profile } = view;
  const home = homeElsewhere(view);
  if (!home) return null;
  const point = homePointOf(view);
  const from = point ? (profile.homePlace ?? view.homeName) : `the capital of ${view.homeName}`;
  const to = view.cities[0]?.point ?? view.country.capitalPoint;
  const km = lengthSaid(point ?? home.capitalPoint, to, from);
  return km && { km: because(km, 'current-location'), from };
}

/** Who goes, stated plainly and without how they came to be alone. */
const STATUS: Readonly<Record<string, readonly string[]>> = {
  single: [
    '[You move on your own, so you will keep up with family by journeys and messages|You go alone, and will have your family in messages and on holidays]',
    '[You move on your own, and visits will be journeys|Nobody comes with you, and a visit takes planning]',
    '[The move is yours alone, and so is the way back|The move is yours alone, and so are the journeys back]',
    '[On your own you can be home in a day, if the connection is there|What you leave is as far away as the journey is long]',
  ],
  divorced: [
    'You would go without company, so think of visits and messages',
    'You would make the move without company, and visits both ways take planning',
    'Nobody comes with you, so it matters how far a visit is',
  ],
  widowed: [
    'You would go alone, and the people close to you stay where they are',
    'You would go alone, and those who know you best stay a journey away',
    'You would go alone, and the way back to those close to you is part of the choice',
  ],
  married: [
    'By your answers you would go without your spouse, so plan how often the two of you meet',
    'Your spouse is not moving, by your answers, so leave days and money for visits both ways',
  ],
  'domestic-partnership': [
    'By your answers you would go without your partner, so plan how often the two of you meet',
    'Your partner is not moving, by your answers, so leave days and money for visits both ways',
  ],
};

/** The same while it is open whether anybody comes along. */
const UNDECIDED: readonly string[] = [
  'Whether anybody comes with you is still open, and so is who would be left to visit',
  'Until you know who comes with you, count on visits',
  'Those who stay behind, if any do, are a journey away',
];

/** People alone: distance and time difference to those at home. */
export const aloneLead: Writer = (view) => {
  const { movers, read } = view.profile;
  // Where relatives live elsewhere, the way to them counts and is told with them.
  if (movers.people > 1 || !view.home || kinLivesHere(view) || !familyAtHome(view) || !mayVisit(view))
    return null;
  const way = wayHome(view);
  const clock = clockSaid(view);
  const open = companyOpen(read);
  const forms = open
    ? UNDECIDED
    : (STATUS[read.choices('relationship-status')[0] ?? ''] ?? STATUS.single ?? []);
  const start = because(
    words(forms[view.earlier.length % forms.length] ?? ''),
    ...(open ?? ['relationship-status', 'relocating-family-members']),
  );
  const reach = way
    ? say`about ${way.km} lie between ${cityOf(view)} and ${way.from}`
    : say`↗${view.name} is close to home`;
  const said = wayOf(view, 'alone', [
    () => say`${start}: ${reach}${clock ? say`, and ${clock}` : ''}.`,
    () => say`${start}. ${opening(reach)}${clock ? say`; ${clock}` : ''}.`,
    () =>
      say`${clock ? opening(clock) : say`Hours to talk are easy to plan`} in ${view.name}, and ${reach}. ${start}.`,
  ]);
  return passage('distance', 1, said);
};

/** Kinds of care whose paragraph states the time difference. */
export const CLOCK_TOLD = ['support-from-afar', 'return-often'] as const;

/** Couples and families: the same in their terms. */
export const togetherDistance: Writer = (view) => {
  const { movers, read } = view.profile;
  // Relatives who live elsewhere are no nearer from home.
  if (movers.people < 2 || !familyAtHome(view) || !mayVisit(view)) return null;
  const way = wayHome(view);
  const clock = clockSaid(view);
  if (!way || !clock) return null;
  const { km } = way;
  // Where family lives in the place, help may be nearer than what is left behind.
  const left = read.has('support-systems-leaving', 'family', 'childcare') && !kinLivesHere(view);
  // The time difference is mentioned once per section; care from afar comes first.
  const told = CLOCK_TOLD.some((care) => read.has('eldercare-considerations', care));
  const hours = told ? because(words(''), 'eldercare-considerations') : say`, and ${clock}`;
  const said = left
    ? wayOf(view, 'help-left', [
        () => say`You leave family help behind: from ${cityOf(view)} it is about ${km} away${hours}.`,
        () => say`The people who help you today would be about ${km} from ${cityOf(view)}${hours}.`,
        () =>
          say`Nobody comes round for an evening from about ${km} away${hours}: in ${cityOf(view)} you would have to find help anew.`,
        () => say`The help you have today would be about ${km} away from ${cityOf(view)}${hours}.`,
      ])
    : wayOf(view, 'visits-home', [
        () =>
          say`Visits to ${way.from} mean a journey of about ${km} from ${cityOf(view)} for ${movers.all}${hours}.`,
        () => say`From ${cityOf(view)} it is about ${km} back to ${way.from} for ${movers.all}${hours}.`,
      ]);
  return passage(
    'distance',
    left ? 0.75 : 0.5,
    said && because(said, ...(left ? ['support-systems-leaving'] : []), ...movers.ids),
  );
};

/** Company of the customer's age. */
export const society: Writer = (view) => {
  const median = figure(view, 'median_age');
  const at = standing(view, 'median_age');
  const { age, movers, stage } = view.profile;
  const value = view.atlas.fact(view.iso3, 'median_age')?.value;
  // For pensioners this is mentioned elsewhere.
  if (
    !median ||
    !at ||
    age === null ||
    typeof value !== 'number' ||
    movers.children.length > 0 ||
    stage === 'retired'
  )
    return null;
  const gap = age - value;
  const place =
    gap > 12
      ? 'most people you meet will be a good deal younger than you'
      : gap < -8
        ? '[you would be younger than most of your neighbours|your neighbours would mostly be older than you|the people around you would be older on average]'
        : 'you would be among people near your own age';
  const said = wayOf(view, 'society', [
    () => say`Half the people in ${view.name} are younger than ${median}: ${place}.${at.mark}`,
    () => say`With a median age of ${median}, ${place}.${at.mark}`,
    () => say`In ${view.name} ${place}; the median age is ${median}.${at.mark}`,
  ]);
  return passage('society', 0.45, said && because(said, 'age'));
};

/** Childcare by relatives that will be missing, and local pay in services. */
export const helpers: Writer = (view) => {
  const { read, movers } = view.profile;
  const pay = figure(view, 'earnings_service_sales_usd');
  if (!read.has('support-systems-leaving', 'childcare') || movers.children.length === 0 || !pay) return null;
  return oncePassage(
    'helpers',
    0.8,
    because(
      say`↗The help with the children that you leave behind has to be paid for abroad, at local wages: in service and sales they average ${pay} a month in ${view.name}${payBesideHome(view) ? againstHome(view, 'earnings_service_sales_usd') : ''}.`,
      'support-systems-leaving',
      ...movers.ids,
    ),
  );
};
