import type { Household } from '@global-fit/matching/model/household';
import type { City } from '@global-fit/atlas/model';
import { canDoWithLess, outgrowsSurvey } from '@global-fit/matching/profile/people/bedrooms';
import { dollars, money } from '../../figures/format.ts';
import { constant, inUsd, minus, over, recordQuantity, shown } from '../../figures/quantity.ts';
import { onWages } from '../../place/money/wagesSaid.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { theChildren } from '../../profile/household.ts';
import { needsTwoBedrooms } from '../../profile/profile.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { isBeyondSurvey, spendOf } from '../../place/money/month.ts';

/** Housing compared with other costs: is it the cheap or dear part of living here? */
export const relativeInsight: Writer = (view) => {
  const housing = besideHome(view, 'price_level_housing');
  const all = besideHome(view, 'price_level_vs_us');
  if (!housing || !all) return null;
  const gap = housing.ratio / all.ratio;
  // With the same words for both there is no difference to tell.
  const told = housing.short.text !== all.short.text;
  const name = view.name;
  const said =
    gap > 1.12 && told && housing.ratio < 1
      ? wayOf(view, 'housing-saves-less', [
          () =>
            say`Housing saves less than the rest in ${name}: against home it is ${housing.short}, prices as a whole ${all.short}.`,
          () => say`Against home, housing in ${name} is ${housing.short}, all prices together ${all.short}.`,
          () =>
            say`In ${name} you save more on other things than on housing: it is ${housing.short} against home, prices overall ${all.short}.`,
        ])
      : gap > 1.12 && told
        ? wayOf(view, 'housing-dear', [
            () =>
              say`Housing is the dear part of ${name}: against home it is ${housing.short}, while prices as a whole are ${all.short}.`,
            () =>
              say`Against home, housing in ${name} is ${housing.short}, all prices together ${all.short}.`,
            () =>
              all.ratio < 1
                ? say`Housing takes back part of what you save on other things in ${name}: it is ${housing.short} against home, prices overall ${all.short}.`
                : say`Housing is what makes ${name} dearer: ${housing.short} against home, with prices overall ${all.short}.`,
          ])
        : gap < 0.88 && told
          ? wayOf(view, 'housing-cheap', [
              () =>
                say`Housing is the cheaper part of ${name}: against home it is ${housing.short}, while prices as a whole are ${all.short}.`,
              () =>
                say`Housing compares better than the rest in ${name}: ${housing.short} for a home, ${all.short} for everything together, both against home.`,
              () =>
                say`The difference to home lies in housing: in ${name} it is ${housing.short}, all prices together ${all.short}.`,
            ])
          : wayOf(view, 'housing-even', [
              () =>
                say`Housing in ${name} moves with everything else (${housing.short} against home): judge the place by the whole month, not by the rent.`,
              () =>
                told
                  ? say`Against home, housing in ${name} is ${housing.short}, all prices together ${all.short}.`
                  : say`Against home, housing in ${name} is ${housing.short}, and so are prices as a whole.`,
            ]);
  return passage('housing-relative', 0.9, said && because(said, 'current-location'));
};

type Surveyed = City & { readonly rentEur: NonNullable<City['rentEur']> };

const euros = (value: number): string => money(value, 'EUR');

function surveyed(view: PlaceView): readonly Surveyed[] {
  return view.cities.filter((city): city is Surveyed => city.rentEur !== null);
}

/** Share of the budget above which one bedroom leaves nothing for a second. */
const MOST_OF_BUDGET = 0.4;

/** What a second bedroom adds, for households that need one. */
export const secondRoomInsight: Writer = (view) => {
  const city = surveyed(view)[0];
  const { movers, stage, stageIds } = view.profile;
  const desk = ['remote', 'freelance', 'founder', 'owner'].includes(stage);
  if (!city || city.rentEur.oneBed === null || city.rentEur.twoBed === null || isBeyondSurvey(view))
    return null;
  // Households that can barely afford one bedroom are not told of a second.
  const { monthlyBudget } = view.profile;
  const least = view.atlas.toUsd(city.rentEur.oneBed, 'EUR') ?? 0;
  const wages = onWages(view.studied?.gates);
  if (wages && wages.status !== 'met') return null;
  const lasts = monthlyBudget !== null && !wages;
  if (lasts && least > monthlyBudget * MOST_OF_BUDGET) return null;
  // Households that need more bedrooms than surveys cover read about it under finances.
  if (outgrowsSurvey(view.profile.household)) return null;
  const record = `rent:${city.id}`;
  const one = recordQuantity(city.rentEur.oneBed, record, 'oneBed');
  const two = recordQuantity(city.rentEur.twoBed, record, 'twoBed');
  const extra = shown(minus(two, one), euros);
  const what =
    movers.children.length > 0
      ? `for ${theChildren(movers)}`
      : desk
        ? 'for a desk with a door'
        : movers.people > 1
          ? 'for the day one of you wants to be alone'
          : '↗for guests from home';
  const said = wayOf(view, 'second-room', [
    () =>
      say`[A second bedroom in ${city.name}, ${what}, adds|With a second bedroom in ${city.name}, ${what}, the rent rises by] ${extra} a month: ${shown(two, euros)} instead of ${shown(one, euros)}.`,
    () =>
      say`From one bedroom to two the rent in ${city.name} goes from ${shown(one, euros)} to ${shown(two, euros)}; a room ${what} costs ${extra} a month.`,
    () =>
      say`In ${city.name} one more room, ${what}, costs ${extra} a month (${shown(one, euros)} with one bedroom, ${shown(two, euros)} with two).`,
  ]);
  return passage('second-room', 0.72, said && because(said, ...movers.ids, ...(desk ? stageIds : [])));
};

