/** Valid answers for property tests here and in other packages. Seeded, so that a failing case can be repeated. */
import type { CompiledQuestionnaire, Entry } from '../compile.ts';
import { PROFILE } from '../definition.ts';
import type { Answer, Answers, Question } from '../model.ts';
import { optionsOf } from '../lists/options.ts';
import { sliderRange, untouchedSlider } from '../answers/sliders.ts';
import { entryRequired, entryShows } from '../visibility.ts';
import { seededRandom } from './random.ts';

type Random = () => number;

export interface GeneratorSettings {
  readonly form?: CompiledQuestionnaire;
  /** Probability from 0 to 1 that an optional question is answered; by default drawn from the seed. */
  readonly fill?: number;
  /** Fixed answers; the rest is generated around them. */
  readonly given?: Answers;
}

const TEXTS = [
  'A quiet street near the sea',
  'Ana',
  'No winters below freezing',
  'Ça dépend',
  '日本語の学校',
];

const PLACES: readonly Answer[] = [
  {
    value: 'Porto, Portugal',
    city: 'Porto',
    region: 'Porto',
    country: 'Portugal',
    countryCode: 'pt',
    coordinates: { lat: 41.15, lng: -8.61 },
  },
  { value: 'Lagos, Nigeria', city: 'Lagos', country: 'Nigeria', countryCode: 'ng' },
  { value: 'Austin, Texas', city: 'Austin', region: 'Texas', country: 'United States', countryCode: 'us' },
  { value: 'Osaka' },
];

/** Narrower limits than the definition's, so that generated people are plausible. */
const USUAL_RANGES: Readonly<Record<string, readonly [number, number]>> = {
  age: [18, 80],
  'monthly-budget': [600, 12000],
  'number-of-family-members': [0, 4],
};

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T;
}

function integer(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}

function someOptions(question: Question, random: Random): readonly string[] {
  const options = optionsOf(question);
  const first = pick(options, random);
  if (first.exclusive) return [first.value];
  const further = Array.from({ length: integer(0, 3, random) }, () => pick(options, random));
  return [...new Set([first, ...further.filter((option) => !option.exclusive)].map(({ value }) => value))];
}

function sliderAnswer(question: Question, random: Random): Answer {
  if (random() < 0.2) return untouchedSlider(question);
  const { min, max } = sliderRange(question);
  const answer: Answer = { value: integer(min, max, random) };
  return question.showImportance ? { ...answer, importanceValue: integer(1, 5, random) } : answer;
}

/** A random valid answer to one question. */
export function randomAnswer(question: Question, random: Random): Answer {
  switch (question.type) {
    case 'email':
      return { value: `person${integer(1, 999, random)}@example.com` };
    case 'location':
      return pick(PLACES, random);
    case 'number': {
      const [min, max] = USUAL_RANGES[question.id] ?? [question.min ?? 0, question.max ?? 100];
      return { value: integer(min, max, random) };
    }
    case 'slider':
      return sliderAnswer(question, random);
    case 'select':
    case 'radio':
      return { value: pick(optionsOf(question), random).value };
    case 'multiselect':
    case 'checkbox':
      return { value: someOptions(question, random) };
    default:
      return { value: pick(TEXTS, random) };
  }
}

/**
 * Valid answers for a seed: every required visible question answered, optional ones at random, nothing hidden. Equal
 * seeds give equal answers.
 */
export function answersFromSeed(seed: number, settings: GeneratorSettings = {}): Answers {
  const { form = PROFILE, given = {} } = settings;
  const random = seededRandom(seed);
  const fill = settings.fill ?? pick([0, random(), random(), 1], random);
  const answers: Record<string, Answer> = {};
  const visible = new Uint8Array(form.entries.length);
  for (const index of form.evaluationOrder) {
    const entry = form.entries[index] as Entry;
    const { id } = entry.question;
    if (!entryShows(entry, answers, visible, form)) continue;
    visible[index] = 1;
    const chosen = given[id];
    if (chosen) answers[id] = chosen;
    else if (entryRequired(entry, answers, visible, form) || random() < fill)
      answers[id] = randomAnswer(entry.question, random);
  }
  return answers;
}
