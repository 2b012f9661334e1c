import type { PlaceView } from '../../../place/view.ts';
import { capitalised, list } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { petEntry } from '../../../sections/family/petEntry.ts';
import { eachPlace } from '../beside.ts';
import type { Answer, Asked, Topic } from '../topic.ts';

const ASKED_PAPERS = [
  ['microchip', 'microchip'],
  ['rabiesVaccine', 'rabies vaccination'],
  ['titreTest', 'blood test'],
  ['tapewormTreatment', 'tapeworm treatment of dogs'],
  ['permit', 'permit'],
  ['quarantine', 'quarantine'],
  ['healthCertificate', 'health certificate'],
] as const;

/** Animals as customers name them: the kind, or the breed. */
const ANIMALS = [
  'dogs?|cats?|pets?|animals?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|donkeys?|parrots?|budgies?|cockatiels?',
  'rabbits?|hamsters?|guinea pigs?|ferrets?|tortoises?|turtles?|snakes?|lizards?|reptiles?|hens?|chickens? (?:coop|as pets)',
  '(?:german |belgian |australian )?shepherds?|labradors?|(?:golden )?retrievers?|poodles?|terriers?|(?:french |english )?bulldogs?',
  'pit ?bulls?|rottweilers?|dachshunds?|husk(?:y|ies)|spaniels?|(?:border )?collies?|beagles?|great danes?|dobermann?s?',
  'chihuahuas?|mastiffs?|corgis?|greyhounds?|staffies?|maine coons?',
];

/** What importing a dog or cat asks, by the record of each place. */
function papers(view: PlaceView): Said | null {
  const entry = petEntry(view);
  if (entry?.kind === 'passport')
    return because(
      given(
        words(`the EU pet passport${entry.tapeworm ? ' and a tapeworm treatment of dogs' : ''}`),
        ...entry.records,
      ),
      'current-location',
    );
  const rule = view.atlas.pets(view.iso3)?.importRule;
  if (!rule?.from.shown) return null;
  const asked = ASKED_PAPERS.filter(([key]) => rule[key] === true).map(([, name]) => name);
  if (asked.length === 0) return null;
  // Nought days ahead would say nothing: the record knows no time to allow.
  const days = rule.leadDays ? ` ${rule.leadDays} days ahead` : '';
  return given(words(`${list(asked)}${days}`), `pets.importRule:${view.iso3}`);
}

/** Places without a land border, where a journey by road ends at a ship. */
function islands({ views }: Asked): Said | null {
  const known = views.filter(({ atlas, iso3 }) => atlas.fact(iso3, 'neighbour_count') !== null);
  const alone = known.filter(({ country }) => country.borders.length === 0);
  const joined = known.filter(({ country }) => country.borders.length > 0);
  if (known.length === 0) return null;
  const parts = [
    joined.length > 0 ? `${capitalised(list(joined.map(({ name }) => name)))} can be reached by road` : null,
    alone.length > 0
      ? `${list(alone.map(({ name }) => name))} ${alone.length > 1 ? 'have' : 'has'} no land border, so the last leg is a ferry or a flight`
      : null,
  ].filter((part) => part !== null);
  return given(
    words(`${capitalised(parts.join('; '))}.`),
    ...known.map(({ iso3 }) => `neighbour_count:${iso3}`),
  );
}

/** Animals that no record of ours is about. */
const OTHERS =
  /\b(?:horses?|pon(?:y|ies)|donkeys?|parrots?|budgies?|cockatiels?|rabbits?|hamsters?|guinea pigs?|tortoises?|turtles?|snakes?|lizards?|reptiles?|hens?|chickens?)\b/i;
const HOLD = /\b(?:hold|cargo|fly|flying|flight|plane|aircraft|air)\b/i;
const LANDLORD = /\b(?:landlords?|rent|renting|flats?|apartments?)\b/i;
const BREED = /\b(?:breeds?|banned|pit ?bulls?|rottweilers?|staffies?|mastiffs?|dobermann?s?)\b/i;

/** What is open beside the papers, and whom to ask about it, by what the question is after. */
function rest({ text }: Asked): Pick<Answer, 'lacks' | 'whom' | 'put'> {
  if (HOLD.test(text))
    return {
      lacks: 'which airline takes an animal of that size into the cabin, and which ferries have pet cabins',
      whom: 'the ferry and rail companies on the way, then a pet transport firm that drives, and the veterinary authority for the papers',
      put: 'May an animal of this size and age travel with me on board, in a cabin or a vehicle, and which paper do you want to see?',
    };
  if (LANDLORD.test(text))
    return {
      lacks: 'which landlords take animals',
      whom: 'two local agents, before you give notice at home',
      put: 'Which of your flats may be let with an animal of this size, and what does the lease say of it?',
    };
  return {
    lacks: BREED.test(text) ? 'which breeds are banned or restricted' : 'vets by town',
    whom: 'the veterinary authority of the country for the papers and their order, and a vet there',
    put: BREED.test(text)
      ? 'Is this breed let in, with which papers and dates, and do muzzle, insurance or a permit follow at home?'
      : 'Which papers, in which order and on which dates, for this animal from this country, and is there a quarantine?',
  };
}

export const PETS: readonly Topic[] = [
  {
    id: 'pets',
    about: new RegExp(
      `\\b(?:${ANIMALS.join('|')}|breeds?|quarantine|rabies|titre test|microchip(?:s|ped)?|pet passports?)\\b`,
      'i',
    ),
    not: /\bhorse rac(?:e|ing)\b/i,
    over: ['flights', 'visa', 'cost', 'transport', 'housing', 'food', 'rights'],
    answer: (asked) => {
      const other = OTHERS.exec(asked.text)?.[0];
      if (other)
        return {
          ...rest(asked),
          said: words('Our records on animals tell of dogs and cats alone.'),
          lacks: `what is asked of ${other}`,
        };
      const rule = eachPlace(asked.views, papers);
      return {
        ...rest(asked),
        said: flow(
          rule && because(say`Papers on record for a dog or cat: ${rule}.`, 'current-location'),
          HOLD.test(asked.text) ? islands(asked) : null,
        ),
      };
    },
  },
];
