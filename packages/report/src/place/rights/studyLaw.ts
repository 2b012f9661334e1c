import { recordQuantity, shown } from '../../figures/quantity.ts';
import { list, plural } from '../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import { boundBy } from './europeanUnion.ts';
import { wayOf } from '../passage.ts';
import type { PlaceView } from '../view.ts';

const RULE = 'students-eu';

/** The minimum EU law grants to students from outside the Union. */
const GIVES = {
  work: 'students from outside the Union may work at least fifteen hours a week beside their studies',
  stay: 'students from outside the Union may stay at least nine months after the degree to look for work or to found a company',
} as const;

/** A right of students: work beside studies, or time to look for work after them. */
export type StudentRight = keyof typeof GIVES;

/** "three years after a doctorate": a remark that gives doctors a time of their own. */
const AFTER_A_DOCTORATE = /^((?:up to )?\w+ (?:years?|months?)) after a (?:master’s degree or )?doctorate$/;
/** A remark on the time that others have, or on those of another degree. */
const OF_OTHERS = /\b(?:\w+ (?:years?|months?)|bachelor’s|master’s)\b/;

/** The time that doctors have by a note of their own, and the remarks of it that concern them; null without one. */
function ofDoctors(note: string | null): { readonly time: string; readonly rest: string | null } | null {
  const parts = note?.split('; ') ?? [];
  const own = parts.find((part) => AFTER_A_DOCTORATE.test(part));
  const time = own === undefined ? undefined : AFTER_A_DOCTORATE.exec(own)?.[1];
  if (time === undefined) return null;
  const rest = parts.filter((part) => part !== own && (/doctorate/.test(part) || !OF_OTHERS.test(part)));
  return { time, rest: rest.length > 0 ? rest.join('; ') : null };
}

const inMonths = (months: number): string => plural(months, 'month');

/** What this place's law grants students on a permit; null without a record. */
export function ownStudyLawSaid(view: PlaceView, what: StudentRight): Said | null {
  const law = view.atlas.studentLaw(view.iso3);
  if (!law?.from.shown) return null;
  const record = `studentlaw:${view.iso3}`;
  const { name } = view;
  const beside = (note: string | null): string => (note === null ? '' : ` (${note})`);
  const { work, stay } = law;
  if (what === 'work')
    return (
      work &&
      given(
        wayOf(view, 'student-work', [
          () => words(`In ${name} a student’s permit lets you work ${work.limit}${beside(work.note)}.`),
          () => words(`Work beside the studies in ${name}: ${work.limit}${beside(work.note)}.`),
          () => words(`The permit for studies in ${name} allows work ${work.limit}${beside(work.note)}.`),
        ]) ?? words(''),
        record,
      )
    );
  if (!stay) return null;
  const doctors = view.profile.read.has('study-level', 'doctorate') ? ofDoctors(stay.note) : null;
  if (doctors)
    return given(
      because(
        words(`After a doctorate ${name} gives ${doctors.time} to look for work${beside(doctors.rest)}.`),
        'study-level',
      ),
      record,
    );
  const months = shown(recordQuantity(stay.months, record, 'stay.months'), inMonths);
  return given(
    wayOf(view, 'student-stay', [
      () => say`A graduate may stay in ${name} for ${months} to look for work${beside(stay.note)}.`,
      () => say`After the degree ${name} gives ${months} to look for work${beside(stay.note)}.`,
      () => say`To look for work after the degree, ${name} gives ${months}${beside(stay.note)}.`,
    ]) ?? words(''),
    record,
  );
}

/**
 * What each place's law grants students on a permit, or else the minimum of EU law; null where neither applies
 * anywhere.
 */
export function studyLawSaid(views: readonly PlaceView[], what: StudentRight): Said | null {
  const rule = views[0]?.atlas.rule(RULE);
  const own = views.map((view) => ownStudyLawSaid(view, what));
  const bound = views.filter((view, i) => own[i] === null && boundBy(view, RULE)).map(({ name }) => name);
  const least =
    rule?.from.shown && bound.length > 0
      ? given(
          words(`In ${list(bound)} EU law sets the minimum: ${GIVES[what]}, and a state may allow more.`),
          `rule:${rule.id}`,
        )
      : null;
  const said = flow(...own, least);
  return said.text === '' ? null : said;
}
