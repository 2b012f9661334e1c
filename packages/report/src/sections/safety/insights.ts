import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { factQuantity, over, shown } from '../../figures/quantity.ts';
import { rounded } from '../../figures/format.ts';
import { againstHome, figure, homeValue, standing, valueOf } from '../../place/view.ts';
import { theChildren } from '../../profile/household.ts';
import { because, say } from '../../prose/said.ts';

/** Crime and traffic together, and which of the two is the larger risk for this household. */
export const streetAndRoad: Writer = (view) => {
  const crime = standing(view, 'homicide_rate');
  const road = standing(view, 'road_deaths');
  if (!crime || !road) return null;
  const { movers, stage, stageIds } = view.profile;
  const you =
    movers.children.length > 0
      ? theChildren(movers)
      : movers.people > 1
        ? 'the two of you'
        : stage === 'retired'
          ? 'a retired newcomer'
          : stage === 'student'
            ? 'a student'
            : 'you';
  const deaths = figure(view, 'road_deaths');
  const killings = figure(view, 'homicide_rate');
  if (!deaths || !killings) return null;
  const marks = say`${crime.mark}${road.mark}`;
  const name = view.name;
  const calm = crime.percentile < 40;
  // Roads that are clearly worse than at home are no comfort, wherever they stand in the world.
  const atHome = homeValue(view, 'road_deaths') ?? Number.POSITIVE_INFINITY;
  const tame = road.percentile < 40 && (valueOf(view, 'road_deaths') ?? 0) < 1.25 * atHome;
  const both = say`${killings} homicides and ${deaths} road deaths a year per 100,000 people`;
  const said =
    calm && tame
      ? wayOf(view, 'safe-both', [
          () =>
            say`In ${name} neither crime nor traffic need decide for ${you} (${both}): [distance and price may choose the quarter|rent and distance may|the way to work, school and doctor may].${marks}`,
          () =>
            say`Safety is no reason against ${name} for ${you}: street and road are both calmer [than in most countries|than in the typical country|than one finds in most places|than is usual], with ${both}.${marks}`,
          () =>
            say`With ${both}, ${name} is calmer than most countries for ${you}: [theft, which these figures leave out, is what is left to insure|what these figures leave out is theft|locks are for thieves, whom no figure here counts].${marks}`,
        ])
      : calm
        ? wayOf(view, 'safe-street', [
            () =>
              say`The danger for ${you} in ${name} is on the road, not in the street: ${both}. [A home from which the daily ways need no main road is the safer one|Of two homes the one with the shorter walk to shop and stop is safer|The next crossing matters more than the next police station].${marks}`,
            () =>
              say`In ${name} traffic is the larger risk for ${you}, with ${both}: [the train is the safer seat|a week as a passenger should come before a rented car|the helmet matters more than the lock].${marks}`,
            () =>
              say`Look at crossings rather than at locks in ${name}, where the figures are ${both}.${marks}`,
          ])
        : tame
          ? wayOf(view, 'safe-road', [
              () =>
                say`In ${name} the quarter decides for ${you}: with ${both}, two streets of one town can be two countries.${marks}`,
              () =>
                say`For ${you}, safety in ${name} is a matter of address: traffic is calmer than usual (${deaths} deaths a year per 100,000 people), violence is not (${killings}).${marks}`,
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
                  say`Ordinary caution is enough for ${you} in ${name} on most days (${both}); the exceptions have names that every resident knows.${marks}`,
                () =>
                  say`${view.Name} counts ${both}, no rare sight among countries: the quarter and the way to work matter more for ${you} than the country does.${marks}`,
              ]);
  return passage(
    'safety-insight',
    0.7,
    said && because(said, ...(movers.people > 1 ? movers.ids : stageIds)),
  );
};

/** How much rarer, or more frequent, violent death is than at home. */
export const besideHomeInsight: Writer = (view) => {
  const here = factQuantity(view.atlas, 'homicide_rate', view.iso3);
  const there =
    view.home && view.home.iso3 !== view.iso3
      ? factQuantity(view.atlas, 'homicide_rate', view.home.iso3)
      : null;
  if (!here || !there || here.value <= 0 || there.value <= 0) return null;
  const fewer = there.value > here.value;
  const ratio = fewer ? there.value / here.value : here.value / there.value;
  if (ratio < 1.8) return null;
  const asked = shown(fewer ? over(there, here) : over(here, there), (value) =>
    rounded(value, value >= 10 ? 0 : 1),
  );
  const home = view.homeName;
  const said = fewer
    ? wayOf(view, 'homicide-fewer', [
        () => say`For each homicide per head in ${view.name} there are ${asked} in ${home}.`,
        () =>
          say`Where ${home} counts ${asked} homicides, ${view.name} counts one, for the same number of people.`,
        () => say`Homicide is ${asked} times as frequent in ${home} as in ${view.name}.`,
      ])
    : say`Homicide is ${asked} times as frequent in ${view.name} as in ${home}, so habits of home will not do.`;
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
      ? '[a lease or a permit there means what it says|what an office writes there, holds|a signature there is worth its ink]'
      : at.percentile < 40
        ? '[a receipt for every payment is the habit to learn|what counts there is what you hold in your hand]'
        : '[a signed paper is worth having twice|most of what is signed there holds]';
  const said = wayOf(view, 'rules-insight', [
    () => say`${view.Name} stands at ${both}: ${tail}.${at.mark}`,
    () => say`In the ranks of states ${view.name} has ${both}: ${tail}.${at.mark}`,
  ]);
  return passage('safety-rules', 0.45, said && because(said, ...movers.ids, ...stageIds));
};
