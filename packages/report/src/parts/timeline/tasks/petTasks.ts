import { wholeMonths } from '@global-fit/matching/entry/route/inTime';
import type { PetEntry } from '@global-fit/matching/entry/household/petEntry';
import { cityOf } from '../../../place/passage.ts';
import { breedLawOf, breedLawSaid } from '../../../place/rights/breedLaw.ts';
import { birdsKeptOut } from '../../../place/rights/birdLaw.ts';
import type { PlaceView } from '../../../place/view.ts';
import { serviceDog } from '../../../profile/health/serviceDog.ts';
import { breedsTold } from '../../../profile/people/breedsTold.ts';
import { list } from '../../../prose/english.ts';
import { because, given, type Said, say } from '../../../prose/said.ts';
import {
  coveredSaid,
  horseRule,
  horseSaid,
  hostOf,
  ofHorses,
  petEntry,
  quarantineSaid,
  uncoveredSaid,
} from '../../../sections/family/petEntry.ts';
import { type DraftTask, LAST, NOW, task, type TaskWriter } from '../task.ts';
import { isAtHome } from '../../../place/atHome.ts';

/** Months assumed for an animal whose rule or processing time is not on record. */
const UNKNOWN = 6;

interface Papers {
  readonly said: Said;
  /** Months they take. */
  readonly takes: number;
}

/** A dog's last treatment, whatever documents admit it. */
const wormSaid = ({ tapeworm }: { readonly tapeworm: boolean }): string =>
  tapeworm ? ' The tapeworm treatment comes last, by a vet, shortly before entry.' : '';

function byPassport(view: PlaceView, animal: Said, entry: PetEntry & { kind: 'passport' }): Papers {
  return {
    said: say`From ${view.homeName} ${animal} can travel to ${view.name} on the EU pet passport: chip first, then the rabies vaccination, a first one at least ${String(entry.days)} days before the journey.${wormSaid(entry)} Check it at ${hostOf(entry.page)}.`,
    takes: wholeMonths(entry.days) + 1,
  };
}

/** What the record requires, in order and with its waiting times. */
function byRule(view: PlaceView, animal: Said, entry: PetEntry & { kind: 'rule' }): Papers {
  const { rule, titre } = entry;
  const steps = [
    rule.microchip && 'a microchip',
    rule.rabiesVaccine && 'a rabies vaccination',
    titre && 'a test of antibodies',
    rule.permit && 'an import permit',
    quarantineSaid(rule),
  ].filter((one) => typeof one === 'string');
  // The rule that European Union members share for animals from outside.
  const eu = rule.page.includes('food.ec.europa.eu');
  const first = eu ? ' The chip comes first: a vaccination given before it does not count.' : '';
  const days = entry.days ?? 0;
  const long = rule.permit === true || rule.quarantine === true;
  const lead =
    days > 0
      ? eu && !titre
        ? ` At least ${days} days have to lie between the vaccination and the journey.`
        : ` The record counts at least ${days} days up to the journey.`
      : long
        ? ' The record names no time for it, so this plan allows half a year.'
        : '';
  const weak = rule.from.confidence === 'low' ? ' The record is of low confidence.' : '';
  const asks =
    steps.length > 0
      ? say`For ${animal} the record of ${view.name} names ${list(steps)}.`
      : say`For ${animal} the record of ${view.name} names no test and no vaccination; have it confirmed.`;
  return {
    said: say`${asks}${first}${lead}${wormSaid(entry)}${weak} Check it at ${hostOf(rule.page)}.`,
    // A task may end with its month; one more month makes the days complete.
    takes: days === 0 && long ? UNKNOWN : wholeMonths(days) + 1,
  };
}

