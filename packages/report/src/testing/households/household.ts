import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { PROFILE } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { ASKED } from '../questions.ts';
import { type Chance, chanceOf } from './chance.ts';
import { meansOf, stageOf } from './means.ts';
import { type Origin, ORIGINS } from './origins.ts';
import { OWN_WORDS } from './ownWords.ts';
import { peopleOf } from './people.ts';
import type { Household, Told } from './told.ts';

/** How many lines people write where they may write several. */
const LINES: Readonly<Record<string, number>> = { 'deal-breakers': 4, 'additional-comments': 2 };

/**
 * Questions that chance alone must not answer: free texts, and all that is told of each person who comes along. Those
 * not written for the household stay unanswered.
 */
const ONLY_WRITTEN: ReadonlySet<string> = new Set(
  PROFILE.entries
    .filter(({ question, member }) => member > 0 || ['text', 'textarea', 'email'].includes(question.type))
    .map(({ question }) => question.id),
);

function ageOf(chance: Chance): number {
  const [low, high] = { young: [18, 26], middle: [27, 49], late: [50, 64], old: [65, 83] }[
    chance.weighed({ young: 2, middle: 6, late: 3, old: 2 })
  ] as [number, number];
  return chance.between(low, high);
}

function whereFrom(chance: Chance, home: Origin): WrittenAnswers {
  const livesAbroad = chance.sometimes(0.12);
  const second = chance.sometimes(0.12) ? [chance.oneOf(home.ties)] : [];
  const lives = livesAbroad ? chance.oneOf(ORIGINS) : home;
  const claim = chance.oneOf(['yes', 'possibly', 'unsure', 'no', 'no', 'no']);
  return {
    citizenship: [home.iso3, ...second],
    'current-location': place(chance.oneOf(lives.towns), lives.country, lives.countryCode),
    'ancestry-claim': claim,
    ...(claim === 'no' ? {} : { 'ancestry-countries': [chance.oneOf(home.ties)] }),
    'languages-spoken': home.languages,
    ...(chance.sometimes(0.6)
      ? { 'extended-family-location': chance.some([home.iso3, home.iso3, ...home.ties], 1, 2) }
      : {}),
    'specific-countries': chance.sometimes(0.5) ? chance.some(home.ties, 1, 2) : null,
    'relocation-scope': chance.sometimes(0.06) ? 'domestic' : 'international',
    'full-name': chance.sometimes(0.8) ? home.names[0] : null,
  };
}

function petAnswers(chance: Chance): { readonly pets: readonly string[]; readonly answers: WrittenAnswers } {
  if (!chance.sometimes(0.35)) return { pets: [], answers: { 'relocating-pets': 'no' } };
  const pets = chance.some(
    ['dog', 'cat', 'dog', 'dog-restricted-breed', 'bird', 'horse', 'rabbit-rodent'],
    1,
    2,
  );
  return { pets, answers: { 'relocating-pets': 'yes', 'pets-details': pets } };
}

function healthAnswers(chance: Chance, age: number): WrittenAnswers {
  if (!chance.sometimes(age > 55 ? 0.6 : 0.3))
    return { 'medical-conditions': ['none'], 'medication-dependencies': 'no' };
  const kinds = [
    'chronic-illness',
    'respiratory',
    'heart-circulation',
    'mobility',
    'mental-health',
    'sensory',
    'specialist-care',
  ];
  return {
    'medical-conditions': chance.some(kinds, 1, 2),
    'medication-dependencies': chance.oneOf(['yes', 'no', 'prefer-not-to-say']),
  };
}

/** Words of their own for each free text, where the household writes any. */
function wordsOf(chance: Chance, told: Told, eagerness: number): WrittenAnswers {
  const written: Record<string, string> = {};
  for (const [id, lines] of Object.entries(OWN_WORDS)) {
    if (!chance.sometimes(eagerness)) continue;
    const fitting = lines.filter(([, fits]) => fits?.(told) ?? true).map(([text]) => text);
    written[id] = chance.some(fitting, 1, LINES[id] ?? 1).join('\n');
  }
  if (chance.sometimes(eagerness))
    written['specific-questions'] = chance
      .some(
        ASKED.map(([question]) => question),
        1,
        3,
      )
      .join('\n');
  return written;
}

/** The written answers with all others drawn by chance; null leaves a question unanswered. */
function completed(seed: number, fill: number, written: WrittenAnswers): Answers {
  const told = Object.entries(written).filter(([, value]) => value !== null);
  const given = answersOf(Object.fromEntries(told));
  const left = new Set(Object.keys(written).filter((id) => !(id in given)));
  const drawn = Object.entries(answersFromSeed(seed, { fill, given }));
  return Object.fromEntries(drawn.filter(([id]) => id in given || !(ONLY_WRITTEN.has(id) || left.has(id))));
}

/**
 * A plausible household for a seed: nationality, age, people, work, money, health, animals and words of their own
 * agree with each other; every other question is answered or left by chance, within the rules of the form.
 */
export function householdOf(seed: number): Household {
  const chance = chanceOf(seed);
  const home = chance.oneOf(ORIGINS);
  const age = ageOf(chance);
  const names = [...home.names, ...chance.oneOf(ORIGINS).names].filter(
    (name, i, all) => all.indexOf(name) === i,
  );
  const people = peopleOf(chance, age, names);
  const stage = stageOf(chance, age);
  const { pets, answers: animals } = petAnswers(chance);
  const told: Told = { ...people.told, stage, pets };
  const written: WrittenAnswers = {
    age,
    ...whereFrom(chance, home),
    ...people.answers,
    ...meansOf(chance, stage, age),
    ...animals,
    ...healthAnswers(chance, age),
    ...wordsOf(chance, told, chance.oneOf([0, 0.3, 0.6, 0.9])),
  };
  const couple = told.partnerMoves && chance.sometimes(0.3);
  return {
    seed,
    told,
    answers: completed(seed, chance.oneOf([0, 0.4, 0.8, 1]), written),
    secondAdult: couple
      ? answersFromSeed(seed, {
          form: SECOND_ADULT,
          fill: 0.9,
          given: answersOf({
            'deal-breakers': chance.oneOf(['Cold winters', 'no guns', 'far from an airport']),
          }),
        })
      : null,
  };
}
