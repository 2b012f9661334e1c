import type { City } from '@global-fit/atlas/model';
import { dollars, money, rounded } from '../../figures/format.ts';
import { inUsd, recordQuantity, shown } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { isBeyondSurvey } from '../../place/money/month.ts';
import { setsTheScale } from '../../place/money/priceLevel.ts';
import { besideFirst, besideHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { needsTwoBedrooms, wantsToBuy } from '../../profile/profile.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const WANTED: Readonly<Record<string, string>> = {
  'rent-apartment':
    '[the flat you mean to rent|a flat to rent|the rented flat you have in mind|your rented flat]',
  'rent-house':
    '[the house you mean to rent|a house to rent|the rented house you have in mind|your rented house]',
  'buy-apartment': 'the flat you want to buy',
  'buy-house': 'the house you want to buy',
  'rural-property': 'the rural place with land you want',
  'serviced-coliving': 'serviced or shared living',
  'retirement-community': 'a retirement community',
};

/** The home the customer wants, in words. */
function wanted(view: PlaceView): Said {
  const choice = view.profile.read.choices('housing-preference')[0];
  const text = choice ? WANTED[choice] : undefined;
  if (text) return because(words(text), 'housing-preference');
  const { movers } = view.profile;
  return because(
    words(movers.people === 1 ? 'a first home of your own there' : `a home for ${movers.all}`),
    ...movers.ids,
  );
}

type Surveyed = City & { readonly rentEur: NonNullable<City['rentEur']> };

function rentSaid(view: PlaceView, city: Surveyed): Said | null {
  const wide = needsTwoBedrooms(view.profile);
  const amount = wide ? city.rentEur.twoBed : city.rentEur.oneBed;
  if (amount === null) return null;
  const rent = recordQuantity(amount, `rent:${city.id}`, wide ? 'twoBed' : 'oneBed');
  const inDollars = inUsd(view.atlas, rent, 'EUR');
  return say`${shown(rent, (value) => money(value, 'EUR'))}${inDollars ? say` (about ${shown(inDollars, dollars)})` : ''}`;
}

/** What flat rents mean for somebody who wants a house or wants to buy; null for those who would rent a flat. */
function besideWish(view: PlaceView): Said | null {
  const home = wanted(view);
  if (isBeyondSurvey(view))
    return say`[The survey ends where your search begins: two agents there can give you this month’s figures for ${home}|You can spend more than that survey covers, so have an agent name three homes like the one you want|Read it as what staff sent there pay; no survey of ours covers ${home}|Our surveys go no higher, and ${home} will cost more].`;
  if (wantsToBuy(view.profile))
    return say`[Expect to pay that rent for a year of looking before you own ${home}|Weigh it against the instalment for ${home}|That is the rent you would no longer pay each month once you own ${home}|As a tenant you would pay that until ${home} is yours].`;
  return view.profile.read.has('housing-preference', 'rent-house')
    ? say`[The survey covers flats only: ${home} will cost more|Houses are not in the survey; take it as the least to expect for ${home}|For ${home}, prices start from there|With a garden and a roof of its own, ${home} costs more than that|It leaves out houses, so it does not include ${home}].`
    : null;
}

