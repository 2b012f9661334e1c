import { citiesBySize, meetsSetting } from '../../place/cities.ts';
import { notable, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, standing } from '../../place/view.ts';
import { counted, list } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';

/** "by the sea or in a mid-size city": settings as an answer to where. */
function setting(wish: Said): Said {
  const text = wish.text
    .split(/(?<=, )|(?<= or )/)
    .map((one) => (/^(?:by|in|on|near|off|outside) /.test(one) ? one : `in ${one}`))
    .join('');
  return { ...wish, text };
}

/** The recommended cities by size, against the setting that was asked for. */
export const cityChoice: Writer = (view) => {
  if (view.cities.length < 2) return null;
  const { read, movers } = view.profile;
  const wants = read.choices('location-type').filter((choice) => choice !== 'no-preference');
  const wish =
    wants.length > 0
      ? because(
          words(
            list(
              wants.slice(0, 3).map((choice) => read.label('location-type', choice)?.text ?? ''),
              'or',
            ),
          ),
          'location-type',
        )
      : null;
  const rooms =
    movers.people > 2
      ? because(
          words(
            ` For ${counted(movers.people, 'person', 'people')} [the number of rooms will narrow the choice faster than the price|bedrooms, not the price, will be the bottleneck|large flats are few, so start early].`,
          ),
          ...movers.ids,
        )
      : '';
  const towns: Said = {
    ...words(citiesBySize(view.cities)),
    facts: view.cities.map(({ id }) => `city:${id}`),
  };
  const met = meetsSetting(view);
  const said = wayOf(view, 'city-choice', [
    () => (wish ? say`You would like to live ${setting(wish)}: ${towns}.${rooms}` : say`${towns}.${rooms}`),
    () =>
      say`${towns}${wish && met ? say`; they were picked with your wish in mind (${wish})` : ''}.${rooms}`,
    () =>
      wish && !met
        ? say`No city of ours in ${view.name} is all you asked for (${wish}); these come closest: ${towns}.${rooms}`
        : say`Among the cities named, ${towns}${wish ? say`, in answer to your wish (${wish})` : ''}.${rooms}`,
  ]);
  return passage('city-choice', 0.6, said);
};

/** Room to breathe, or the lack of it. */
export const settlement: Writer = (view) => {
  const density = figure(view, 'population_density');
  const at = standing(view, 'population_density');
  if (!density || !at) return null;
  const { movers, stage } = view.profile;
  const open = at.percentile < 25;
  const packed = at.percentile > 85;
  if (!open && !packed) return null;
  const what = packed
    ? movers.people > 2
      ? 'a third bedroom is a luxury'
      : stage === 'retired'
        ? 'quiet has to be looked for on courtyards and upper floors'
        : 'homes are small, so floor area tells more than rent'
    : movers.children.length > 0
      ? '[a garden is easier to find, and a car has to be counted with it|there is room for children, and most ways need a car|the way to school is longer, the garden larger]'
      : stage === 'student'
        ? '[life and lectures gather in few towns|outside the towns a student without a car sees little]'
        : stage === 'remote'
          ? 'there is space outside the towns, and the line has to be measured address by address'
          : '[a house outside the towns costs its ways to shop and doctor as well|a car belongs to most houses outside the towns|outside the towns one lives by car]';
  return passage(
    'settlement',
    0.3 + 0.35 * notable(at.percentile),
    because(
      say`${view.Name} has ${density} people to the square kilometre${againstHome(view, 'population_density')}: ${what}.${at.mark}`,
      ...(movers.people > 1 ? movers.ids : view.profile.stageIds),
    ),
  );
};

/** Buying: credit costs and the order of steps. */
export const buying: Writer = (view) => {
  const { read } = view.profile;
  const wants = read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
  if (!wants && !read.has('other-economic-contributions', 'property-purchase')) return null;
  const rate = figure(view, 'lending_interest_rate');
  const at = standing(view, 'lending_interest_rate');
  const level =
    at &&
    (at.percentile > 60
      ? 'dear [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries], so cash or a loan from home changes the sum'
      : at.percentile < 40
        ? 'cheap [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries], if a bank lends to residents of your kind'
        : '[near the middle of the world|about where the typical country stands|neither high nor low among countries]');
  const credit = rate && at ? say` Bank lending stood at ${rate} on average, ${level ?? ''}.${at.mark}` : '';
  const basis = wants ? 'housing-preference' : 'other-economic-contributions';
  if (view.ledger.timesUsed('buying') === 0) {
    return passage(
      'buying',
      0.95,
      because(
        say`[You want to buy. Rent first for a full year in ${view.name}, one winter and one August|You are looking for something to own. A year as a tenant in ${view.name} comes first|Buying is the plan. Let ${view.name} show you its winter as a tenant]: taxes, fees and, for foreigners, often a permit come on top of the price, and our records hold none of them.${credit}`,
        basis,
      ),
    );
  }
  return rate && at
    ? passage(
        'buying',
        0.9,
        because(
          say`To buy in ${view.name}, note the price of credit: ${rate} on average, ${level ?? ''}.${at.mark}`,
          basis,
        ),
      )
    : null;
};

/** Services that homes elsewhere take for granted. */
export const services: Writer = (view) => {
  const power = standing(view, 'firms_power_outages');
  const water = standing(view, 'safely_managed_water') ?? standing(view, 'basic_water');
  const { stage, stageIds, movers } = view.profile;
  if (power && power.percentile > 60) {
    const share = figure(view, 'firms_power_outages');
    const tail = ['remote', 'freelance', 'owner'].includes(stage)
      ? because(
          words('you earn by being online, so a building with a generator or batteries is worth its rent'),
          ...stageIds,
        )
      : movers.children.length > 0
        ? because(
            words('torches and a camping stove belong to a household with children there'),
            ...movers.ids,
          )
        : words('lights that go out are a part of the month there');
    return passage(
      'services',
      0.45 + 0.3 * notable(power.percentile),
      say`Power cuts were reported by ${share ?? ''} of the firms surveyed in ${view.name}: ${tail}.${power.mark}`,
    );
  }
  if (water && water.percentile < 35) {
    return passage(
      'services',
      0.65,
      say`Piped water is not safe everywhere in ${view.name}: a filter or bottles belong in the budget.${water.mark}`,
    );
  }
  return null;
};

/** Animals in a lease. */
export const leaseWithPets: Writer = (view) =>
  view.profile.hasPets
    ? oncePassage(
        'lease-pets',
        0.7,
        because(
          words(
            'Name the animal in the first message to a landlord: a no costs you one line, and a yes belongs in the lease.',
          ),
          'relocating-pets',
        ),
      )
    : null;
