import { aboutCity, cityOf, passage, type Writer } from '../../place/passage.ts';
import { because, given, say, words } from '../../prose/said.ts';
import type { Stage } from '../../profile/stage.ts';
import type { SectionPlan } from '../compose.ts';
import { commonRules } from '../legal/citizenship/naturalise.ts';
import { freeMovement, isCitizen } from '../../place/entry/routes.ts';

const IDS = ['citizenship', 'current-location', 'relocation-scope'] as const;

/** Citizens keep their rights in every town. */
const citizenStays: Writer = (view) =>
  isCitizen(view)
    ? passage(
        'right',
        3,
        because(
          say`You are a citizen of ${view.name} and live there: a move within it needs nobody’s permission. Ask the administration of the new town whether you have to register, and what depends on that.`,
          ...IDS,
        ),
      )
    : null;

/** People under an international agreement keep that right in the whole country. */
const movementStays: Writer = (view) => {
  const right = freeMovement(view);
  if (isCitizen(view) || right?.movement.grade !== 'settle') return null;
  const { bloc, name } = right.movement;
  return passage(
    'right',
    3,
    because(
      given(
        say`You may live and work in every town of ${view.name} by right (${name}): a move within it changes nothing in that. Ask the administration of the new town whether you have to register, and within how many days.`,
        `bloc:${bloc}`,
      ),
      ...IDS,
    ),
  );
};

/** Permit holders (the form does not ask): the permit continues on its conditions. */
const permitStays: Writer = (view) =>
  passage(
    'right',
    3,
    because(
      say`You live in ${view.name} already, and a move within it leaves your right to stay as it is. A permit may be tied to an employer, a post, an address or a region, though: ask the office that issued yours before you sign anything in another town, and by when you have to report a new address.`,
      ...IDS,
    ),
  );

const holdsPermit: (write: Writer) => Writer = (write) => (view) =>
  isCitizen(view) || freeMovement(view)?.movement.grade === 'settle' ? null : write(view);

/** A family whose permits depend on one another. */
const permitsOfFamily: Writer = (view) => {
  const { movers } = view.profile;
  return movers.people < 2
    ? null
    : passage(
        'dependants',
        1.2,
        because(
          words(
            'The permit of one of you may depend on that of another. Where a new employer means a new permit, ask in the same letter what becomes of the others, and whether they may go on working.',
          ),
          ...movers.ids,
          ...IDS,
        ),
      );
};

/** Years that count towards permanent residence or citizenship. */
const yearsGoOn: Writer = () =>
  passage(
    'years-go-on',
    1,
    because(
      words(
        'Years towards permanent residence or citizenship are mostly counted for the whole country and run on. Some countries ask for years in one region or municipality as well: have the office confirm which years of yours a move would break, if any.',
      ),
      ...IDS,
    ),
  );

/** What the law leaves to towns and regions. */
const localLaw: Writer = (view) =>
  passage(
    'local-law',
    0.9,
    because(
      aboutCity(
        view,
        say`Local taxes, admission to schools, health services and benefits may change with the address. Our records are kept by country and hold none of them: ask the administration of ${cityOf(view)} which rules are its own.`,
      ),
      'relocation-scope',
    ),
  );

/** What a permit may be tied to, by occupation. */
const HOLDS: Readonly<Partial<Record<Stage, string>>> = {
  employee: 'with another employer',
  transfer: 'with the post moved to an office',
  student: 'with another university',
};

const legalInsight: Writer = (view) =>
  passage(
    'legal-insight',
    1,
    because(
      aboutCity(
        view,
        isCitizen(view) || freeMovement(view)?.movement.grade === 'settle'
          ? say`You need no office’s permission to move to ${cityOf(view)}: a home, work and places in schools and practices decide the month of the move.`
          : say`The permit comes before the town: whether it holds ${HOLDS[view.profile.stage] ?? 'at another address'} in ${cityOf(view)} is the first thing to know.`,
      ),
      ...IDS,
      ...view.profile.stageIds,
    ),
  );

const legalAction: Writer = (view) =>
  passage(
    'legal-action',
    1,
    because(
      isCitizen(view) || freeMovement(view)?.movement.grade === 'settle'
        ? words(
            'List everybody who has to learn the new address, with the day by which each wants to know it: town hall, tax office, employer, bank, lenders, insurers, and the offices of your driving licence and your vote.',
          )
        : words(
            'Ask the office that issued your permit, in writing: may I live in another town on it, does it depend on an employer or a course there, what do I have to report or apply for, and by which day?',
          ),
      ...IDS,
    ),
  );

/** The section on law for a move within the country. */
export const LEGAL_WITHIN: SectionPlan = {
  heading: 'Legal',
  lead: [citizenStays, movementStays, permitStays],
  body: [holdsPermit(permitsOfFamily), holdsPermit(yearsGoOn), localLaw],
  take: 3,
  insight: [legalInsight],
  action: [legalAction],
  table: (view) => [
    ...(isCitizen(view) ? [] : commonRules(view)),
    'rule_of_law_percentile',
    'control_of_corruption_percentile',
  ],
};
