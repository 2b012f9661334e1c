import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { factQuantity, over, shown } from '../../figures/quantity.ts';
import { roughly, rounded } from '../../figures/format.ts';
import { againstHome, figure, homeValue, standing, valueOf } from '../../place/view.ts';
import { childrenCalled } from '../../profile/people/called.ts';
import { willNotDrive } from '../../profile/move/driving.ts';
import { towardsSchool } from '../../profile/when.ts';
import { because, say } from '../../prose/said.ts';

/** Roads this many times as deadly as at home are no comfort, wherever they stand in the world. */
const CLEARLY = 1.5;

/** Killings of less than this part of those at home are clearly fewer. */
const CALMER = 0.8;

/** Crime and traffic together, and which of the two is the larger risk for this household. */
export const streetAndRoad: Writer = (view) => {
  const crime = standing(view, 'homicide_rate');
  const road = standing(view, 'road_deaths');
  if (!crime || !road) return null;
  const { movers, stage, stageIds } = view.profile;
  const you =
    movers.children.length > 0 && towardsSchool(view.profile)
      ? childrenCalled(movers)
      : movers.people > 1
        ? movers.all
        : stage === 'retired'
          ? '↗a retired newcomer'
          : stage === 'student'
            ? 'a student'
            : 'you';
  const deaths = figure(view, 'road_deaths');
  const killings = figure(view, 'homicide_rate');
  if (!deaths || !killings) return null;
  const marks = say`${crime.mark}${road.mark}`;
  const name = view.name;
  const calm = crime.percentile < 40;
  const atHome = homeValue(view, 'road_deaths') ?? Number.POSITIVE_INFINITY;
  const tame = road.percentile < 40 && (valueOf(view, 'road_deaths') ?? 0) < CLEARLY * atHome;
  const both = say`${killings} homicides and ${deaths} road deaths a year per 100,000 people`;
  const rate = say`${killings} a year per 100,000 people${againstHome(view, 'homicide_rate')}`;
  const worse = road.percentile < 40 && !tame;
  const killingsAtHome = homeValue(view, 'homicide_rate') ?? 0;
  const calmerThanHome =
    (valueOf(view, 'homicide_rate') ?? Number.POSITIVE_INFINITY) < CALMER * killingsAtHome;
  const said =
    calm && tame
      ? wayOf(view, 'safe-both', [
          () =>
            say`In ${name} killings and deaths on the road are both rare among countries: ${both}. Neither figure tells ${you} how a street feels at night.${marks}`,
          () =>
            say`By killings and by traffic ${name} is calmer for ${you} [than most countries|than the typical country|than is usual], with ${both}; theft and harassment are in neither figure.${marks}`,
          () =>
            say`With ${both}, ${name} is calmer than most countries for ${you}; theft is not in these figures.${marks}`,
        ])
      : calm && worse
        ? wayOf(view, 'safe-but-road', [
            () =>
              say`What ${you} would have to relearn in ${name} is the road, calm beside most countries and still worse than at home: ${deaths} deaths a year per 100,000 people${againstHome(view, 'road_deaths')}.${marks}`,
            () =>
              say`Killings are rare in ${name}, and so are road deaths by the measure of the world (${deaths} a year per 100,000 people${againstHome(view, 'road_deaths')}): for ${you} the road is what is worse than now.${marks}`,
          ])
        : calm
          ? wayOf(view, 'safe-street', [
              () =>
                say`By these figures the larger danger for ${you} in ${name} is on the road: ${both}. [A home from which the daily ways need no main road is the safer one|Of two homes the one with the shorter walk to shop and stop is safer|The next crossing matters more than the next police station].${marks}`,
              () =>
                say`In ${name} traffic is the larger risk for ${you}, with ${both}: ${willNotDrive(view.profile) ? 'a seat belt in every seat' : '[a seat belt in every seat|long drives belong into daylight]'}.${marks}`,
              () => say`Look at the crossings first in ${name}, where the figures are ${both}.${marks}`,
            ])
          : tame
            ? say`For ${you}, safety in ${name} is a matter of address: traffic is calmer than usual (${deaths} deaths a year per 100,000 people), violence is not (${killings}).${marks}`
            : crime.percentile > 75 && calmerThanHome
              ? wayOf(view, 'unsafe-as-home', [
                  () =>
                    say`By killings ${name} is safer for ${you} than ${view.homeName} and less safe than most countries, at ${rate}: [the quarter decides|choose the street before the home].${crime.mark}`,
                  () =>
                    say`Most countries count fewer killings than ${name}, and ${view.homeName} counts more, at ${rate}: the caution of home holds for ${you} there too.${crime.mark}`,
                ])
              : crime.percentile > 75
                ? wayOf(view, 'unsafe', [
                    () =>
                      say`Safety has a price for ${you} in ${name}, at ${both}: a guarded house, a car or a driver after dark belong in the budget.${marks}`,
                    () =>
                      say`With ${both} in ${name}, ${you} would need a routine: known streets, a driver one can call, home before dark until you know the town.${marks}`,
                  ])
                : wayOf(view, 'safe-mixed', [
                    () =>
                      say`${view.Name} counts ${both}, no rare sight among countries: the quarter and the way to work matter more for ${you} than the country does.${marks}`,
                    () =>
                      say`With ${both}, ${name} is neither calm nor dangerous as a country: for ${you} the choice of quarter comes first.${marks}`,
                  ]);
  return passage(
    'safety-insight',
    0.7,
    said && because(said, ...(movers.people > 1 ? movers.ids : stageIds)),
  );
};

