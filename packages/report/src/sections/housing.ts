import type { City } from '@global-fit/atlas/model';
import { money, rounded, roundMoney, usd } from '../figures/format.ts';
import { inUsd, recordQuantity, shown } from '../figures/quantity.ts';
import { caredSaid, notable, passage, type Writer, wayOf } from '../place/passage.ts';
import { besideFirst, besideHome, figure, type PlaceView, standing } from '../place/view.ts';
import { careWeight } from '../profile/profile.ts';
import { counted, list } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';
import type { SectionPlan } from './compose.ts';

const WANTED: Readonly<Record<string, string>> = {
  'rent-apartment': 'the flat to rent you have in mind',
  'rent-house': 'the house to rent you have in mind',
  'buy-apartment': 'the flat you want to buy',
  'buy-house': 'the house you want to buy',
  'rural-property': 'the rural place with land you dream of',
  'serviced-coliving': 'serviced or shared living',
  'retirement-community': 'a retirement community',
};

function wanted(view: PlaceView): Said {
  const choice = view.profile.read.choices('housing-preference')[0];
  const text = choice ? WANTED[choice] : undefined;
  return text ? because(words(text), 'housing-preference') : words('a home');
}

function rentedCities(view: PlaceView): readonly (City & { rentEur: NonNullable<City['rentEur']> })[] {
  return view.cities.filter(
    (city): city is City & { rentEur: NonNullable<City['rentEur']> } => city.rentEur !== null,
  );
}

function rentSaid(view: PlaceView, city: City & { rentEur: NonNullable<City['rentEur']> }): Said | null {
  const wide = view.profile.movers.people > 2;
  const amount = wide ? city.rentEur.twoBed : city.rentEur.oneBed;
  if (amount === null) return null;
  const rent = recordQuantity(amount, `rent:${city.id}`, wide ? 'twoBed' : 'oneBed');
  const dollars = inUsd(view.atlas, rent, 'EUR');
  return say`${shown(rent, (value) => money(value, 'EUR'))}${dollars ? say` (about ${shown(dollars, (value) => usd(roundMoney(value)))})` : ''}`;
}

/** Rents of the recommended cities, where a survey covers them. */
export const rents: Writer = (view) => {
  const cities = rentedCities(view);
  const first = cities[0];
  const rent = first ? rentSaid(view, first) : null;
  if (!first || !rent) return null;
  const wide = view.profile.movers.people > 2;
  const size = because(
    words(wide ? 'a good two-bedroom flat' : 'a good one-bedroom flat'),
    ...view.profile.movers.ids,
  );
  const second = cities[1] ? rentSaid(view, cities[1]) : null;
  const other = second && cities[1] ? say`, and ${second} in ${cities[1].name}` : '';
  const said = wayOf(view, 'rents', [
    () =>
      say`For ${wanted(view)}, start from this: ${size} in the parts of ${first.name} where international staff live asks ${rent} a month before charges${other}. Ordinary quarters cost less, and so do older buildings.`,
    () =>
      say`Eurostat’s survey puts ${size} in sought-after quarters of ${first.name} at ${rent} a month${other}. Read it as the upper end for ${wanted(view)}.`,
    () =>
      say`${first.name} asks ${rent} a month for ${size} in the streets that newcomers choose${other}; charges come on top.`,
  ]);
  return passage('rents', 1, said);
};

/** US metropolitan areas: housing parity. */
export const metros: Writer = (view) => {
  const cities = view.cities.filter((city) => city.usMetro?.priceHousing != null);
  if (cities.length === 0) return null;
  const parts = cities.map((city) =>
    given(words(`${city.name} ${rounded(city.usMetro?.priceHousing ?? 0, 0)}`), `metro:${city.id}`),
  );
  const joined: Said = {
    ...words(list(parts.map((part) => part.text))),
    facts: parts.flatMap((part) => part.facts),
  };
  return passage(
    'rents',
    1,
    say`Housing is where American cities part ways. With the national average as 100, housing costs stand at: ${joined}. For ${wanted(view)} that spread matters more than the state’s name.`,
  );
};

