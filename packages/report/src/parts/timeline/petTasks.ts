import type { PetImportRule } from '@global-fit/atlas/pets';
import type { PlaceView } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { because, given, say } from '../../prose/said.ts';
import { animalSaid, petLeadDays } from '../../sections/family/kin.ts';
import { LAST, task, type TaskWriter } from './task.ts';

const DAYS_A_MONTH = 30;
/** Months for an animal whose rule is not on record. */
const UNKNOWN = 6;

/** The rule that the members of the EU share for animals from outside. */
function sharedByTheEu({ page }: PetImportRule): boolean {
  return page.includes('food.ec.europa.eu');
}

/** True where home's animals need a test of antibodies first. */
function tested(view: PlaceView, rule: PetImportRule): boolean {
  const unlisted = view.home ? view.atlas.pets(view.home.iso3)?.euList?.entry === 'unlisted' : false;
  return rule.titreTest === true || (rule.titreTestIfUnlisted === true && unlisted);
}

/** Animals: what the record asks for, in the order and the time it asks for it. */
export const petTasks: TaskWriter = (view) => {
  if (!view.profile.hasPets) return [];
  const rule = view.atlas.pets(view.iso3)?.importRule;
  const animal = animalSaid(view);
  const pets = `pets:${view.iso3}`;
  const plural = view.profile.pets.length > 1;
  if (!rule?.from.shown)
    return [
      task(
        'pet',
        `Papers for ${animal.text}`,
        because(
          say`Ask the veterinary authority of ${view.name} for its import rule and your vet for a date; without a rule in our records, this plan allows half a year for ${animal}.`,
          'relocating-pets',
        ),
        UNKNOWN,
        { takes: UNKNOWN },
      ),
    ];
  const titre = tested(view, rule);
  const steps = [
    rule.microchip && 'a microchip',
    rule.rabiesVaccine && 'a rabies vaccination',
    titre && 'a test of antibodies',
    rule.permit && 'an import permit',
  ].filter((one) => typeof one === 'string');
  const eu = sharedByTheEu(rule);
  const first = eu ? ' The chip comes first: a vaccination given before it does not count.' : '';
  const days = petLeadDays(view) ?? 0;
  const lead =
    days === 0
      ? ''
      : eu && !titre
        ? ` At least ${days} days have to lie between the vaccination and the journey.`
        : ` The record counts at least ${days} days up to the journey.`;
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(rule.page)?.[1];
  const weak = rule.from.confidence === 'low' ? ' The record is of low confidence.' : '';
  const asks =
    steps.length > 0
      ? say`For ${animal} the record of ${view.name} names ${list(steps)}.`
      : say`For ${animal} the record of ${view.name} names no test and no vaccination; have it confirmed.`;
  const certificate = rule.healthCertificate
    ? 'The health certificate in the last days before departure, a'
    : 'A';
  return [
    task(
      'pet',
      `Papers for ${animal.text}`,
      because(
        given(say`${asks}${first}${lead}${weak}${host ? ` Check it at ${host}.` : ''}`, pets),
        'relocating-pets',
        'current-location',
      ),
      4,
      // A task may end with its month: one more, so that the days are full.
      { takes: Math.ceil(days / DAYS_A_MONTH) + 1 },
    ),
    task(
      'pet-journey',
      plural ? 'The animals’ journey' : 'The animal’s journey',
      because(
        given(
          say`${certificate} crate tried at home for two weeks, and a vet in ${view.cities[0]?.name ?? view.name} found in advance.`,
          pets,
        ),
        'relocating-pets',
        'pets-details',
      ),
      LAST,
      { after: ['pet'] },
    ),
  ];
};