/** Homicides per 100,000 people below which two places are alike. */
const TOO_SMALL = 2;

/** How much rarer, or more frequent, violent death is than at home. */
export const besideHomeInsight: Writer = (view) => {
  const here = factQuantity(view.atlas, 'homicide_rate', view.iso3);
  const there =
    view.home && view.home.iso3 !== view.iso3
      ? factQuantity(view.atlas, 'homicide_rate', view.home.iso3)
      : null;
  if (!here || !there || here.value <= 0 || there.value <= 0) return null;
  // Of two small rates either is rare, however many times one is the other.
  if (Math.max(here.value, there.value) < TOO_SMALL) return null;
  const fewer = there.value > here.value;
  const ratio = fewer ? there.value / here.value : here.value / there.value;
  if (ratio < 1.8) return null;
  const asked = shown(fewer ? over(there, here) : over(here, there), (value) =>
    value >= 10 ? roughly(value) : rounded(value, 1),
  );
  const home = view.homeName;
  const said = fewer
    ? wayOf(view, 'homicide-fewer', [
        () => say`For each homicide per head in ${view.name} there are about ${asked} in ${home}.`,
        () =>
          say`Where ${home} counts about ${asked} homicides, ${view.name} counts one, for the same number of people.`,
        () => say`Homicide is about ${asked} times as frequent in ${home} as in ${view.name}.`,
      ])
    : say`Homicide is about ${asked} times as frequent in ${view.name} as in ${home}.`;
  return passage('safety-beside-home', 0.62, said && because(said, 'current-location'));
};

/** Whether rules hold, for whoever will depend on papers there. */
export const rulesInsight: Writer = (view) => {
  const law = figure(view, 'rule_of_law_percentile');
  const honest = figure(view, 'control_of_corruption_percentile');
  const at = standing(view, 'rule_of_law_percentile');
  const { movers, stageIds } = view.profile;
  if (!law || !honest || !at) return null;
  const both = say`${law} of 100 for the rule of law${againstHome(view, 'rule_of_law_percentile')}, and ${honest} for control of corruption${againstHome(view, 'control_of_corruption_percentile')}`;
  const tail =
    at.percentile > 60
      ? '[above most countries|higher than in the typical country]'
      : at.percentile < 40
        ? '[take a receipt for every payment|have what is promised put in writing]'
        : '[keep a signed copy of what you agree|in the middle of all countries]';
  const said = wayOf(view, 'rules-insight', [
    () => say`${view.Name} stands at ${both}: ${tail}.${at.mark}`,
    () => say`In the ranks of states ${view.name} has ${both}: ${tail}.${at.mark}`,
  ]);
  return passage('safety-rules', 0.45, said && because(said, ...movers.ids, ...stageIds));
};
