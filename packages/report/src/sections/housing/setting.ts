import { capitalAsked } from '../../place/entry/capitalAsked.ts';
import { routeName } from '../../place/entry/routes.ts';
import { routeSaid } from '../../place/entry/words.ts';
import { dollars } from '../../figures/format.ts';
import { shown } from '../../figures/quantity.ts';
import { citiesBySize, meetingSetting, sizeNotListed } from '../../place/surroundings/cities.ts';
import { oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { purchaseTaxesSaid } from '../../place/money/purchaseTaxes.ts';
import { isForeignBuyer, mayBuySaid } from '../../place/rights/foreignBuyers.ts';
import { figure, isRecent, type PlaceView, standing } from '../../place/view.ts';
import { list, listNames } from '../../prose/english.ts';
import { serviceDog } from '../../profile/health/serviceDog.ts';
import { animalsCalled } from '../../profile/people/animalsTold.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { BY_WORLD, NEAR_MIDDLE } from '../../prose/comparison.ts';

/** "in a large city": a setting as an answer to "where". */
function inSetting(label: string): string {
  return /^(?:by|in|on|near|off|outside) /.test(label) ? label : `in ${label}`;
}

/** Options that are no wish about a town, because every town has them. */
const OF_ANY_CITY: ReadonlySet<string> = new Set(['no-preference', 'suburb']);

/** The recommended towns by size, given the setting asked for. */
export const cityChoice: Writer = (view) => {
  if (view.cities.length < 2) return null;
  const { read } = view.profile;
  const labels = read
    .choices('location-type')
    .filter((choice) => !OF_ANY_CITY.has(choice))
    .map((choice) => read.label('location-type', choice)?.text ?? '');
  const wished = (texts: readonly string[]): Said => because(words(list(texts, 'or')), 'location-type');
  const wish = labels.length > 0 ? wished(labels) : null;
  const towns: Said = {
    ...words(citiesBySize(view.cities)),
    facts: view.cities.map(({ id }) => `city:${id}`),
  };
  const missing = sizeNotListed(view);
  if (missing !== null)
    return passage(
      'city-choice',
      0.9,
      say`Our list holds no ${because(words(missing), 'location-type')} in ${view.name}. ${towns}: they stand for their regions, so look at the country around them.`,
    );
  const meeting = meetingSetting(view);
  const met = meeting.length === view.cities.length;
  const few =
    meeting.length > 0
      ? `Of these cities only ${listNames(meeting)} ${meeting.length === 1 ? 'offers' : 'offer'}`
      : `No city on our list in ${view.name} offers`;
  const said = wayOf(view, 'city-choice', [
    () => (wish ? say`You would like to live ${wished(labels.map(inSetting))}: ${towns}.` : say`${towns}.`),
    () =>
      say`${towns}${wish && met ? say`; [they were picked with your wish in mind|your wish decided which towns we name|they are what you asked for] (${wish})` : ''}.`,
    () =>
      wish && !met
        ? say`${few} all that you asked for at once (${wish})${meeting.length > 0 ? '' : '; these come closest'}: ${towns}.`
        : wish && say`The cities named match your wish (${wish}): ${towns}.`,
  ]);
  return passage('city-choice', 0.6, said);
};

/** Id of the answer by which somebody intends to buy a home; null for others. */
function meansToBuy({ profile: { read } }: PlaceView): string | null {
  if (read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property'))
    return 'housing-preference';
  // Investing in property is no wish to live in it; where a kind of home was chosen, that counts.
  const open = read.choices('housing-preference').every((one) => one === 'undecided');
  return open && read.has('other-economic-contributions', 'property-purchase')
    ? 'other-economic-contributions'
    : null;
}

/** What our records leave open about the law and costs of buying; what they never hold is said once. */
function leftOpen(view: PlaceView, law: Said | null, taxes: Said | null): Said | null {
  const open = [
    law || !isForeignBuyer(view) ? [] : ['whether a foreigner may buy'],
    taxes ? [] : ['the taxes on a purchase'],
    view.earlier.length > 0 ? [] : ['what notary, register and agent charge'],
  ].flat();
  return open.length > 0 ? words(`Not on our records: ${list(open)}.`) : null;
}

/** Whether this household may buy a home there, and which taxes are due. */
export const buyingRules: Writer = (view) => {
  // Whom the permit asks to buy is told, whatever was planned, what the law lets foreigners of that passport own.
  const basis = meansToBuy(view) ?? (capitalAsked(view)?.home ? 'citizenship' : null);
  if (!basis) return null;
  const [law, taxes] = [mayBuySaid(view), purchaseTaxesSaid(view)];
  if (!law && !taxes) return null;
  const said = flow(law, taxes, leftOpen(view, law, taxes));
  return passage(`buying-rules-${view.iso3}`, 1.05, because(said, basis));
};

/** Costs on top of the price, unless the recorded rules have told them. */
function onTop(view: PlaceView): string {
  return mayBuySaid(view) || purchaseTaxesSaid(view)
    ? 'we also tell you here what the law asks of a buyer'
    : 'taxes, fees and, where foreigners need one, a permit come on top of the price, and our records hold none of them';
}

/** Buying: the cost of credit and the order of steps. */
export const buying: Writer = (view) => {
  const basis = meansToBuy(view);
  if (!basis) return null;
  const rate = isRecent(view, 'lending_interest_rate') ? figure(view, 'lending_interest_rate') : null;
  const at = standing(view, 'lending_interest_rate');
  const level =
    at &&
    (at.side === 'high'
      ? `dear ${BY_WORLD}, so cash or a loan from home changes the sum`
      : at.side === 'low'
        ? `cheap ${BY_WORLD}; ↗whether a bank lends to newcomers is its own decision`
        : NEAR_MIDDLE);
  const credit = rate && at ? say` Bank lending stood at ${rate} on average, ${level ?? ''}.${at.mark}` : '';
  if (view.ledger.timesUsed('buying') === 0) {
    return passage(
      'buying',
      0.95,
      because(
        say`[You want to buy. Rent first for a full year in ${view.name}, the worst month included|You are looking for something to own. A year as a tenant in ${view.name} comes first|You plan to buy. Get to know the worst month in ${view.name} as a tenant first]: ${onTop(view)}.${credit}`,
        basis,
      ),
    );
  }
  return rate && at
    ? passage(
        'buying',
        0.9,
        because(
          say`If you buy in ${view.name}, note the price of credit: ${rate} on average, ${level ?? ''}.${at.mark}`,
          basis,
        ),
      )
    : null;
};

/** A home that the permit asks to be bought, whatever was planned. */
export const boughtForPermit: Writer = (view) => {
  const capital = capitalAsked(view);
  if (!capital?.home) return null;
  const least = shown(capital.home, dollars);
  return passage(
    'bought-for-permit',
    1.1,
    say`Your way in, ${routeSaid(capital.route, `the ${routeName(capital.route)}`)}, asks you to buy a home there, for at least about ${least}: rent only until it is yours, and have its authority say by when that has to be, and for how long you must keep it.`,
  );
};

/** Services that are taken for granted elsewhere. */
export const services: Writer = (view) => {
  const water = standing(view, 'safely_managed_water') ?? standing(view, 'basic_water');
  if (water && water.percentile < 35) {
    return passage(
      'services',
      0.65,
      say`Piped water is not safe everywhere in ${view.name}: a filter or bottles belong in the budget.${water.mark}`,
    );
  }
  return null;
};

/** Animals in a lease. Many laws do not count a working animal as a pet, but none is on record. */
export const leaseWithPets: Writer = (view) => {
  if (!view.profile.hasPets) return null;
  const works = serviceDog(view.profile);
  const said = works
    ? because(
        words(
          'Whether a landlord may refuse a dog that is trained to help you is not in our records: ask an association of those who have one, before the first viewing, and have the dog named in the lease.',
        ),
        ...works,
      )
    : say`Name ${animalsCalled(view.profile.read)} in the first message to a landlord: a no costs you one line, and a yes belongs in the lease.`;
  return oncePassage('lease-pets', 0.7, because(said, 'relocating-pets'));
};