/** Dogs and cats: documents by country of origin, and the journey. */
function coveredTasks(view: PlaceView, animal: Said, entry: PetEntry): readonly DraftTask[] {
  const title = `Papers for ${animal.text}`;
  if (entry.kind === 'unknown')
    return [
      task(
        'pet',
        title,
        because(
          say`Ask the veterinary authority of ${view.name} for its import rule and your vet for a date; without a rule in our records, this plan allows half a year for ${animal}.`,
          'relocating-pets',
        ),
        UNKNOWN,
        { takes: UNKNOWN },
      ),
    ];
  const service = serviceDog(view.profile);
  const papers = entry.kind === 'passport' ? byPassport(view, animal, entry) : byRule(view, animal, entry);
  const certificate =
    entry.kind === 'rule' && entry.rule.healthCertificate
      ? 'The health certificate in the last days before departure, a'
      : 'A';
  return [
    task(
      'pet',
      title,
      because(given(papers.said, ...entry.records), 'relocating-pets', 'current-location'),
      4,
      { takes: papers.takes },
    ),
    task(
      'pet-journey',
      `The journey of ${animal.text}`,
      because(
        given(
          service
            ? because(
                say`${certificate === 'A' ? 'The' : 'The health certificate in the last days before departure, the'} airline’s form for a service dog with the papers of its training, a harness in place of a crate, and a vet in ${cityOf(view)} found in advance.`,
                ...service,
              )
            : say`${certificate} crate tried at home for two weeks, and a vet in ${cityOf(view)} found in advance.`,
          ...entry.records,
        ),
        'relocating-pets',
        'pets-details',
      ),
      LAST,
      { after: ['pet'] },
    ),
  ];
}

/** Months before the move to contact an official vet and a carrier for horses. */
const HORSES = 2;

/** Horses moving between members of the European Union. */
function horseTasks(view: PlaceView): readonly DraftTask[] {
  const animal = horseSaid(view);
  const rule = horseRule(view);
  if (!animal || !rule) return [];
  return [
    task(
      'pet-horse',
      `Papers for ${animal.text}`,
      because(
        given(
          say`By the law of the Union ${animal} ${ofHorses(view, 'travels', 'travel')} to ${view.name} with passport and chip and a health certificate that an official vet issues in the last days before the journey: ask the veterinary office at home how early it wants to be called, register the stable there, and book the carrier. Check it at ${hostOf(rule.page)}.`,
          `rule:${rule.id}`,
        ),
        'relocating-pets',
        'pets-details',
        'current-location',
      ),
      HORSES,
      { takes: HORSES },
    ),
  ];
}

/** A dog of a breed that the law of the place names: whether it may come is asked before any paper is made for it. */
function breedTasks(view: PlaceView): readonly DraftTask[] {
  const { read } = view.profile;
  const law = read.has('pets-details', 'dog-restricted-breed') && !isAtHome(view) ? breedLawOf(view) : null;
  const told = breedsTold(read);
  const said =
    law && (told.length === 0 || law.names.some((name) => told.includes(name))) && breedLawSaid(view, told);
  if (!law || !said) return [];
  const ask =
    law.kind === 'banned'
      ? 'Ask its veterinary authority in writing, with pictures and papers, whether your dog counts as one: what else this plan holds for it stands only if it does not. If it does, what is left is another country, or a home for it with somebody you trust.'
      : 'Ask its veterinary authority which of these terms hold for your dog, and a landlord and an insurer whether they take it.';
  return [
    task(
      'pet-breed',
      'Whether your dog may come',
      because(say`${said} ${ask}`, 'relocating-pets', 'pets-details', 'pets-additional-info'),
      NOW,
    ),
  ];
}

/** Animals: what the records require, and half a year where none exists. */
export const petTasks: TaskWriter = (view) => {
  const animal = coveredSaid(view);
  const entry = petEntry(view);
  const other = isAtHome(view) ? null : uncoveredSaid(view);
  const out = view.profile.pets.includes('bird') ? birdsKeptOut(view) : null;
  if (out)
    return [
      ...breedTasks(view),
      ...(animal && entry ? coveredTasks(view, animal, entry) : []),
      task(
        'pet-other',
        'Whether your birds may come',
        because(
          say`${out}. While the answer is no, what is left is another country, or a home for them with somebody you trust.`,
          'relocating-pets',
        ),
        NOW,
      ),
    ];
  return [
    ...breedTasks(view),
    ...(animal && entry ? coveredTasks(view, animal, entry) : []),
    ...horseTasks(view),
    ...(other
      ? [
          task(
            'pet-other',
            `Papers for ${other.text}`,
            because(
              say`Ask the veterinary authority of ${view.name} for its import rule: our records tell of dogs and cats alone, so this plan allows half a year for ${other}.`,
              'relocating-pets',
            ),
            UNKNOWN,
            { takes: UNKNOWN },
          ),
        ]
      : []),
  ];
};
