import { cityOf, aboutCity, oncePassage, passage, type Writer } from '../../place/passage.ts';
import { kinCountries } from '../family/familyAt.ts';
import { forChildren, patientOf, toldHealth, underAge } from '../../profile/health/toldHealth.ts';
import { leavesPost } from '../../profile/work/presentPost.ts';
import { ownProfession, partnersProfession } from '../../profile/work/professions.ts';
import { conditionsBrought } from '../../profile/health/conditionsBrought.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { listNames, opening, withArticle } from '../../prose/english.ts';
import { because, say, words } from '../../prose/said.ts';

/** Housing costs in single towns, which no record compares. */
export const homePrices: Writer = (view) => {
  const { read } = view.profile;
  const buys = read.has('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
  const towns = listNames(view.cities);
  if (towns === '') return null;
  const said = buys
    ? say`You want to buy. We have no record of prices of homes for sale, so they did not decide among ${towns}: read twenty advertisements in each before you choose, and ask a lender what it lends on your income before you view.`
    : say`Rents of single towns are on our records only where a survey holds them: read twenty advertisements in each of ${towns} before you choose.`;
  return oncePassage(
    'buying',
    buys ? 1.2 : 0.7,
    because(
      { ...said, facts: view.cities.map(({ id }) => `city:${id}`) },
      'housing-preference',
      'relocation-scope',
    ),
  );
};

/** Continued care: referral and file come before the move, without a gap. */
export const careGoesOn: Writer = (view) => {
  const ids = conditionsBrought(view.profile);
  if (ids.length === 0) return null;
  const [illness] = view.profile.discreet.length > 0 ? [] : toldHealth(view.profile).illnesses;
  const who = patientOf(view.profile);
  const specialist =
    illness && (underAge(view.profile) ? forChildren(illness.specialist) : illness.specialist);
  const whom = specialist ? `${withArticle(specialist)} in` : 'a practice in';
  return passage(
    'treatment',
    1.4,
    because(
      aboutCity(
        view,
        say`${who ? say`For ${who} the` : 'The'} care goes on without a gap if the referral comes first: ask whoever treats you now for one to ${whom} ${cityOf(view)}, and have the file sent ahead. How many of them there are and how long people wait is not in our records.`,
      ),
      'medical-conditions',
      'medical-conditions-details',
    ),
  );
};

/** Prescriptions that last through the move. */
export const prescriptions: Writer = (view) =>
  view.profile.read.has('medication-dependencies', 'yes')
    ? oncePassage(
        'medicines',
        1.1,
        because(
          aboutCity(
            view,
            say`The medicines stay the same: ask for a prescription that lasts through the weeks of the move, until a practice in ${cityOf(view)} writes the next one.`,
          ),
          'medication-dependencies',
        ),
      )
    : null;

/** Family in the same country: towns differ by the way to them. */
export const kinWithin: Writer = (view) => {
  if (!kinCountries(view).some(({ iso3 }) => iso3 === view.iso3)) return null;
  const towns = listNames(view.cities);
  return towns === ''
    ? null
    : passage(
        'relatives',
        1.1,
        because(
          {
            ...say`Part of your family lives in ${view.name} as well: time the way to them from ${towns}, door to door, on the day of the week on which you would travel.`,
            facts: view.cities.map(({ id }) => `city:${id}`),
          },
          'extended-family-location',
        ),
      );
};

/** A licence that stays valid, where one register covers the country. */
export const licenceGoesOn: Writer = (view) => {
  const { profile } = view;
  if (profile.discreet.length > 0) return null;
  const own = profile.stage === 'employee' ? ownProfession(profile) : null;
  const theirs = partnersProfession(profile);
  const [first] = [own, theirs].flatMap((one) => one ?? []);
  if (!first) return null;
  const whose = own
    ? own.name === theirs?.name
      ? 'Your licences'
      : `Your licence as ${withArticle(own.name)}`
    : `The licence of ${partnerCalled(profile.movers).text} as ${withArticle(first.name)}`;
  return passage(
    'recognition',
    0.9,
    because(
      say`${opening(words(whose))} goes with you where one register covers all of ${view.name}. Where states, provinces or nations within it keep registers of their own, ask the one for ${cityOf(view)} what it wants of you.`,
      ...first.ids,
      ...(view.cities[0] ? ['relocation-scope'] : []),
    ),
  );
};

/** A transfer with the present employer. */
export const transferFirst: Writer = (view) =>
  leavesPost(view.profile)
    ? passage(
        'career-action',
        1.2,
        because(
          aboutCity(
            view,
            say`Ask your employer first whether your post could move to ${cityOf(view)} or be done from there, and in writing what that means for pay, years of service and pension.`,
          ),
          'relocation-scope',
          'current-work-satisfaction',
        ),
      )
    : null;
