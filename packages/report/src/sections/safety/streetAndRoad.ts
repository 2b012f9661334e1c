import { passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  figure,
  homeValue,
  type PlaceView,
  type Standing,
  standing,
  valueOf,
} from '../../place/view.ts';
import { willNotDrive } from '../../profile/move/driving.ts';
import { childrenCalled } from '../../profile/people/called.ts';
import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import { towardsSchool } from '../../profile/when.ts';
import { because, type Said, say } from '../../prose/said.ts';

/** World percentiles: below `RARE` something is rare, above `FREQUENT` homicide is frequent. */
const RARE = 40;
const FREQUENT = 75;

/** Ratio to home from which roads are no comfort, whatever their world rank. */
const CLEARLY = 1.5;

/** Ratio to home below which homicide is clearly lower. */
const CALMER = 0.8;

/** Which is the greater risk, homicide or road deaths, by world and home. */
type Risk =
  | 'safe-both'
  | 'safe-but-road'
  | 'safe-street'
  | 'safe-road'
  | 'unsafe-as-home'
  | 'unsafe'
  | 'safe-mixed';

function riskOf(view: PlaceView, killings: Standing, road: Standing): Risk {
  const deathsAtHome = homeValue(view, 'road_deaths') ?? Number.POSITIVE_INFINITY;
  const roadRare = road.percentile < RARE;
  const roadSafe = roadRare && (valueOf(view, 'road_deaths') ?? 0) < CLEARLY * deathsAtHome;
  if (killings.percentile < RARE) {
    if (roadSafe) return 'safe-both';
    return roadRare ? 'safe-but-road' : 'safe-street';
  }
  if (roadSafe) return 'safe-road';
  if (killings.percentile <= FREQUENT) return 'safe-mixed';
  const killingsAtHome = homeValue(view, 'homicide_rate') ?? 0;
  const here = valueOf(view, 'homicide_rate') ?? Number.POSITIVE_INFINITY;
  return here < CALMER * killingsAtHome ? 'unsafe-as-home' : 'unsafe';
}

/** Whose risk it is: "Mia and Tom", "the two of you", "a student", "you". */
function atRisk(profile: Profile): Said | string {
  const { movers, stage } = profile;
  if (movers.children.length > 0 && towardsSchool(profile)) return childrenCalled(movers);
  if (movers.people > 1) return movers.all;
  if (stage === 'retired') return '↗a retired newcomer';
  return stage === 'student' ? 'a student' : 'you';
}

/** The parts of a sentence about risk. */
interface Told {
  readonly view: PlaceView;
  readonly you: Said | string;
  readonly killings: Said;
  readonly deaths: Said;
  /** Both figures: "1.2 homicides and 5.8 road deaths a year per 100,000 people". */
  readonly both: Said;
  /** The homicide rate, compared with home. */
  readonly rate: Said;
  /** The claims about both figures; `crimeMark` about homicide alone. */
  readonly marks: Said;
  readonly crimeMark: Said;
}

