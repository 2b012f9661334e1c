import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { besideHome, standing } from '../../place/view.ts';
import {
  alone,
  anybody,
  asCouple,
  caresFor,
  chose,
  stageIs,
  withChildren,
  withPets,
} from '../../profile/when.ts';
import { because, given, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { housingPrices, metros, rents, unknownHousing } from './rents.ts';
import { buying, cityChoice, leaseWithPets, services, settlement } from './setting.ts';

const KINDS: Readonly<Record<string, string>> = {
  'rent-apartment':
    '[The district decides the rent and the lease decides how free you are: ask for a break clause|With a rented flat the first year is an experiment; keep the lease as short as the landlord will bear|Rent by the street and sign by the clause: how you get out matters more than how you get in].',
  'rent-house':
    'Houses to rent sit at the edge of town, so add a car to the rent before comparing it with a flat.',
  'buy-apartment':
    'A flat can be bought in weeks and sold in years, so the first lease should come before the first offer.',
  'buy-house':
    'A house ties you to one valley or one suburb; a year of renting there is the survey no engineer can do.',
  'rural-property':
    'Land comes with water rights, access and building rules, and those papers are worth more than the view.',
  'serviced-coliving':
    'Shared living is dear by the square metre and cheap by the month: right for arriving, not for staying.',
  'retirement-community':
    'What you buy in a retirement community is care in ten years, so read the contract for that part first.',
  undecided:
    'You are undecided about the kind of home, and a furnished let of three months buys knowledge that no report can give.',
};

const kindInsight: Writer = (view) => {
  const choice = view.profile.read.choices('housing-preference')[0];
  const text = choice ? KINDS[choice] : undefined;
  return text
    ? oncePassage(
        'housing-kind',
        0.95,
        because(
          given(words(text), ...view.cities.slice(0, 1).map((city) => `city:${city.id}`)),
          'housing-preference',
        ),
      )
    : null;
};

/** Housing beside everything else: is it the cheap or the dear part of living here? */
const relativeInsight: Writer = (view) => {
  const housing = besideHome(view, 'price_level_housing');
  const all = besideHome(view, 'price_level_vs_us');
  if (!housing || !all) return null;
  const gap = housing.ratio / all.ratio;
  const name = view.name;
  const said =
    gap > 1.12
      ? wayOf(view, 'housing-dear', [
          () =>
            say`Housing is the dear part of ${name}: against home it is ${housing.short}, while prices as a whole are ${all.short}. [A smaller flat saves more than any bargain in the shops|One room less pays for every restaurant|Size is the thing to be modest about].`,
          () =>
            say`Save on rooms, not on meals: housing in ${name} is ${housing.short} against home, all prices together ${all.short}.`,
          () =>
            say`The rent is where ${name} takes its toll (${housing.short} against home, with prices overall ${all.short}).`,
        ])
      : gap < 0.88
        ? wayOf(view, 'housing-cheap', [
            () =>
              say`Housing is the gentle part of ${name}: against home it is ${housing.short}, while prices as a whole are ${all.short}. [Spend the difference on a better street|Take the extra room|Use it to live closer to the centre].`,
            () =>
              say`Rooms are cheaper than the rest of life in ${name}: ${housing.short} for housing, ${all.short} for everything, both against home.`,
            () =>
              say`If ${name} is cheaper anywhere, it is under the roof: housing ${housing.short}, all prices ${all.short}, measured at home.`,
          ])
        : wayOf(view, 'housing-even', [
            () =>
              say`Housing in ${name} moves with everything else (${housing.short} against home), so no trick of location will beat the budget for long.`,
            () =>
              say`Rent is no exception in ${name}: ${housing.short} against home, about as the shops are.`,
          ]);
  return passage('housing-relative', 0.9, said && because(said, 'current-location'));
};

const densityInsight: Writer = (view) => {
  const at = standing(view, 'urban_population');
  if (!at) return null;
  return passage(
    'housing-urban',
    0.4,
    say`${view.Name} is ${at.percentile > 60 ? 'a country of towns: choose the quarter, then the flat' : at.percentile < 40 ? 'still half village: choose how far from a hospital you want to be' : 'half town, half country: choose which half first'}.${at.mark}`,
  );
};

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      say`[Choose the school first and search for homes within its reach in ${cityOf(v)}|Let the school decide the quarter of ${cityOf(v)}, and the quarter the flat|Look for a home in ${cityOf(v)} only when a school has said yes].`,
  ],
  [
    withPets,
    (v) =>
      say`Ask three landlords in ${cityOf(v)} the same two questions before you fly: animal yes or no, and what extra deposit.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Write to the university in ${cityOf(v)} about halls on the day you are admitted: places go by date.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Join the housing group of students in ${cityOf(v)} in spring; rooms change hands there before they are advertised.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Stay a month in ${cityOf(v)} out of season, on foot, and note where the doctor, the shop and the bus are.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[View homes in ${cityOf(v)} with the eyes of ten years on: stairs, lift, shower, distance to a bench|Look at each home in ${cityOf(v)} as if you had a walking stick|Count the steps from each home in ${cityOf(v)} to bread, bus and doctor].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Ask a building manager in ${cityOf(v)} for the heating or cooling bills of the last year before you fall for a terrace.`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`[Book four weeks furnished in ${cityOf(v)}, test the connection on the first day, and view homes from there|Start in ${cityOf(v)} with a month’s let beside a shared office|Take a furnished month in ${cityOf(v)} first; the right quarter shows itself by the third week].`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`Make a video call from each flat you view in ${cityOf(v)}, at the hour of your usual meetings: you will hear the street.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Ask the employer for a month of temporary housing in ${cityOf(v)}, written into the contract|Have the first month in ${cityOf(v)} paid by whoever wants you there|Let the contract include a furnished flat in ${cityOf(v)} for the weeks of searching].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Take a room with a desk by the month in ${cityOf(v)} until the first customer pays; leases outlive plans.`,
  ],
  [
    asCouple,
    (v) =>
      say`Each of you lists three things a home in ${cityOf(v)} must have; view only what meets two from both lists.`,
  ],
  [
    alone,
    (v) => say`View flats in ${cityOf(v)} on a weekday evening: you will come home at that hour, and alone.`,
  ],
  [
    caresFor('housing'),
    (v) =>
      say`Affordable housing was among your wishes: in ${cityOf(v)} look one stop beyond the quarter you first liked.`,
  ],
  [
    chose('outdoor-activities', 'gardening'),
    (v) =>
      say`You like to garden: ask in ${cityOf(v)} for ground floors, roofs and allotments, which rarely appear in the advertisements.`,
  ],
  [anybody, (v) => say`Pay nothing for a home in ${cityOf(v)} that nobody you trust has seen.`],
  [
    anybody,
    (v) =>
      say`Collect the papers a landlord in ${v.name} will want: proof of income, a reference, and somebody local who answers for you.`,
  ],
];

export const HOUSING: SectionPlan = {
  heading: 'Housing',
  lead: [rents, metros, housingPrices, unknownHousing],
  body: [housingPrices, buying, cityChoice, leaseWithPets, settlement, services],
  take: 3,
  insight: [kindInsight, relativeInsight, densityInsight],
  action: bank('housing-action', LINES),
  table: ({ profile }) => [
    'price_level_housing',
    profile.movers.people > 2 ? 'rent_capital_2bed_eur' : 'rent_capital_1bed_eur',
    profile.read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property')
      ? 'lending_interest_rate'
      : 'population_density',
    'urban_population',
  ],
};
