import { type PetEntry, petEntryBetween } from '@global-fit/matching/entry/household/petEntry';
import type { Iso3 } from '@global-fit/atlas/model';
import { byRoadFrom } from '../../../../place/surroundings/overLand.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { nameOf, writtenNames } from '../../../../prose/countryNames.ts';
import { wholeWords } from '../../../../prose/wholeWords.ts';
import { capitalised, list, listNames, withArticle } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { quarantineSaid } from '../../../../sections/family/petEntry.ts';
import { eachPlace } from '../../across/beside.ts';
import { viewAt } from '../../named/countriesAsked.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { breedLaws, breedsOpen, isOfBreed } from './petBreeds.ts';
import { BIRD_NAMES } from '../../../../profile/people/animalsTold.ts';
import { ofBirds } from './birds.ts';
import { cabinSaid } from './cabin.ts';
import { EQUINES, ofHorses } from './horses.ts';
import { PET_CARE } from './petCare.ts';

/** Breeds that many countries ban, muzzle or license. */
const GUARDED =
  'mastiffs?|staffies?|kangals?|akitas?|tosas?|cane corsos?|malinois|dogos? argentinos?|filas? brasileiros?|american bull(?:y|ies)|wolf-?dogs?';

/** Animals as customers name them, by kind or breed. */
const ANIMALS = [
  EQUINES,
  'dogs?|cats?|pets?|animals?|pupp(?:y|ies)|kittens?',
  BIRD_NAMES,
  'rabbits?|hamsters?|guinea pigs?|ferrets?|tortoises?|turtles?|hedgehogs?|chinchillas?|gerbils?|geckos?|snakes?|lizards?|reptiles?|hens?|chickens? (?:coop|as pets)',
  '(?:german |belgian |australian )?shepherds?|labradors?|(?:golden )?retrievers?|poodles?|terriers?|(?:french |english )?bulldogs?',
  'pit ?bulls?|rottweilers?|dachshunds?|husk(?:y|ies)|spaniels?|(?:border )?collies?|beagles?|great danes?|dobermann?s?',
  'chihuahuas?|corgis?|greyhounds?|maine coons?',
  GUARDED,
];

/** The rule by which a dog or cat enters from home, whether or not an animal was named in the form. */
function entryOf({ atlas, home, profile, iso3 }: PlaceView): PetEntry {
  const dogs = profile.pets.length === 0 || profile.pets.some((one) => one.startsWith('dog'));
  return petEntryBetween(atlas, { from: home?.iso3 ?? null, to: iso3, dogs });
}

/** The places reached across a border; within a country no animal rules apply. */
const abroad = ({ views }: Pick<Asked, 'views'>): readonly PlaceView[] =>
  views.filter(({ home, iso3 }) => home?.iso3 !== iso3);

/** What importing a dog or cat requires, by each place's record. */
function papers(view: PlaceView, quarantineAsked: boolean): Said | null {
  const entry = entryOf(view);
  if (entry.kind === 'unknown') return null;
  const worm = entry.tapeworm && 'tapeworm treatment of dogs';
  if (entry.kind === 'passport')
    return given(
      words(
        `the EU pet passport${worm ? ` and a ${worm}` : ''}${quarantineAsked ? ', without a quarantine' : ''}`,
      ),
      ...entry.records,
    );
  const { rule, titre, days } = entry;
  const asks = [
    rule.microchip && 'microchip',
    rule.rabiesVaccine && 'rabies vaccination',
    titre && 'rabies antibody test',
    worm,
    rule.permit && 'permit',
    quarantineSaid(rule),
    rule.healthCertificate && 'health certificate',
  ].filter((one) => typeof one === 'string');
  // Zero days means that the record has no time to allow.
  const lead = days ? `, with at least ${days} days of lead` : '';
  if (asks.length === 0)
    return days ? given(words(`papers that the record does not spell out${lead}`), ...entry.records) : null;
  // The scheme of the European Union quarantines no animal whose papers are right.
  const none = quarantineAsked && entry.scheme && rule.quarantine === null;
  return given(
    words(
      `${list(asks)}${lead}${none ? `${days ? ' and' : ', and'} (all of it in order) no quarantine` : ''}`,
    ),
    ...entry.records,
  );
}