const WAYS: Readonly<Record<Risk, readonly ((told: Told) => Said)[]>> = {
  'safe-both': [
    ({ view: { name }, both, you, marks }) =>
      say`In ${name} killings and deaths on the road are both rare compared with other countries: ${both}. Neither figure tells ${you} how a street feels at night.${marks}`,
    ({ view: { name }, both, you, marks }) =>
      say`By killings and by traffic ${name} is calmer for ${you} [than most countries|than the typical country|than is usual], with ${both}; theft and harassment are in neither figure.${marks}`,
    ({ view: { name }, both, you, marks }) =>
      say`With ${both}, ${name} is calmer than most countries for ${you}; theft is not in these figures.${marks}`,
  ],
  'safe-but-road': [
    ({ view, deaths, you, marks }) =>
      say`In ${view.name} ${you} would have to relearn the road, calmer than in most countries and still worse than at home: ${deaths} deaths a year per 100,000 people${againstHome(view, 'road_deaths')}.${marks}`,
    ({ view, deaths, you, marks }) =>
      say`Killings are rare in ${view.name}, and so are road deaths by world standards (${deaths} a year per 100,000 people${againstHome(view, 'road_deaths')}): it is the road that is worse for ${you} than now.${marks}`,
  ],
  'safe-street': [
    ({ view: { name }, both, you, marks }) =>
      say`By these figures the larger danger for ${you} in ${name} is on the road: ${both}. [A home whose daily walks need no main road is the safer one|Of two homes the one with the shorter walk to shop and stop is safer|The next crossing matters more than the next police station].${marks}`,
    ({ view, both, you, marks }) =>
      say`In ${view.name} traffic is the larger risk for ${you}, with ${both}: ${willNotDrive(view.profile) ? 'a seat belt in every seat' : '[a seat belt in every seat|keep long drives to daylight]'}.${marks}`,
    ({ view: { name }, both, marks }) =>
      say`Look at the crossings first in ${name}, where the figures are ${both}.${marks}`,
  ],
  'safe-road': [
    ({ view: { name }, deaths, killings, you, marks }) =>
      say`For ${you}, safety in ${name} is a matter of address: traffic is calmer than usual (${deaths} deaths a year per 100,000 people), violence is not (${killings}).${marks}`,
  ],
  'unsafe-as-home': [
    ({ view: { name, homeName }, rate, you, crimeMark }) =>
      say`By killings ${name} is safer for ${you} than ${homeName} and less safe than most countries, at ${rate}: [the quarter decides|choose the street before the home].${crimeMark}`,
    ({ view: { name, homeName }, rate, you, crimeMark }) =>
      say`Most countries count fewer killings than ${name}, and ${homeName} counts more, at ${rate}: the caution you know from home is right for ${you} there too.${crimeMark}`,
  ],
  unsafe: [
    ({ view: { name }, both, you, marks }) =>
      say`Safety has a price for ${you} in ${name}, at ${both}: a guarded house, a car or a driver after dark belong in the budget.${marks}`,
    ({ view: { name }, both, you, marks }) =>
      say`With ${both} in ${name}, ${you} would need a routine: known streets, a driver to call, home before dark until you know the town.${marks}`,
  ],
  'safe-mixed': [
    ({ view: { Name, profile }, both, you, marks }) =>
      say`${Name} counts ${both}, which is not rare among countries: the quarter and the ${works(profile.stage) ? 'way to work' : 'daily walks'} matter more for ${you} than the country does.${marks}`,
    ({ view: { name }, both, you, marks }) =>
      say`With ${both}, ${name} is neither calm nor dangerous as a country: for ${you} the choice of quarter comes first.${marks}`,
  ],
};

/** Crime and traffic together, and which is the greater risk for this household. */
export const streetAndRoad: Writer = (view) => {
  const crime = standing(view, 'homicide_rate');
  const road = standing(view, 'road_deaths');
  const deaths = figure(view, 'road_deaths');
  const killings = figure(view, 'homicide_rate');
  if (!crime || !road || !deaths || !killings) return null;
  const told: Told = {
    view,
    you: atRisk(view.profile),
    killings,
    deaths,
    both: say`${killings} homicides and ${deaths} road deaths a year per 100,000 people`,
    rate: say`${killings} a year per 100,000 people${againstHome(view, 'homicide_rate')}`,
    marks: say`${crime.mark}${road.mark}`,
    crimeMark: crime.mark,
  };
  const risk = riskOf(view, crime, road);
  const said = wayOf(
    view,
    risk,
    WAYS[risk].map((way) => () => way(told)),
  );
  const { movers, stageIds } = view.profile;
  return passage(
    'safety-insight',
    0.7,
    said && because(said, ...(movers.people > 1 ? movers.ids : stageIds)),
  );
};
