import { memberQuestionId } from '@global-fit/questionnaire/family';
import { localLanguage, ownOfficial, translated } from '../../place/language/language.ts';
import { cityOf, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, type PlaceView, standing, homeElsewhere } from '../../place/view.ts';
import { childrenCalled } from '../../profile/people/called.ts';
import { onlyToddlers, PRIMARY_ENDS, someBelow } from '../../profile/household.ts';
import { taughtAtHome, withSchool } from '../../profile/when.ts';
import { monthName } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { grossShare } from './insights.ts';
import { schoolChoice } from './schoolChoice.ts';
import { THAN_MOST, type Side } from '../../prose/comparison.ts';

/** Months between two calendar months, the shorter way round. */
function monthsApart(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart);
}

/** When the long holidays are, and how far from those at home. */
interface Calendar {
  readonly said: Said;
  /** Whether a class can be lost or gained: the holidays are in another season than at home. */
  readonly turned: boolean;
}

/** Months between two long holidays from which their seasons differ. */
const OTHER_SEASON = 4;

/** Null where no printable school year is on record. */
function calendarOf(view: PlaceView): Calendar | null {
  const year = view.atlas.schoolYear(view.iso3);
  if (!year?.from.shown) return null;
  const home = homeElsewhere(view);
  const own = home ? view.atlas.schoolYear(home.iso3) : null;
  const turned = own?.from.shown && monthsApart(year.longBreakStart, own.longBreakStart) >= OTHER_SEASON;
  const against =
    turned && own
      ? `, and from ${monthName(own.longBreakStart)} in ${view.homeName}: a child can lose or gain a school year by the calendar`
      : '';
  return {
    turned: turned === true,
    said: given(
      words(
        `the long holiday fell between ${monthName(year.longBreakStart)} and ${monthName(year.longBreakReturn)} when last recorded (pandemic years, so read it as a season)${against}`,
      ),
      `school:${view.iso3}`,
      ...(turned && home ? [`school:${home.iso3}`] : []),
    ),
  };
}

/** How a class size compares with the world. */
function sizeSaid(side: Side | null): string {
  if (side === 'high') return `more ${THAN_MOST}`;
  return side === 'low' ? `fewer ${THAN_MOST}` : 'about the usual number';
}

/** Pupils per primary teacher; null where unknown, or all children are past primary school. */
function classSize(view: PlaceView): Said | null {
  if (!someBelow(view.profile.movers, PRIMARY_ENDS)) return null;
  const ratio = figure(view, 'pupil_teacher_ratio');
  const at = standing(view, 'pupil_teacher_ratio');
  return ratio && at
    ? say`a primary teacher in ${view.name} has ${ratio} pupils${againstHome(view, 'pupil_teacher_ratio')}, ${sizeSaid(at.side)}${at.mark}`
    : null;
}

/** Class sizes and the school calendar, for those who sit in a class soon. */
export const classroom: Writer = (view) => {
  if (!withSchool(view.profile) || onlyToddlers(view.profile.movers)) return null;
  const calendar = calendarOf(view);
  const size = classSize(view);
  const both = size && calendar ? say`${size}; ${calendar.said}` : (size ?? calendar?.said);
  if (!both) return null;
  const turned = calendar?.turned ?? false;
  const said = { ...both, text: `${both.text.charAt(0).toUpperCase()}${both.text.slice(1)}.` };
  return passage(
    'classroom',
    0.6 + (turned ? 0.2 : 0),
    because(said, ...view.profile.movers.ids, ...(turned ? ['current-location'] : [])),
  );
};

