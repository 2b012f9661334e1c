import type { PlaceView } from '../../../../place/view.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { horseRule } from '../../../../sections/family/petEntry.ts';
import type { Answer, Asked } from '../../topic.ts';

/** Horses and their kin as customers name them, as part of a pattern. */
export const EQUINES = 'horses?|mares?|foals?|stallions?|geldings?|pon(?:y|ies)|donkeys?';

const HORSES = new RegExp(`\\b(?:${EQUINES})\\b`, 'i');

const WITH_YOUNG = /\b(?:pregnan\w+|in foal|with foal)\b/i;

const VET_ASKED = /\b(?:vets?|veterinar(?:y|ians?)|farriers?)\b/i;
const MOVED =
  /\b(?:bring|brings|take|taking|travel\w*|transport\w*|import\w*|move|moving|journey|papers?|fly|health certificates?|quarantine)\b/i;
/** Stabling and costs of a horse, besides its journey. */
const HORSE_KEPT =
  /\bke(?:ep|pt|eping)\b(?! (?:calm|cool|safe|an eye)\b)|\b(?:stabl(?:es?|ing)|livery|paddocks?|pastures?|grazing|fields?|hay|farriers?)\b/i;
const KEPT = {
  lacks: 'what a stable or a field costs there, and what is asked of people who keep a horse',
  whom: 'two livery stables near each town',
  put: 'What does a place for a horse cost by month, with hay, farrier and vet, is one free, and does somebody who keeps a horse on their own land have to be registered?',
} as const;
/** A horse's care there, apart from its journey. */
const VETS_FOR_HORSES: Answer = {
  lacks: 'vets by town, and which of them treat horses',
  whom: 'the chamber or association of vets of the country, and a stable near each town',
  put: 'Which practice near this address treats horses, does it come out to the stable, and at night too?',
};

/** A horse of one's own: "our two horses", "my mare". */
const OWN_HORSE = new RegExp(
  `\\b(?:my|our|his|her) (?!own (?:horse|pony)\\b)(?:[\\w-]+ ){0,2}(?:${EQUINES})\\b`,
  'i',
);
/** A horse that somebody would like to ride or have there: "our daughter wants a horse nearby". */
const RIDING: Answer = {
  lacks: 'riding schools and stables by town',
  whom: 'two riding schools near each town',
  put: 'Which days are free for somebody of this age and level, in which language are the lessons, and what does a horse to share cost by month?',
};

/** Whether the horse in question is one that somebody has, so that it would travel or be kept. */
const hasHorse = ({ text, profile }: Asked): boolean =>
  profile.pets.includes('horse') || MOVED.test(text) || HORSE_KEPT.test(text) || OWN_HORSE.test(text);

/** The rule for horses between EU members, where it covers a place; null where it covers none. */
function journey({ text }: Asked, reached: readonly PlaceView[], besides: Said | null): Answer | null {
  const bound = reached.filter((view) => horseRule(view) !== null);
  const [first] = bound;
  const rule = first && horseRule(first);
  if (!rule) return null;
  const where = listNames(bound);
  const keeps = HORSE_KEPT.test(text);
  return {
    said: flow(
      because(
        given(
          words(
            `Horses travel from ${first.homeName} to ${where} under the law of the European Union: with their passport and chip, and with a health certificate of an official vet for the journey; a quarantine is not among the general conditions (Regulation (EU) 2016/429, articles 114 and 143).`,
          ),
          `rule:${rule.id}`,
        ),
        'current-location',
      ),
      besides,
    ),
    lacks: `how early an official vet has to be called, which diseases close a region just now, and what carriers of horses ask${WITH_YOUNG.test(text) ? '; until which month a mare in foal may travel' : ''}${keeps ? `; ${KEPT.lacks}` : ''}`,
    whom: `the veterinary office of the district in which the horses stand, and two carriers that hold an authorisation for long journeys${keeps ? `; for the keep, ${KEPT.whom}` : ''}`,
    put: `Which tests and which certificate do these horses need for this journey, how many days before it, how does the stable of arrival have to be registered, and where do they rest on the way?${WITH_YOUNG.test(text) ? ' Until which month of it does a mare in foal travel, by road and by air?' : ''}${keeps ? ` ${KEPT.put}` : ''}`,
  };
}

/**
 * What a question about horses is answered: their vets, their keep, riding, or the journey to the places reached across
 * a border. Null where it is about none, or about a journey that no rule on record covers. `besides` is what is said of
 * dogs and cats that the question names with them.
 */
export function ofHorses(asked: Asked, reached: readonly PlaceView[], besides: Said | null): Answer | null {
  const { text } = asked;
  if (!HORSES.test(text)) return null;
  if (VET_ASKED.test(text) && !MOVED.test(text)) return VETS_FOR_HORSES;
  if (HORSE_KEPT.test(text) && !MOVED.test(text)) return KEPT;
  return hasHorse(asked) ? journey(asked, reached, besides) : RIDING;
}
