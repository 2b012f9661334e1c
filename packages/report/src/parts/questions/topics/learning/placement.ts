import { hasRoadmap } from '../../../../place/edition.ts';
import { ordinal } from '@global-fit/atlas/number';
import { ageIn } from '@global-fit/matching/profile/time/moveMonths';
import { constant, factQuantity, minus, plus, shown } from '../../../../figures/quantity.ts';
import { addMonths } from '../../../../months.ts';
import { figure, type PlaceView } from '../../../../place/view.ts';
import type { Member } from '../../../../profile/people/member.ts';
import { list, listSaid, monthName } from '../../../../prose/english.ts';
import { monthSaid } from '../../../../prose/monthSaid.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { monthsMeant } from '../../../timeline/monthsMeant.ts';
import { inTimeForSchool } from '../../../timeline/school.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked } from '../../topic.ts';

/** Ages of pupils, and the years of school before university. */
const [YOUNGEST, OLDEST] = [4, 18];
const YEARS = 13;

/** When the school year, or else lessons after the long break, begin, place by place. */
export function yearBegins(views: readonly PlaceView[]): Said | null {
  const begins = eachPlace(views, ({ atlas, iso3 }) => {
    const found = atlas.schoolYear(iso3);
    if (found?.begins?.from.shown)
      return given(words(monthName(found.begins.month)), `school.begins:${iso3}`);
    return found?.from.shown
      ? given(
          words(`${monthName(found.longBreakReturn)} (when lessons begin again after the long break)`),
          `school:${iso3}`,
        )
      : null;
  });
  return begins && say`The school year begins, by the last record, in ${begins}.`;
}

/** Ages in the question: "our 13- and 9-year-old", "aged 8 and 11". */
function agesNamed(text: string): readonly number[] {
  if (!/year[- ]olds?\b|\bage[ds]?\b|\bof \d{1,2}\b/i.test(text)) return [];
  return (text.match(/(?<![\d,.])\d{1,2}(?!\d)/g) ?? [])
    .map(Number)
    .filter((age) => age >= YOUNGEST && age <= OLDEST);
}

/** The pupils asked about: the child named, those of the ages named, else all. */
export function pupilsAsked({ person, text, profile }: Asked): readonly Member[] {
  const named = agesNamed(text);
  // The ages implied by a ticked kind of family were never stated.
  const children = profile.movers.children.filter(({ age }) => age !== null);
  const some = children.filter(
    ({ age, called }) =>
      (age !== null && named.includes(age)) ||
      (called !== null && text.includes(called)) ||
      (person?.kin === 'child' && person.member?.age === age),
  );
  return (some.length > 0 ? some : named.length > 0 ? [] : children).filter(
    ({ ageThen }) => ageThen !== null && ageThen >= YOUNGEST && ageThen <= OLDEST,
  );
}

/** The school year by age, counted from the start of primary school; null without a record. */
function yearByAge(view: PlaceView, age: number): Said | null {
  const begins = factQuantity(view.atlas, 'primary_entrance_age', view.iso3);
  if (!begins || !figure(view, 'primary_entrance_age')) return null;
  const year = plus(
    minus(constant(age, 'the age in whole years'), begins),
    constant(1, 'the first year counts'),
  );
  return year.value >= 1 && year.value <= YEARS ? say`the ${shown(year, ordinal)}` : null;
}

/** The class the children would join by age; null without an age or record. */
export function placedByAge(asked: Asked): Said | null {
  const pupils = pupilsAsked(asked);
  const atMove = pupils.length > 0;
  const ages = [
    ...new Set(atMove ? pupils.map(({ ageThen }) => Math.floor(ageThen ?? 0)) : agesNamed(asked.text)),
  ];
  if (ages.length === 0) return null;
  const years = eachPlace(asked.views, (view) => {
    const each = ages.flatMap((age) => yearByAge(view, age) ?? []);
    return each.length === ages.length ? listSaid(each) : null;
  });
  const begins = eachPlace(asked.views, (view) => figure(view, 'primary_entrance_age'));
  if (!years || !begins) return null;
  const told = listSaid(ages.map((age) => say`${shown(constant(age, 'the age in whole years'), String)}`));
  return because(
    flow(
      say`Primary school begins, by its official age, at ${begins}.`,
      say`Counted from there, age alone would place ${ages.length === 1 ? 'a pupil' : 'pupils'} of ${told}${atMove ? (ages.length === 1 ? ', the age at the planned move,' : ', their ages at the planned move,') : ''} in about this year of school: ${years}. The birthday, the reports and the language can move that by a year, and the school decides.`,
    ),
    ...(atMove ? [...pupils.flatMap(({ ageIds }) => ageIds), 'relocation-timeline'] : []),
  );
}

/** Whether the time ticked for the move includes the month before a school year; null otherwise. */
function monthBefore(view: PlaceView): Said | null {
  const month = monthsMeant(view)
    .months.filter((one) => inTimeForSchool(view, one))
    .toSorted((a, b) => a - b)[0];
  return month === undefined ? null : monthSaid(addMonths(view.date, month));
}

/** How the planned move fits the school year, and what is unknown about that. */
export function betweenYears({ views, profile }: Asked): Said {
  const [view] = views;
  const { months } = view ? monthsMeant(view) : { months: [] };
  const pupils = profile.movers.children.some(
    (child) => (ageIn(child, months[0] ?? 0) ?? YOUNGEST) <= OLDEST,
  );
  if (months.length === 0 || !pupils)
    return words(
      'Your answers plan no month for the move, so compare yours with these months to see whether it falls between two school years.',
    );
  const known = views.filter(({ atlas, iso3 }) => atlas.schoolYear(iso3)?.from.shown);
  const fits = eachPlace(views.filter(monthBefore), monthBefore);
  const none = known.filter((one) => !monthBefore(one)).map(({ name }) => name);
  const open = views.filter((one) => !known.includes(one)).map(({ name }) => name);
  return because(
    flow(
      fits &&
        say`A move between two school years fits the time that you ticked: just before lessons begin, from ${fits}.${view && hasRoadmap(view) ? ' Your roadmap plans the move then if everything that has to come before is done in time, and gives its month.' : ''}`,
      none.length > 0
        ? words(
            `No month of the time that you ticked lies just before lessons begin in ${list(none, 'or')}: a move within it falls into a school year there.`,
          )
        : null,
      open.length > 0
        ? words(`The school year of ${list(open)} is not on record: ask there before you book.`)
        : null,
    ),
    'relocation-timeline',
    ...profile.movers.ids,
  );
}