/** Help with lessons. What an illness requires of a school is mentioned under healthcare. */
export const needs: Writer = (view) => {
  const { read, movers } = view.profile;
  const child = movers.children.find((one) => one.atSchool.lessons);
  if (!read.has('childcare-education-priorities', 'special-educational-needs') && !child) return null;
  const city = cityOf(view);
  const first = view.ledger.timesUsed('special-needs') === 0;
  const said = taughtAtHome(view.profile)
    ? first
      ? say`No figure of ours tells which help with learning reaches a child who is taught at home. Ask the education authority of ${city} whether its specialists assess and teach such a child too, who pays, and whether examinations allow more time; send the present assessment${translated(view)}.`
      : wayOf(view, 'special-needs-at-home', [
          () =>
            say`Ask in ${city} too whether a child taught at home is assessed and helped, and find the specialist whom you would pay yourselves.`,
          () =>
            say`Look for one teacher in or near ${city}, or online, who has taught a child with such needs, before the lessons there begin.`,
        ])
    : first
      ? say`No figure of ours tells how schools support special needs, so they hardly move the ranking. Ask the school authority of ${city} who decides, on whose report, who pays and how long it takes; send the present assessment${translated(view)}.`
      : wayOf(view, 'special-needs', [
          () => say`Ask in ${city} too who decides on support at school, who pays for it and from which day.`,
          () => say`Have support in ${city} promised in writing, with a person and a number of hours a week.`,
          () =>
            say`Show one school in ${city} the present assessment, and ask what it would do in the first month.`,
        ]);
  return passage(
    'special-needs',
    1.2,
    said &&
      because(
        said,
        'childcare-education-priorities',
        ...(child ? [memberQuestionId(child.n, 'special-needs')] : []),
      ),
  );
};

/** A child who still has to learn the language: no special need, but the first question for a school. */
export const newcomersClass: Writer = (view) => {
  const { children } = view.profile.movers;
  const learners = children.filter(({ atSchool, ageThen }) => atSchool.language && (ageThen ?? 6) >= 5);
  const told = learners.map(({ n }) => view.profile.read.text(memberQuestionId(n, 'special-needs')) ?? '');
  // An official language that the household speaks already raises no question of lessons.
  const own = ownOfficial(view)?.name;
  if (learners.length === 0 || (own && !told.some((line) => line.includes(own)))) return null;
  const who = childrenCalled(view.profile.movers, learners);
  const city = cityOf(view);
  const most = localLanguage(view);
  const tongue = most ? say` (most people there speak ${most.name})` : '';
  const said = wayOf(view, 'newcomers-class', [
    () =>
      say`For ${who} ask the school authority of ${city} about classes for new arrivals: whether a school near you has one, how long a pupil stays in it, and which lessons are shared with the others meanwhile. It teaches the language of that school${tongue}.`,
    () =>
      say`In ${city} too the question for ${who} is a class for new arrivals in the language of the school${tongue}, and for how many months.`,
    () =>
      say`Ask a school in ${city} how many hours a week ${who} would have in its own language${tongue}, and from which day.`,
  ]);
  return passage(
    'newcomers-class',
    1.2,
    said &&
      because(
        most ? given(said, `language:${view.iso3}-${most.code}`) : said,
        ...learners.map(({ n }) => memberQuestionId(n, 'special-needs')),
      ),
  );
};

/** In case children come later. */
export const later: Writer = (view) => {
  const { read, movers } = view.profile;
  const early = grossShare(view, 'preprimary_enrolment');
  const at = standing(view, 'preprimary_enrolment');
  if (
    movers.children.length > 0 ||
    !read.has('couple-lifestyle-priorities', 'starting-family') ||
    !early ||
    !at
  )
    return null;
  return passage(
    'later-schools',
    0.85,
    because(
      say`You think of starting a family: enrolment before primary school is ${early} in ${view.name}, ${at.side === 'high' ? 'above most countries' : at.side === 'low' ? 'below most countries' : 'in the middle of all countries'}.${at.mark}`,
      'couple-lifestyle-priorities',
    ),
  );
};

/** For families who teach at home, the law on it comes first. */
export const homeTaughtLead: Writer = (view) => (taughtAtHome(view.profile) ? schoolChoice(view) : null);
