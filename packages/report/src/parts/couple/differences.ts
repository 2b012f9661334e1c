import { CLIMATE_QUESTION, RAIN_QUESTION, secondAdultId } from '@global-fit/questionnaire/couple';
import type { Answers } from '@global-fit/questionnaire/model';
import { capitalised, inSentence, listSaid } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { whole } from '../../figures/wholeNumbers.ts';
import { type Couple, isSaid, QUESTIONS } from './study.ts';

interface Difference {
  readonly id: string;
  readonly label: string;
  readonly mine: number;
  readonly theirs: number;
}

/** Steps on a slider from which a difference is worth a sentence. */
const STEPS_APART = 2;

function differences({ input, answers }: Couple): readonly Difference[] {
  return QUESTIONS.flatMap(({ id, question, type }): readonly Difference[] => {
    const [mine, theirs] = [input.answers[id], answers[id]];
    if (type !== 'slider' || !isSaid(input.answers, id) || !isSaid(answers, id)) return [];
    if (typeof mine?.value !== 'number' || typeof theirs?.value !== 'number') return [];
    return [{ id, label: question, mine: mine.value, theirs: theirs.value }];
  })
    .filter(({ mine, theirs }) => Math.abs(mine - theirs) >= STEPS_APART)
    .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs));
}

function differenceSaid(couple: Couple, { id, label, mine, theirs }: Difference): Said {
  const [own, other] = [whole(mine, 'your answer'), whole(theirs, 'the answer of the second adult')];
  const said =
    id === CLIMATE_QUESTION
      ? say`warmth (you ${own}, ${couple.partner} ${other}, from cold to hot)`
      : id === RAIN_QUESTION
        ? say`rain (you ${own}, ${couple.partner} ${other}, from dry to wet)`
        : say`${inSentence(label)} (you ${own} of 5, ${couple.partner} ${other})`;
  return because(said, id, secondAdultId(id));
}

const slidersOf = (answers: Answers): boolean =>
  QUESTIONS.some(({ id, type }) => type === 'slider' && isSaid(answers, id));

/** How much the tops of the two lists agree. */
function alikeSaid({ ranking }: Couple): string {
  const [mine, theirs] = [ranking.firstOwn, ranking.secondOwn].map((own) =>
    own.slice(0, 5).map(({ iso3 }) => iso3),
  );
  return mine?.join() === theirs?.join()
    ? 'Your first five are the same, in the same order.'
    : 'Your lists differ in order more than in points.';
}

/** Where the two sets of answers differ. */
export function differencesSaid(couple: Couple): Said {
  const apart = differences(couple).slice(0, 3);
  if (apart.length > 0)
    return say`You are furthest apart on ${listSaid(apart.map((one) => differenceSaid(couple, one)))}.`;
  const { partner, partners, ids } = couple;
  return because(
    slidersOf(couple.answers)
      ? words(
          `Wherever both of you answered, you and ${partner} chose the same or neighbouring steps. ${alikeSaid(couple)}`,
        )
      : words(
          `${capitalised(partner)} left priorities and climate open: on ${partners} list every theme counts alike, and only the conditions are different.`,
        ),
    ...ids,
  );
}
