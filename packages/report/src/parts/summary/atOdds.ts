import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
import { questionById } from '@global-fit/questionnaire/definition';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import type { Block } from '../../model.ts';
import { AMPLE_USD, bandOf, type Band } from '../../profile/bands.ts';
import { childCalled } from '../../profile/people/called.ts';
import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import { opening } from '../../prose/english.ts';
import { withShortSentences } from '../../prose/lengths.ts';
import { basisOf, because, type Said, say, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';

/** Says which of two contradicting answers the report goes by; null where they agree. */
type Pair = (profile: Profile) => Said | null;

/** The label of the ticked option, in quotation marks: “Already retired”. */
function ticked({ read }: Profile, id: string): string {
  const question = questionById(id);
  const label = question && labelsOf(question).get(read.choices(id)[0] ?? '');
  return `“${label ?? ''}”`;
}

/** Retired, or not wanting to work, but with an occupation after the move. */
const atWork =
  (id: string, value: string): Pair =>
  (profile) =>
    profile.read.has(id, value) && profile.stageIds.includes('work-arrangement') && works(profile.stage)
      ? because(
          words(
            `You ticked ${ticked(profile, id)} and, as your main occupation after the move, ${ticked(profile, 'work-arrangement')}: the report goes by the occupation.`,
          ),
          id,
          'work-arrangement',
        )
      : null;

/** Preparing the move already, although it is years away. */
const underWay: Pair = (profile) =>
  profile.read.has('relocation-phase', 'paperwork', 'logistics', 'settling') &&
  profile.read.has('relocation-timeline', '2-5-years', '5-plus-years', 'exploring')
    ? because(
        words(
          `You ticked ${ticked(profile, 'relocation-phase')} for where you stand and ${ticked(profile, 'relocation-timeline')} for when you move: the dates of this report go by the second.`,
        ),
        'relocation-phase',
        'relocation-timeline',
      )
    : null;

const STATUSES = ['single', 'divorced', 'widowed'];

/** A partner among the people who move, but a status without one. */
const partnerListed: Pair = (profile) =>
  profile.movers.partner && !profile.movers.uncounted && profile.read.has('relationship-status', ...STATUSES)
    ? because(
        words(
          `You ticked ${ticked(profile, 'relationship-status')}, and a spouse or partner is on the list of those who move: the report counts a couple that is not married.`,
        ),
        'relationship-status',
        ...profile.movers.ids,
        memberQuestionId(profile.movers.partner.n, 'relationship'),
      )
    : null;

const COUPLES = ['couple', 'couple-young-children', 'couple-school-children', 'couple-teenagers'];
const PARENTS = [...COUPLES.slice(1), 'single-parent'];

/** What differs between the household ticked and the list of those who move; null where they agree. */
function besideList({ movers, read }: Profile): string | null {
  const children = movers.members.filter(
    ({ relationship, age, n }) => n > 0 && (relationship === 'child' || (age ?? OF_AGE) < OF_AGE),
  ).length;
  if (children === 0 && read.has('family-composition-type', ...PARENTS)) return 'no child is on the list';
  if (children > 0 && read.has('family-composition-type', 'couple')) return 'a child is on the list';
  if (movers.hasPartner && read.has('family-composition-type', 'single-parent'))
    return 'a spouse or partner is on the list';
  return !movers.hasPartner && read.has('family-composition-type', ...COUPLES)
    ? 'no spouse or partner is on the list'
    : null;
}

/** The household ticked, beside the list of those who move. */
const householdListed: Pair = (profile) => {
  const { movers, read } = profile;
  if (familyMemberCount(read.number('number-of-family-members')) === 0) return null;
  const differs = besideList(profile);
  return differs === null
    ? null
    : because(
        words(
          `You ticked ${ticked(profile, 'family-composition-type')} for your household, and ${differs} of those who move: the report goes by the list.`,
        ),
        'family-composition-type',
        ...movers.ids,
      );
};

/** An older relative said to come along, but missing from the list. */
const elderUnlisted: Pair = ({ movers, read }) =>
  read.has('eldercare-considerations', 'moving-with-us') && movers.elders.length === 0
    ? because(
        words(
          'You ticked that an older relative whom you care for will move with you, and none is among those you named as moving: what it costs to live is reckoned without them, so add them there if they come.',
        ),
        'eldercare-considerations',
        ...movers.ids,
      )
    : null;

/** A listed child who is older than the customer. */
const olderChild: Pair = ({ age, movers }) => {
  const child = movers.members.find((one) => one.relationship === 'child' && (one.age ?? 0) >= (age ?? 999));
  return child
    ? because(
        say`${opening(childCalled(child) ?? words('one of those who move'))} is on your list as a child and no younger than you: look at both ages, since schools, permits and insurance follow from them.`,
        'age',
        ...child.ageIds,
        memberQuestionId(child.n, 'relationship'),
      )
    : null;
};

/** Two bands of money where the first cannot exceed the second. */
const largerThan =
  (id: string, other: string, said: string): Pair =>
  (profile) => {
    const band = (one: string): Band | null => bandOf(profile.read.choices(one)[0]);
    const most = band(other)?.high ?? null;
    return most !== null && (band(id)?.low ?? 0) >= most
      ? because(
          words(said.replace('#1', ticked(profile, id)).replace('#2', ticked(profile, other))),
          id,
          other,
        )
      : null;
  };

const ownsLess: Pair = (profile) =>
  profile.read.has('existing-debt', 'no-debt')
    ? largerThan(
        'liquid-assets-available',
        'net-worth',
        'You ticked #1 for what you could use at short notice, #2 for all you own less what you owe, and no debts: one of them must be wrong, and each is taken as it stands.',
      )(profile)
    : null;

const movesOnMore = largerThan(
  'budget-relocation',
  'liquid-assets-available',
  'You ticked #1 for the move and #2 for what you could use at short notice: unless somebody else pays for it, count on the smaller.',
);

/** Savings for years, but a need to earn within months. */
const needsNoPay: Pair = (profile) =>
  (profile.assets?.low ?? 0) >= AMPLE_USD &&
  profile.read.has('financial-independence-level', 'several-months', 'dependent-on-work')
    ? because(
        words(
          `You ticked ${ticked(profile, 'liquid-assets-available')} for what you could use at short notice and ${ticked(profile, 'financial-independence-level')} for how far you could live without earning: the report does not urge you to earn at once if you have that sum.`,
        ),
        'liquid-assets-available',
        'financial-independence-level',
      )
    : null;

/** Minimum age in years at which work may have begun. */
const BEGINS_WORK = 14;

/** A number of years that exceeds a lifetime, or the period it is a part of. */
const yearsBeyond =
  (id: string, what: string): Pair =>
  ({ age, read }) => {
    const years = read.number(id);
    return age !== null && years !== null && years > Math.max(0, age - BEGINS_WORK)
      ? because(
          words(
            `You told us of ${years} years ${what} at the age of ${age}: look at both, since permits that ask for experience go by them.`,
          ),
          'age',
          id,
        )
      : null;
  };

const managedLonger: Pair = ({ read }) => {
  const all = read.number('years-in-field');
  const led = read.number('years-senior-management');
  return all !== null && led !== null && led > all
    ? because(
        words(
          `You told us of ${all} ${all === 1 ? 'year' : 'years'} in your field and of ${led} in senior management, which should be a part of them: look at both.`,
        ),
        'years-in-field',
        'years-senior-management',
      )
    : null;
};

/** A short stay, but only permits without an end in mind. */
const stayWithoutEnd: Pair = (profile) => {
  const routes = profile.read.choices('visa-preference');
  return profile.read.has('relocation-duration', 'temporary') &&
    routes.length > 0 &&
    routes.every((route) => ['citizenship', 'permanent-residency'].includes(route))
    ? because(
        words(
          `You mean to stay ${ticked(profile, 'relocation-duration')} and think of ${ticked(profile, 'visa-preference')}, which is made for staying: look at both, since other permits are open to a short stay.`,
        ),
        'relocation-duration',
        'visa-preference',
      )
    : null;
};

const moreLanguages: Pair = (profile) =>
  profile.read.has('language-proficiency-rating', 'none') &&
  profile.read.choices('languages-spoken').length > 1
    ? because(
        words(
          `You listed more than one language and ticked ${ticked(profile, 'language-proficiency-rating')}: the report counts the languages listed.`,
        ),
        'languages-spoken',
        'language-proficiency-rating',
      )
    : null;

/** Levels of study, each with the education completed that is too low for it as a rule. */
const BUILDS_ON: Readonly<Record<string, readonly [what: string, short: readonly string[]]>> = {
  bachelor: ['a school-leaving certificate', ['no-diploma']],
  master: ['a first degree', ['no-diploma', 'secondary', 'vocational']],
  doctorate: ['a degree', ['no-diploma', 'secondary', 'vocational']],
};

const studiesAhead: Pair = (profile) => {
  const [what, short] = BUILDS_ON[profile.read.choices('study-level')[0] ?? ''] ?? [];
  return what && short && profile.read.has('education-level', ...short)
    ? because(
        words(
          `You ticked ${ticked(profile, 'study-level')} for what you would study and ${ticked(profile, 'education-level')} for your highest completed education: such studies build on ${what} as a rule, so ask each university what it accepts in its place.`,
        ),
        'study-level',
        'education-level',
      )
    : null;
};

/** A present employer or business, but no work so far. */
const workedAlready: Pair = (profile) =>
  profile.read.has('career-field', 'none') &&
  profile.read.has('work-arrangement', 'company-transfer', 'business-owner')
    ? because(
        words(
          `You ticked ${ticked(profile, 'career-field')} and ${ticked(profile, 'work-arrangement')}: the report goes by the second, and knows no field of work to look up pay for.`,
        ),
        'career-field',
        'work-arrangement',
      )
    : null;

const PAIRS: readonly Pair[] = [
  partnerListed,
  householdListed,
  elderUnlisted,
  olderChild,
  atWork('retirement-timeline', 'already-retired'),
  atWork('work-life-integration', 'no-work'),
  workedAlready,
  studiesAhead,
  underWay,
  stayWithoutEnd,
  ownsLess,
  movesOnMore,
  needsNoPay,
  yearsBeyond('years-in-field', 'in your field'),
  yearsBeyond('years-owning-business', 'as the owner of a business'),
  managedLonger,
  moreLanguages,
];

const LEAD =
  'Some of your answers do not go together. This is how they were read; where one of them should be different, change it, and the report can be made again.';

/** The contradictions between answers, with what the report made of each; nothing where there are none. */
export function answersAtOdds(profile: Profile): readonly Block[] {
  const found = PAIRS.flatMap((pair) => pair(profile) ?? []);
  if (found.length === 0) return [];
  return [
    paragraph(because(words(LEAD), ...found.flatMap(({ answers }) => answers))),
    { kind: 'list', items: found.map((one) => withShortSentences(one).text), ...basisOf(...found) },
  ];
}