/** How far rents differ between the towns named. */
export const spreadInsight: Writer = (view) => {
  const wide = needsTwoBedrooms(view.profile);
  const rents = surveyed(view)
    .flatMap((city) => {
      const rent = wide ? city.rentEur.twoBed : city.rentEur.oneBed;
      return rent === null
        ? []
        : [{ city, rent: recordQuantity(rent, `rent:${city.id}`, wide ? 'twoBed' : 'oneBed') }];
    })
    .sort((a, b) => a.rent.value - b.rent.value);
  const [low, high] = [rents[0], rents.at(-1)];
  if (!low || !high || high.rent.value / low.rent.value < 1.1 || isBeyondSurvey(view)) return null;
  const gap = shown(minus(high.rent, low.rent), euros);
  const said: Said = say`Between ${high.city.name} (${shown(high.rent, euros)}) and ${low.city.name} (${shown(low.rent, euros)}) the same ${wide ? 'two-bedroom' : 'one-bedroom'} flat differs by ${gap} a month.`;
  return passage('rent-spread', 0.8, because(said, ...view.profile.movers.ids));
};

/** Where people live: town or country. */
export const densityInsight: Writer = (view) => {
  const at = standing(view, 'urban_population');
  const share = figure(view, 'urban_population');
  if (!at || !share || at.side === null) return null;
  return passage(
    'housing-urban',
    0.4,
    say`In ${view.name} ${share} of the people live in towns${againstHome(view, 'urban_population')}, ${at.side === 'high' ? 'more than in most countries' : 'fewer than in most countries'}.${at.mark}`,
  );
};

/** Whether demand for homes grows. */
export const demandInsight: Writer = (view) => {
  const growth = figure(view, 'population_growth');
  const at = standing(view, 'population_growth');
  if (!growth || !at || view.profile.stage === 'student' || at.percentile < 70) return null;
  const value = view.atlas.fact(view.iso3, 'population_growth')?.value;
  if (typeof value !== 'number') return null;
  if (value <= 0) return null;
  const text = say`The population of ${view.name} grew by ${growth} in a year, faster than most: each year more people look for a home than the year before.${at.mark}`;
  return passage('housing-demand', 0.55, text);
};

/** Shares of a budget: a usual rent, and one that is a strain. */
const [USUAL, STRAIN] = [1 / 3, 0.4];

/** A rent that is a strain, as a share of the budget in words; `share` is above `STRAIN`. */
const strainSaid = (share: number): string =>
  share > 1
    ? 'more than your whole budget'
    : share > 2 / 3
      ? 'more than two thirds of your budget'
      : 'more than two fifths of your budget';

/** How to lower a rent that is a strain; `outgrown`: the household needs more rooms than surveys cover. */
function bringsDown(household: Household, outgrown: boolean): string {
  if (outgrown) return 'look in ordinary quarters or in another town, although you need more rooms than that';
  const smaller = canDoWithLess(household) ? 'a smaller flat, ' : '';
  return `look for ${smaller}an ordinary quarter or another town to bring it down`;
}

/** How rent compares with a budget; `third` is a third of it in words, `share` the rent's share. */
function shareSaid(household: Household, share: number, third: Said): Said {
  const outgrown = outgrowsSurvey(household);
  if (share > STRAIN)
    return say`${strainSaid(share)}. A third would be ${third}: above that the rent is a strain, so ${bringsDown(household, outgrown)}`;
  const within = say`${share > USUAL ? 'a little more than' : 'within'} the third of your budget (${third}) that rent usually stays within`;
  return outgrown ? say`${within}; the further rooms you need are not included` : within;
}

/** Rent in the first surveyed town compared with the budget; null for those who rent a room. */
export const rentLimitInsight: Writer = (view) => {
  const city = surveyed(view)[0];
  const { movers, household, rentsRoom } = view.profile;
  const budget = spendOf(view);
  const [size, rooms] = needsTwoBedrooms(view.profile)
    ? (['twoBed', 'two-bedroom flat'] as const)
    : (['oneBed', 'one-bedroom flat'] as const);
  const amount = city?.rentEur[size];
  if (!city || amount == null || !budget) return null;
  if (rentsRoom || isBeyondSurvey(view) || onWages(view.studied?.gates)) return null;
  const rent = recordQuantity(amount, `rent:${city.id}`, size);
  const inDollars = inUsd(view.atlas, rent, 'EUR');
  if (!inDollars) return null;
  const share = inDollars.value / budget.value;
  const third = shown(over(budget, constant(3, 'a third of the budget')), dollars);
  const least = outgrowsSurvey(household) ? ' at least' : '';
  const said = say`A good ${rooms} in ${city.name} asks${least} ${shown(rent, euros)} a month (about ${shown(inDollars, dollars)}), ${shareSaid(household, share, third)}.`;
  return passage('rent-limit', share > STRAIN ? 1 : 0.78, because(said, ...movers.ids));
};
