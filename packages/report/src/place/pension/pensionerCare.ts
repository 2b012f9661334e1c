import { memberQuestionId } from '@global-fit/questionnaire/family';
import { dueAge, statePensionLater } from './pension.ts';
import { inUnion } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import type { Member } from '../../profile/household.ts';
import type { Profile } from '../../profile/profile.ts';
import { capitalised, list } from '../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../prose/said.ts';

/** Whether a pension is, or soon will be, what the customer lives on. */
function drawsPension({ stage, read }: Profile): boolean {
  return stage === 'retired' || read.has('income-sources', 'retirement-pension');
}

const idOf = ({ n }: Member, question: string): string => memberQuestionId(n, question);

/** The answer by which somebody else of the household draws a pension, occupation or age; null where none says so. */
function memberDraws(view: PlaceView, member: Member): string | null {
  const occupation = idOf(member, 'occupation');
  if (view.profile.read.has(occupation, 'retired')) return occupation;
  const due = dueAge(view);
  return member.age !== null && due !== null && member.age >= due ? idOf(member, 'family-member-age') : null;
}

const inCardArea = (view: PlaceView, iso3 = view.iso3): boolean =>
  view.atlas.healthEntry(iso3)?.euHealthCard?.from.shown === true;

/** Whether the United Kingdom pays for care of its State Pensioners in this place. */
function britishPays(view: PlaceView): boolean {
  return view.home?.iso3 === 'GBR' && (inUnion(view) || view.iso3 === 'CHE');
}

/** Whether the country that pays a pension bears the cost of care in this place by EU law. */
function unionPays(view: PlaceView): boolean {
  const { home } = view;
  return home !== null && home.iso3 !== view.iso3 && inCardArea(view) && inCardArea(view, home.iso3);
}

export interface CareRule {
  readonly kind: 'british-drawn' | 'british-later' | 'union' | 'union-later';
  readonly places: readonly PlaceView[];
  readonly ids: readonly string[];
}

/** The rule that binds the state which pays a pension, and those of the places it holds in; null where none does. */
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

/** The rule for the customer; null for whoever draws no pension. */
export function ownRule(views: readonly PlaceView[]): CareRule | null {
  const [first] = views;
  if (!first || !drawsPension(first.profile)) return null;
  const { age, stageIds } = first.profile;
  const rule = ruleOf(views, age, ['current-location', ...stageIds]);
  if (rule?.kind !== 'union') return rule && { ...rule, ids: [...rule.ids, 'age'] };
  const later = statePensionLater(first);
  return later ? { ...rule, kind: 'union-later', ids: [...rule.ids, ...later] } : rule;
}

/** The rule for somebody who comes along; null for whoever draws no pension, or none by age where age decides. */
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

/** A text for each kind of rule, resting on its records and answers; null without a rule, or without its records. */
export function worded(
  rule: CareRule | null,
  texts: (view: PlaceView) => Record<CareRule['kind'], string>,
): Said | null {
  const [view] = rule?.places ?? [];
  const records = rule ? RECORDS[rule.kind] : [];
  if (!rule || !view || !records.every((id) => view.atlas.rule(id)?.from.shown)) return null;
  return because(given(words(texts(view)[rule.kind]), ...records.map((id) => `rule:${id}`)), ...rule.ids);
}

/** "your parent": without a name, since others may read a report. */
function relative(member: Member): string {
  const kin: Readonly<Record<string, string>> = {
    spouse: 'your partner',
    parent: 'your parent',
    grandparent: 'your grandparent',
    sibling: 'your sibling',
  };
  return kin[member.relationship ?? ''] ?? 'the older relative who comes along';
}

/** Those who come along and draw a pension, each kind of relative once, with the rule for them. */
function others(views: readonly PlaceView[]): readonly { readonly who: string; readonly rule: CareRule }[] {
  const [first] = views;
  const found = (first?.profile.movers.members ?? []).flatMap((member) => {
    const rule = memberRule(views, member);
    return rule ? [{ who: relative(member), rule }] : [];
  });
  return found.filter(({ who }, i) => found.findIndex((one) => one.who === who) === i);
}

const BRITISH_DRAWN = (name: string): string =>
  `For those who draw its State Pension the United Kingdom pays for care in ${name}, as in every country of the EU, by form S1, which can be asked for before the move (rule of 2021, nhsbsa.nhs.uk).`;

/**
 * Which state pays for the care of a pensioner of the household in this place, and in all others of the rule: from the
 * British State Pension on (form S1), or by EU law for the pension of a member state. Null where no rule is on record.
 */
export function pensionerCare(view: PlaceView): Said | null {
  const rules = ownRule([view]);
  const own = worded(rules, ({ name, homeName }) => ({
    'british-drawn': BRITISH_DRAWN(name),
    'british-later': `The United Kingdom pays for care in ${name}, as in every country of the EU, from your State Pension on, not before (form S1; rule of 2021, nhsbsa.nhs.uk): an occupational pension does not open it, and early retirees have had no S1 since July 2014. Until then you need to be insured by the rules of the place or privately.`,
    union: `As long as ${homeName} alone pays you a statutory pension, it bears the cost of your care in ${name}, as everywhere in the EU, the EEA and Switzerland (Regulation 883/2004). The paper is form S1, issued by your insurer at home before the move; a pension from the new country moves the cost there.`,
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
 * The same in a sentence, for all places of a report together: the rule itself stands under Healthcare. `about` is
 * somebody else of the household whom the question names, and `called` what the question calls them.
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
