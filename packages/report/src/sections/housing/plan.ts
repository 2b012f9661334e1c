import { bank, cityOf, type Line, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, standing } from '../../place/view.ts';
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
    '[Before you sign a lease ask for three things in writing: the notice period, the deposit and what the rent includes|For a rented flat ask for a break clause after six or twelve months, since you choose the quarter before you know it|Ask each landlord how the rent may rise during the lease and after how many months you may leave].',
  'rent-house':
    'Compare a house to rent with a flat by the whole month: rent, heating, garden and the car or pass that its address asks for.',
  'buy-apartment':
    'Rent for some months before you buy a flat, and ask a notary three things: may foreigners own it, what the purchase costs beyond the price, and which debts of the house come with it.',
  'buy-house':
    'Rent in the valley or suburb for a winter before you buy a house there, and have a surveyor of your own look at roof, damp and boundaries.',
  'rural-property':
    'Land comes with water rights, access and building rules: have a notary or surveyor read all three before you pay a deposit.',
  'serviced-coliving':
    'A shared or serviced flat comes furnished and without a long lease: take it for the first months, and ask whether it gives an address that the town hall registers.',
  'retirement-community':
    'In the contract of a retirement community read first what care costs once you need it, who decides that, and what is paid back when you leave.',
  undecided:
    'You are undecided about the kind of home: take a furnished let for three months, and view one flat and one house a week from there.',
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
            say`Housing is the dear part of ${name}: against home it is ${housing.short}, while prices as a whole are ${all.short}. [Look at one room fewer first|Ask for prices one stop further out|Decide on the number of rooms before you look at streets].`,
          () =>
            say`Save on the rent rather than on meals: housing in ${name} is ${housing.short} against home, all prices together ${all.short}.`,
          () =>
            say`Housing is what makes ${name} dearer: ${housing.short} against home, with prices overall ${all.short}.`,
        ])
      : gap < 0.88
        ? wayOf(view, 'housing-cheap', [
            () =>
              say`Housing is the cheaper part of ${name}: against home it is ${housing.short}, while prices as a whole are ${all.short}. [Spend the difference on a better street|Take the extra room|Use it to live closer to the centre].`,
            () =>
              say`Housing compares better than the rest in ${name}: ${housing.short} for a home, ${all.short} for everything together, both against home.`,
            () =>
              say`The difference to home lies in housing: in ${name} it is ${housing.short}, all prices together ${all.short}.`,
          ])
        : wayOf(view, 'housing-even', [
            () =>
              say`Housing in ${name} moves with everything else (${housing.short} against home): judge the place by the whole month, not by the rent.`,
            () =>
              say`Housing and shops differ by about as much in ${name}: ${housing.short} for housing, against home.`,
          ]);
  return passage('housing-relative', 0.9, said && because(said, 'current-location'));
};

const densityInsight: Writer = (view) => {
  const at = standing(view, 'urban_population');
  const share = figure(view, 'urban_population');
  if (!at || !share) return null;
  return passage(
    'housing-urban',
    0.4,
    say`In ${view.name} ${share} of the people live in towns${againstHome(view, 'urban_population')}, ${at.percentile > 60 ? 'more than in most countries: the choice is one of quarters' : at.percentile < 40 ? 'fewer than in most countries: outside them ask for the way to the nearest hospital' : 'so decide first how far from one you would live'}.${at.mark}`,
  );
};

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      say`[Choose the school first and search for homes within its reach in ${cityOf(v)}|In ${cityOf(v)} ask each school for its catchment area before you look at flats|Look for a home in ${cityOf(v)} only when a school has said yes].`,
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
      say`[View homes in ${cityOf(v)} with the eyes of ten years on: stairs, lift, shower, distance to a bench|In ${cityOf(v)} ask of each home whether a lift, a ground floor or a walk-in shower can be had|Count the steps from each home in ${cityOf(v)} to bread, bus and doctor].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`Ask a building manager in ${cityOf(v)} for the heating or cooling bills of the last year before you fall for a terrace.`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`[Book four weeks furnished in ${cityOf(v)}, test the connection on the first day, and view homes from there|Start in ${cityOf(v)} with a month’s let beside a shared office|Take a furnished month in ${cityOf(v)} first, and view two quarters a week from it].`,
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    (v) =>
      say`Make a video call from each flat you view in ${cityOf(v)}, at the hour of your usual meetings: you will hear the street.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Ask the employer for a month of temporary housing in ${cityOf(v)}, written into the contract|Ask the employer to pay for the first month in ${cityOf(v)}, and have it written into the offer|Let the contract include a furnished flat in ${cityOf(v)} for the weeks of searching].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`Take a room with a desk by the month in ${cityOf(v)} until the first customer pays, and sign no lease beyond a year before that.`,
  ],
  [
    asCouple,
    (v) =>
      say`Each of you lists three things a home in ${cityOf(v)} must have; view only what meets two from both lists.`,
  ],
  [
    alone,
    (v) =>
      say`View flats in ${cityOf(v)} on a weekday evening, and walk from the stop to the door at the hour at which you would come home.`,
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
  [
    anybody,
    (v) =>
      say`Pay neither deposit nor rent for a home in ${cityOf(v)} before you or somebody you trust has stood in it: advance payment is the usual form of fraud.`,
  ],
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
