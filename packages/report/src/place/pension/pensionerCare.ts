import { memberQuestionId } from '@global-fit/questionnaire/family';
import { dueAge, statePensionLater } from './pension.ts';
import { inUnion } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import type { Member } from '../../profile/people/member.ts';
import type { Profile } from '../../profile/profile.ts';
import { capitalised, list } from '../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../prose/said.ts';

/** Whether the customer lives, or soon will live, on a pension. */
function drawsPension({ stage, read }: Profile): boolean {
  return stage === 'retired' || read.has('income-sources', 'retirement-pension');
}

const idOf = ({ n }: Member, question: string): string => memberQuestionId(n, question);

/** Id of the answer that says another member draws a pension, by occupation or age; null where none does. */
function memberDraws(view: PlaceView, member: Member): string | null {
  const { read } = view.profile;
  const occupation = idOf(member, 'occupation');
  const due = dueAge(view);
  const early = member.age !== null && due !== null && member.age < due;
  // A partner who has stopped early lives on what the household lives on.
  const onMeans =
    early && member.relationship === 'spouse' && !read.has('income-sources', 'retirement-pension');
  if (read.has(occupation, 'retired')) return onMeans ? null : occupation;
  return member.age !== null && due !== null && member.age >= due ? idOf(member, 'family-member-age') : null;
}

const inCardArea = (view: PlaceView, iso3 = view.iso3): boolean =>
  view.atlas.healthEntry(iso3)?.euHealthCard?.from.shown === true;

/** Whether the United Kingdom pays for its State Pensioners' care here. */
function britishPays(view: PlaceView): boolean {
  return view.home?.iso3 === 'GBR' && (inUnion(view) || view.iso3 === 'CHE');
}

/** Whether EU law makes the country that pays a pension bear the cost of care here. */
function unionPays(view: PlaceView): boolean {
  const { home } = view;
  return home !== null && home.iso3 !== view.iso3 && inCardArea(view) && inCardArea(view, home.iso3);
}

export interface CareRule {
  readonly kind: 'british-drawn' | 'british-later' | 'union' | 'union-later';
  readonly places: readonly PlaceView[];
  readonly ids: readonly string[];
}

/** The rule that binds the state paying a pension, with the places it covers; null where there is none. */
function ruleOf(views: readonly PlaceView[], age: number | null, ids: readonly string[]): CareRule | null {
  const [first] = views;
  if (!first) return null;
  const british = views.filter(britishPays);
  if (british.length > 0) {
    const due = dueAge(first);
    const drawn = age !== null && due !== null && age >= due;
    return { kind: drawn ? 'british-drawn' : 'british-later', places: british, ids };
  }
  const union = views.filter(unionPays);
  return union.length > 0 ? { kind: 'union', places: union, ids } : null;
}

/**
 * Whether a customer within a year of the age on record says that a state pension is paid: the age rises month by month,
 * so some draw it before.
 */
function alreadyPaid(view: PlaceView): boolean {
  const { age, read } = view.profile;
  const due = dueAge(view);
  return (
    age !== null && due !== null && age >= due - 1 && read.has('retirement-income-phase', 'state-pension')
  );
}

/** The customer's rule; null for those who draw no pension. */
export function ownRule(views: readonly PlaceView[]): CareRule | null {
  const [first] = views;
  if (!first || !drawsPension(first.profile)) return null;
  const { age, stageIds } = first.profile;
  const rule = ruleOf(views, age, ['current-location', ...stageIds]);
  if (rule?.kind === 'british-later' && alreadyPaid(first))
    return { ...rule, kind: 'british-drawn', ids: [...rule.ids, 'age', 'retirement-income-phase'] };
  if (rule?.kind !== 'union') return rule && { ...rule, ids: [...rule.ids, 'age'] };
  const later = statePensionLater(first);
  return later ? { ...rule, kind: 'union-later', ids: [...rule.ids, ...later] } : rule;
}

/** A companion's rule; null for those who draw no pension, or are too young where age decides. */
export function memberRule(views: readonly PlaceView[], member: Member): CareRule | null {
  const [first] = views;
  const by = first ? memberDraws(first, member) : null;
  const rule = by === null ? null : ruleOf(views, member.age, ['current-location', by]);
  return rule?.kind === 'british-later' ? null : rule;
}

const RECORDS: Readonly<Record<CareRule['kind'], readonly string[]>> = {
  'british-drawn': ['s1-from-state-pension'],
  'british-later': ['s1-from-state-pension', 's1-early-retirees-ended'],
  union: ['s1-pension-state-pays'],
  'union-later': ['s1-pension-state-pays'],
};