/** A note on quarantine where a question asks about it and some record does not say; null where every record does. */
function quarantineOpen(asked: Asked): string | null {
  const places = abroad(asked);
  const open = places.filter((view) => {
    const entry = entryOf(view);
    return (
      entry.kind === 'unknown' || (entry.kind === 'rule' && entry.rule.quarantine === null && !entry.scheme)
    );
  });
  if (open.length === 0) return null;
  const where = open.length < places.length ? ` in ${listNames(open, 'or')}` : '';
  return `whether there is a quarantine${where}`;
}

/** How an animal reaches each place from home: by road, over a short crossing, or only by air. */
function ways({ views, view }: Asked): Said | null {
  const { home } = view;
  if (!home) return null;
  const road = byRoadFrom(view, home.iso3);
  const known = abroad({ views }).filter(({ atlas, iso3 }) => atlas.fact(iso3, 'neighbour_count') !== null);
  const joined = known.filter(({ iso3 }) => road.has(iso3));
  const across = known.filter(({ iso3 }) => !road.has(iso3));
  const near = across.filter(({ country }) => country.region === home.region);
  const far = across.filter(({ country }) => country.region !== home.region);
  const names = (places: readonly PlaceView[]): string => listNames(places);
  const parts = [
    joined.length > 0 ? `${names(joined)} can be reached by road` : null,
    near.length > 0
      ? `no road leads all the way to ${names(near)}, so one leg at least is by ferry, by tunnel or by air`
      : null,
    far.length > 0 ? `from ${nameOf(home)} the way to ${names(far)} is by air` : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return because(
    given(words(`${capitalised(parts.join('; '))}.`), ...known.map(({ iso3 }) => `neighbour_count:${iso3}`)),
    'current-location',
  );
}

/** Animals no record covers. */
const OTHERS = new RegExp(
  `\\b(?:${EQUINES}|${BIRD_NAMES}|rabbits?|hamsters?|guinea pigs?|hedgehogs?|chinchillas?|gerbils?|geckos?|tortoises?|turtles?|snakes?|lizards?|reptiles?|hens?|chickens?)\\b`,
  'i',
);
const HOLD = /\b(?:hold|cabin|cargo|fly|flying|flights?|planes?|aircraft|air|airlines?)\b/i;
/** Asking about an airline means flying, whatever roads exist. */
const BY_AIR = /\b(?:airlines?|air cargo)\b/i;
/** A trained assistance dog. */
const SERVICE = /\b(?:service|assistance|guide) (?:dogs?|animals?)\b/i;
const LANDLORD = /\b(?:landlords?|rent|renting|flats?|apartments?)\b/i;
/** Includes frequent misspellings. */
const QUARANTINE = /\bquar[ae]+nt[ie]+n/i;
const BREED = new RegExp(`\\b(?:breeds?|banned|pit ?bulls?|rottweilers?|dobermann?s?|${GUARDED})\\b`, 'i');

const VETS = 'vets by town';

/** Whether one of the places lies beyond roads and ferries, on another continent: there an animal has to fly. */
function isOverseas({ view, views }: Asked): boolean {
  const { home } = view;
  const road = home ? byRoadFrom(view, home.iso3) : new Set<Iso3>();
  const away = abroad({ views });
  return home !== null && away.some(({ iso3, country }) => !road.has(iso3) && country.region !== home.region);
}

/** Whether breeds decide: the question names one, or the dog that moves is told to be of one. */
const asksOfBreed = (asked: Asked): boolean => BREED.test(asked.text) || isOfBreed(asked);

/** What is open besides documents and whom to ask, by what the question is about. */
function besidePapers(asked: Asked): Pick<Answer, 'lacks' | 'whom' | 'put'> {
  const { text } = asked;
  const ofBreed = asksOfBreed(asked);
  if (SERVICE.test(text))
    return {
      lacks: 'which airline takes a service dog into the cabin, and what each country takes for one',
      whom: 'each airline on the way, for its form and how long before the flight it wants it, and the veterinary authority for the papers',
      put: 'Does my trained service dog travel in the cabin on this flight, on which form, with which proof of its training, and is it let into shops and flats there as one?',
    };
  if (HOLD.test(text))
    return isOverseas(asked) || BY_AIR.test(text)
      ? {
          lacks: 'which airline takes an animal of that size into the cabin or the hold, and at what price',
          whom: 'two airlines that fly the whole way, for cabin and hold, and the veterinary authority for the papers',
          put: 'May an animal of this size, age and breed travel on this flight, ↗in the cabin or the hold, in which months not, and which paper do you want to see?',
        }
      : {
          lacks:
            'which airline takes an animal of that size into the cabin, and which ferries have pet cabins',
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
    lacks: ofBreed ? breedsOpen(abroad(asked)) : VETS,
    whom: 'the veterinary authority of the country for the papers and their order, and a vet there',
    put: ofBreed
      ? 'Is this breed let in, with which papers and dates, and do muzzle, insurance or a permit follow at home?'
      : 'Which papers, in which order and on which dates, for this animal from this country, and is there a quarantine?',
  };
}

/** An unrecorded quarantine comes first among what is open. */
function rest(asked: Asked): Pick<Answer, 'lacks' | 'whom' | 'put'> {
  const beside = besidePapers(asked);
  const quarantine = QUARANTINE.test(asked.text) ? quarantineOpen(asked) : null;
  if (!quarantine) return beside;
  return { ...beside, lacks: beside.lacks === VETS ? quarantine : `${quarantine}, and ${beside.lacks}` };
}

/** Dogs and cats, whose rules our tables hold, named beside other animals. */
const DOGS_OR_CATS = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?)\b/i;
function papersOfPets(asked: Asked): Said | null {
  const rule = eachPlace(abroad(asked), (view) => papers(view, QUARANTINE.test(asked.text)));
  return rule && because(say`Papers on record for a dog or cat: ${rule}.`, 'current-location');
}