/** Housing price level beside home, with what it leaves out. */
export const housingPrices: Writer = (view) => {
  const than = besideHome(view, 'price_level_housing');
  const first = besideFirst(view, 'price_level_housing');
  if (!than) {
    const value = figure(view, 'price_level_housing');
    const at = standing(view, 'price_level_housing');
    if (!value || !at) return null;
    return passage(
      'housing-prices',
      0.9,
      say`Housing with water and energy stands at ${value} where the United States is 100. For ${wanted(view)}, a newcomer should expect to pay more than that average suggests.${at.mark}`,
    );
  }
  const said = wayOf(view, 'housing-prices', [
    () =>
      say`Housing with water and energy is ${than.than}. That figure counts old leases and owned homes too, so ${wanted(view)} will cost more than the gap promises.`,
    () =>
      first &&
      say`Against ${first.name}, your first match, housing in ${view.name} is ${first.short}; against ${view.homeName} it is ${than.short}. For ${wanted(view)}, take both as direction, since new leases run ahead of the average.`,
    () =>
      say`The statistics put housing costs ${than.relation === 'same' ? 'level with those in' : than.relation === 'less' ? 'below those in' : 'above those in'} ${view.homeName} (${than.short}). New leases for foreigners run higher, which bears on ${wanted(view)}.`,
  ]);
  return passage('housing-prices', 0.9, said && because(said, 'current-location'));
};

/** Buying: credit costs and the order of steps. */
export const buying: Writer = (view) => {
  if (
    !view.profile.read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property') &&
    !view.profile.read.has('other-economic-contributions', 'property-purchase')
  )
    return null;
  const rate = figure(view, 'lending_interest_rate');
  const at = standing(view, 'lending_interest_rate');
  const credit =
    rate && at
      ? say` Bank lending stood at ${rate} on average, ${at.percentile > 60 ? 'dear by world standards, so a loan from home or cash changes the sum' : at.percentile < 40 ? 'cheap by world standards, if a bank lends to residents of your kind' : 'near the middle of the world'}${at.mark}.`
      : '';
  return passage(
    'buying',
    0.85,
    because(
      say`You want to buy. Rent first for a full year in ${view.name}, one winter and one August, and ask a notary or solicitor whether foreigners need a permit and what taxes and fees come on top of the price.${credit}`,
      'housing-preference',
      'other-economic-contributions',
    ),
  );
};

const CROWD: readonly (readonly [number, string])[] = [
  [25, 'wide open, with room to spare outside the towns'],
  [90, 'thinly to moderately settled'],
  [250, 'closely settled'],
  [Number.POSITIVE_INFINITY, 'densely built, and homes are smaller for it'],
];

/** Town or country, and how many large cities there are to choose from. */
export const settlement: Writer = (view) => {
  const density = figure(view, 'population_density');
  const at = standing(view, 'population_density');
  const value = view.atlas.fact(view.iso3, 'population_density')?.value;
  if (!density || !at || typeof value !== 'number') return null;
  const kind = CROWD.find(([upTo]) => value <= upTo)?.[1] ?? '';
  const { read } = view.profile;
  const wants = read
    .choices('location-type')
    .filter((choice) => choice !== 'no-preference')
    .map((choice) => read.label('location-type', choice)?.text ?? '');
  const wish =
    wants.length > 0
      ? because(
          words(
            ` You asked for ${list(wants.slice(0, 3), 'or')}${wants.length > 3 ? ' among others' : ''}, and the cities named for ${view.name} were chosen with that in mind.`,
          ),
          'location-type',
        )
      : '';
  return passage(
    'settlement',
    0.25 + 0.4 * notable(at.percentile),
    say`With ${density} people to the square kilometre, ${view.name} is ${kind}.${wish}`,
  );
};

const SIZES: readonly (readonly [number, string])[] = [
  [60_000, 'a small town'],
  [200_000, 'a town you can cross on foot'],
  [600_000, 'a mid-size city'],
  [2_000_000, 'a large city'],
  [Number.POSITIVE_INFINITY, 'a metropolis'],
];

/** The recommended cities by size. */
export const cityChoice: Writer = (view) => {
  if (view.cities.length < 2) return null;
  const parts = view.cities.map((city) =>
    given(
      words(`${city.name} is ${SIZES.find(([upTo]) => (city.population ?? 0) <= upTo)?.[1] ?? ''}`),
      `city:${city.id}`,
    ),
  );
  const joined: Said = {
    ...words(list(parts.map((part) => part.text))),
    facts: parts.flatMap((part) => part.facts),
  };
  const pets = view.profile.hasPets
    ? because(
        words(
          ' With an animal in the family, ask about it in the first message to a landlord: a no costs you one line, a yes goes into the lease.',
        ),
        'relocating-pets',
      )
    : '';
  const size =
    view.profile.movers.people > 2
      ? because(
          words(
            ` For ${counted(view.profile.movers.people, 'person', 'people')} the number of rooms will narrow the choice faster than the price.`,
          ),
          ...view.profile.movers.ids,
        )
      : '';
  return passage('city-choice', 0.55 + (view.profile.hasPets ? 0.2 : 0), say`${joined}.${size}${pets}`);
};