/** The text for the kind of rule, resting on its records and answers; null without a rule or its records. */
export function worded(
  rule: CareRule | null,
  texts: (view: PlaceView) => Record<CareRule['kind'], string>,
): Said | null {
  const [view] = rule?.places ?? [];
  const records = rule ? RECORDS[rule.kind] : [];
  if (!rule || !view || !records.every((id) => view.atlas.rule(id)?.from.shown)) return null;
  return because(given(words(texts(view)[rule.kind]), ...records.map((id) => `rule:${id}`)), ...rule.ids);
}

/** "your parent": no name, because others may read the report. */
function relative(member: Member): string {
  const kin: Readonly<Record<string, string>> = {
    spouse: 'your partner',
    parent: 'your parent',
    grandparent: 'your grandparent',
    sibling: 'your sibling',
  };
  return kin[member.relationship ?? ''] ?? 'the older relative who comes along';
}

/** Companions who draw a pension, with their rule; each kind of relative once. */
function others(views: readonly PlaceView[]): readonly { readonly who: string; readonly rule: CareRule }[] {
  const [first] = views;
  const found = (first?.profile.movers.members ?? []).flatMap((member) => {
    const rule = memberRule(views, member);
    return rule ? [{ who: relative(member), rule }] : [];
  });
  return found.filter(({ who }, i) => found.findIndex((one) => one.who === who) === i);
}

const BRITISH_DRAWN = (name: string): string =>
  `For those who draw its State Pension the United Kingdom pays for care in ${name}, as in every country of the EU, with form S1, for which you can ask before the move (rule of 2021, nhsbsa.nhs.uk).`;

/**
 * Which state pays for a pensioner's care here and in all other places its rule covers: by form S1 from the British
 * State Pension, or by EU law for a member state's pension. Null without a record.
 */
export function pensionerCare(view: PlaceView): Said | null {
  const rules = ownRule([view]);
  const own = worded(rules, ({ name, homeName }) => ({
    'british-drawn': BRITISH_DRAWN(name),
    'british-later': `The United Kingdom pays for care in ${name}, as in every country of the EU, from your State Pension on, not before (form S1; rule of 2021, nhsbsa.nhs.uk): an occupational pension does not entitle you to it, and early retirees have had no S1 since July 2014. Until then you need to be insured by the rules of the place or privately.`,
    union: `As long as ${homeName} alone pays you a statutory pension, it bears the cost of your care in ${name}, as everywhere in the EU, the EEA and Switzerland (Regulation 883/2004). The paper you need is form S1, issued by your insurer at home before the move; a pension from the new country moves the cost there.`,
    'union-later': `${capitalised(homeName)} bears the cost of your care in ${name}, as everywhere in the EU, the EEA and Switzerland, from the day on which it alone pays you a statutory pension (form S1, Regulation 883/2004), and not before it begins. Until then you need to be insured by the rules of the place or privately.`,
  }));
  const along = others([view]);
  const [first] = along;
  if (!first) return own;
  const who = list(along.map((one) => one.who));
  const rule = { ...first.rule, ids: along.flatMap((one) => one.rule.ids) };
  const told = worded(rule, ({ name, homeName }) => ({
    'british-drawn': own
      ? `For ${who}, who may draw it now, the S1 can be asked for before the move.`
      : BRITISH_DRAWN(name),
    'british-later': '',
    'union-later': '',
    union:
      own && rules?.kind === 'union'
        ? `The same holds for ${who}.`
        : `As long as ${homeName} alone pays ${who} a statutory pension, it bears the cost of their care in ${name}, as everywhere in the EU, the EEA and Switzerland (Regulation 883/2004). The paper is form S1, issued by the insurer at home before the move; a pension from the new country moves the cost there.`,
  }));
  return own && told ? flow(own, told) : (own ?? told);
}

/**
 * The same in one sentence for all places of a report; the section on healthcare states the rule. `about` is another
 * member whom the question names, and `called` what it calls them.
 */
export function pensionerCareInBrief(
  views: readonly PlaceView[],
  about: Member | null = null,
  called = '',
): Said | null {
  const rule = about ? memberRule(views, about) : ownRule(views);
  const where = list((rule?.places ?? []).map(({ name }) => name));
  const [whom, whose] = about ? [called, `the care of ${called}`] : ['you', 'your care'];
  return worded(rule, ({ homeName }) => ({
    'british-drawn': `With the State Pension the United Kingdom pays for ${whose} in ${where} (form S1, see Healthcare).`,
    'british-later': `Not at the cost of the United Kingdom before your State Pension: form S1, by which it pays for care in ${where}, begins with that and not with another pension (rule of 2021, see Healthcare). Until then the rules of the place decide.`,
    union: `${capitalised(homeName)} bears the cost of ${whose} in ${where} as long as it alone pays ${whom} a statutory pension (form S1, see Healthcare).`,
    'union-later': `${capitalised(homeName)} bears the cost of ${whose} in ${where} from the day on which it alone pays you a statutory pension (form S1, see Healthcare); until then the rules of the place decide.`,
  }));
}