/** Words that ask for the way back, to stay or on a visit. */
const BACK = /\b(?:back|return\w*|again|re-?ent\w+)\b/i;

/** What home asks of an animal that comes back, where a question tells of that. */
function wayBack({ view, text }: Asked): Said | null {
  const { home } = view;
  if (!home || !BACK.test(text) || !wholeWords(writtenNames(home)).test(text)) return null;
  const rule = papers({ ...viewAt(view, home), home: view.country }, false);
  return (
    rule &&
    because(
      say`For the way back ${view.homeName} has on record: ${rule}. Ask its veterinary authority before you leave which of that, such as a blood test, can be done at home and still counts on your return.`,
      'current-location',
    )
  );
}

export const PETS: readonly Topic[] = [
  PET_CARE,
  {
    id: 'pets',
    about: new RegExp(
      `\\b(?:${ANIMALS.join('|')}|breeds?|quar[ae]+nt[ie]+ned?|rabies|titre test|microchip(?:s|ped)?|pet passports?)\\b`,
      'i',
    ),
    not: /^(?!.*\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?|ferrets?|animals?)\b).*\brabies (?:shots?|jabs?)\b|\b(?:bark\w*|dogs? nois\w*|nois\w+ dogs?)\b|\bhorse rac(?:e|ing)\b|\bwho (?:would|will|could|can|shall|should|is going to) (?:take|keep|have|adopt) (?:(?:the|my|our) )?(?:\w+ )?(?:cats?|dogs?|pets?|animals?|birds?|parrots?)\b/i,
    over: ['flights', 'visa', 'cost', 'transport', 'housing', 'food', 'rights', 'healthcare', 'bias'],
    answer: (asked) => {
      const dogsOrCats = DOGS_OR_CATS.test(asked.text) ? papersOfPets(asked) : null;
      const horses = ofHorses(asked, abroad(asked), dogsOrCats);
      if (horses) return horses;
      const birds = ofBirds(asked);
      if (birds) return birds;
      const other = OTHERS.exec(asked.text)?.[0];
      if (other)
        return {
          ...rest(asked),
          said: flow(words('Our records on animals cover only dogs and cats.'), dogsOrCats),
          lacks: `what is asked of ${other.endsWith('s') ? other : withArticle(other)}`,
        };
      return {
        ...rest(asked),
        said: flow(
          asksOfBreed(asked) ? breedLaws(asked, abroad(asked)) : null,
          cabinSaid(asked),
          papersOfPets(asked),
          wayBack(asked),
          HOLD.test(asked.text) ? ways(asked) : null,
        ),
      };
    },
  },
];