/** Rents in the recommended towns, where a survey covers them. */
export const rents: Writer = (view) => {
  const cities = view.cities.filter((city): city is Surveyed => city.rentEur !== null);
  const first = cities[0];
  const rent = first ? rentSaid(view, first) : null;
  if (!first || !rent) return null;
  const wide = needsTwoBedrooms(view.profile);
  const size = because(
    words(wide ? 'a good two-bedroom flat' : 'a good one-bedroom flat'),
    ...view.profile.movers.ids,
  );
  const second = cities[1] ? rentSaid(view, cities[1]) : null;
  const other = second && cities[1] ? say`, and ${second} in ${cities[1].name}` : '';
  const aside = besideWish(view);
  const said = aside
    ? wayOf(view, `rents-aside`, [
        () =>
          say`In the parts of ${first.name} where international staff live, ${size} costs ${rent} a month before charges${other}. ${aside}`,
        () =>
          say`Eurostat’s survey puts ${size} in sought-after quarters of ${first.name} at ${rent} a month${other}. ${aside}`,
        () =>
          say`↗In the streets of ${first.name} that newcomers choose, expect to pay ${rent} a month for ${size}${other}. ${aside}`,
        () => say`A month’s rent for ${size} in a good part of ${first.name} is ${rent}${other}. ${aside}`,
      ])
    : wayOf(view, 'rents', [
        () =>
          say`↗Where newcomers look first in ${first.name}, ${size} costs ${rent} a month before charges${other}; ${wanted(view)} need not be there.`,
        () =>
          say`For ${wanted(view)}, start from this: ${size} in the parts of ${first.name} where international staff live costs ${rent} a month before charges${other}.`,
        () =>
          say`Eurostat’s survey puts ${size} in sought-after quarters of ${first.name} at ${rent} a month${other}; read that as the upper end for ${wanted(view)}.`,
        () =>
          say`↗In the streets of ${first.name} that newcomers choose, expect to pay ${rent} a month for ${size}${other}. Ordinary quarters, older buildings and ${wanted(view)} can be found below that.`,
        () =>
          say`[Take|For comparison take|Start from] ${rent} a month for ${size} in a good part of ${first.name}${other}. [Use it as a yardstick for ${wanted(view)}|Keep ${wanted(view)} below it|It is the upper limit for ${wanted(view)}].`,
      ]);
  return passage('rents', 1, said);
};

/** US metropolitan areas: price parity of housing. */
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
    say`American cities differ in what housing costs. With the national average as 100, housing costs stand at: ${joined}. For ${wanted(view)} that spread matters more than which state it is.`,
  );
};

/** The price level of housing compared with home, and what it leaves out. */
export const housingPrices: Writer = (view) => {
  const than = besideHome(view, 'price_level_housing');
  const first = besideFirst(view, 'price_level_housing');
  const home = wanted(view);
  const comes = wantsToBuy(view.profile) ? 'comes at today’s price' : 'comes with a new contract';
  if (!than) {
    const value = figure(view, 'price_level_housing');
    const at = standing(view, 'price_level_housing');
    return value && at
      ? passage(
          'housing-prices',
          0.9,
          say`Housing with water and energy ${setsTheScale(view) ? say`is the scale of the survey (${value}), and dearer than in most countries` : say`stands at ${value} where the United States is 100`}; that includes old leases and owned homes, while ${home} ${comes}.${at.mark}`,
        )
      : null;
  }
  const said = wayOf(view, 'housing-prices', [
    () =>
      say`Housing with water and energy is ${than.than}. [That counts old leases and owned homes too, while ${home} ${comes}|Old leases are included, and ${home} ${wantsToBuy(view.profile) ? comes : 'comes with a new one'}|That figure includes tenants of many years and owners who pay no rent; ${home} ${comes}].`,
    () =>
      first &&
      say`Against ${first.name}, housing in ${view.name} is ${first.short}; against ${view.homeName} it is ${than.short}. [For ${home}, take both as a rough guide|Both are only a first hint for ${home}|Neither is a quote for ${home}|This month’s adverts show what ${home} costs].`,
    () =>
      say`By the statistics, which include old leases and owned homes, housing is ${than.than}; ${home} ${comes}.`,
    () =>
      say`Housing with water and energy is ${than.than} on average, old contracts included; [${home} comes at today’s price, not at theirs|offers you see for ${home} are at today’s price].`,
  ]);
  return passage('housing-prices', 0.8, said && because(said, 'current-location'));
};

/** The towns themselves, where housing costs are unknown. */
export const unknownHousing: Writer = (view) =>
  passage(
    'housing-prices',
    0.5,
    say`Our tables hold no housing costs for ${view.name}: for ${wanted(view)} the middle price of twenty advertisements is the best figure there is.`,
  );