/** Services that homes elsewhere take for granted. */
export const services: Writer = (view) => {
  const power = standing(view, 'firms_power_outages');
  const water = standing(view, 'safely_managed_water') ?? standing(view, 'basic_water');
  if (power && power.percentile > 60) {
    const share = figure(view, 'firms_power_outages');
    const work = ['remote', 'freelance', 'owner'].includes(view.profile.stage)
      ? because(
          words(
            ' You earn by being online, so look for a building with a generator or batteries, and test it.',
          ),
          ...view.profile.stageIds,
        )
      : '';
    return passage(
      'services',
      0.5 + 0.3 * notable(power.percentile),
      say`Of the firms surveyed in ${view.name}, ${share ?? ''} reported power cuts. Ask neighbours, not agents, how often the lights go out.${work}${power.mark}`,
    );
  }
  if (water && water.percentile < 40) {
    return passage(
      'services',
      0.6,
      say`Piped water is not safe everywhere in ${view.name}: budget for a filter or bottles and ask what the building does.${water.mark}`,
    );
  }
  return null;
};

const HOUSING_INSIGHTS: Readonly<Record<string, string>> = {
  'rent-apartment':
    'the district decides the rent, and the lease decides how free you are: ask for a break clause',
  'rent-house':
    'houses to rent sit at the edge of town, so add a car to the rent before comparing it with a flat',
  'buy-apartment':
    'a flat can be bought in weeks and sold in years, and the first lease should come before the first offer',
  'buy-house':
    'a house ties you to one valley or one suburb; a year of renting there is the survey no engineer can do',
  'rural-property':
    'land comes with water rights, access and building rules, and those papers are worth more than the view',
  'serviced-coliving':
    'shared living is dear by the square metre and cheap by the month, which makes it right for arriving, not for staying',
  'retirement-community': 'what you buy is care in ten years, so read the contract for that part first',
  undecided: 'a furnished let of three months buys you the knowledge that no report can give',
};

export const housingInsight: Writer = (view) => {
  const choice = view.profile.read.choices('housing-preference')[0] ?? 'undecided';
  const than = besideHome(view, 'price_level_housing');
  const frame = than ? say`Housing is ${than.than}, but ` : '';
  return passage(
    'housing-insight',
    0.6,
    because(
      say`${frame ? frame : `In ${view.name} `}${HOUSING_INSIGHTS[choice] ?? HOUSING_INSIGHTS.undecided ?? ''}.`,
      'housing-preference',
      'current-location',
    ),
  );
};

export const housingAction: Writer = (view) => {
  const city = view.cities[0];
  const where = city ? city.name : view.name;
  const { profile } = view;
  const kids = profile.movers.children.length > 0;
  const search = kids
    ? because(
        words(`choose the school first and search for homes within its reach in ${where}`),
        ...profile.movers.ids,
      )
    : profile.stage === 'student'
      ? because(
          words(
            `write to the university in ${where} about halls on the day you are admitted, since places go by date`,
          ),
          ...profile.stageIds,
        )
      : profile.stage === 'retired'
        ? because(
            words(
              `stay a month in ${where} out of season, on foot, and note where the doctor, the shop and the bus are`,
            ),
            ...profile.stageIds,
          )
        : profile.stage === 'employee' || profile.stage === 'transfer'
          ? because(
              words(`ask the employer for a month of temporary housing in ${where}, in the contract`),
              ...profile.stageIds,
            )
          : because(
              words(
                `book four weeks furnished in ${where}, test the connection on the first day, and view homes from there`,
              ),
              ...profile.stageIds,
            );
  const paid =
    careWeight(profile, 'housing') > 0
      ? caredSaid(
          view,
          words(
            ' Affordable housing was among your priorities, so look one stop beyond the quarter you first liked.',
          ),
          'housing',
        )
      : '';
  return passage(
    'housing-action',
    0.6,
    say`Before you sign anything, ${search}. Never transfer a deposit for a home that nobody you trust has seen.${paid}`,
  );
};

export const HOUSING: SectionPlan = {
  heading: 'Housing',
  lead: [rents, metros, housingPrices, settlement],
  body: [housingPrices, buying, cityChoice, settlement, services],
  take: 3,
  insight: [housingInsight],
  action: [housingAction],
  table: ({ profile }) => [
    'price_level_housing',
    profile.movers.people > 2 ? 'rent_capital_2bed_eur' : 'rent_capital_1bed_eur',
    profile.read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property')
      ? 'lending_interest_rate'
      : 'population_density',
    'urban_population',
  ],
};
