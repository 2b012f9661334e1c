import { numberAt } from '../../figures/world.ts';
import { wordOf, type PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, words } from '../../prose/said.ts';

/** Whether a pension is, or soon will be, what the household lives on. */
function drawsPension({ stage, read }: Profile): boolean {
  return stage === 'retired' || read.has('income-sources', 'retirement-pension');
}

const inUnion = (view: PlaceView, iso3 = view.iso3): boolean => wordOf(view, 'eu_member', iso3) === 'yes';
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

interface Rule {
  readonly kind: 'british-drawn' | 'british-later' | 'union';
  readonly places: readonly PlaceView[];
  readonly ids: readonly string[];
}

/** The rule that binds the state which pays the pension, and those of the places it holds in; null where none does. */
function ruleFor(views: readonly PlaceView[]): Rule | null {
  const [first] = views;
  if (!first || !drawsPension(first.profile)) return null;
  const { age, stageIds } = first.profile;
  const ids = ['current-location', ...stageIds];
  const british = views.filter(britishPays);
  if (british.length > 0) {
    const due = numberAt(first.atlas, 'pension_age_men', 'GBR');
    const drawn = age !== null && due !== null && age >= due;
    return { kind: drawn ? 'british-drawn' : 'british-later', places: british, ids: [...ids, 'age'] };
  }
  const union = views.filter(unionPays);
  return union.length > 0 ? { kind: 'union', places: union, ids } : null;
}

const RECORDS: Readonly<Record<Rule['kind'], readonly string[]>> = {
  'british-drawn': ['s1-from-state-pension'],
  'british-later': ['s1-from-state-pension', 's1-early-retirees-ended'],
  union: ['s1-pension-state-pays'],
};

function worded(
  views: readonly PlaceView[],
  texts: (view: PlaceView) => Record<Rule['kind'], string>,
): Said | null {
  const rule = ruleFor(views);
  const [view] = rule?.places ?? [];
  const records = rule ? RECORDS[rule.kind] : [];
  if (!rule || !view || !records.every((id) => view.atlas.rule(id)?.from.shown)) return null;
  return because(given(words(texts(view)[rule.kind]), ...records.map((id) => `rule:${id}`)), ...rule.ids);
}

/**
 * Which state pays for the care of a pensioner in this place, and in all others of the rule: from the British State
 * Pension on (form S1), or by EU law for the pension of a member state. Null where no rule is on record.
 */
export function pensionerCare(view: PlaceView): Said | null {
  return worded([view], ({ name, homeName }) => ({
    'british-drawn': `For those who draw its State Pension the United Kingdom pays for care in ${name}, as in every country of the EU, by form S1, which can be asked for before the move (rule of 2021, nhsbsa.nhs.uk).`,
    'british-later': `The United Kingdom pays for care in ${name}, as in every country of the EU, from your State Pension on, not before (form S1; rule of 2021, nhsbsa.nhs.uk): an occupational pension does not open it, and early retirees have had no S1 since July 2014. Until then you need to be insured by the rules of the place or privately.`,
    union: `As long as ${homeName} alone pays you a statutory pension, it bears the cost of your care in ${name}, as in every country of the EU (Regulation 883/2004). The paper is form S1, issued by your insurer at home before the move; a pension from the new country moves the cost there.`,
  }));
}

/** The same in a sentence, for all places of a report together: the rule itself stands under Healthcare. */
export function pensionerCareInBrief(views: readonly PlaceView[]): Said | null {
  const where = list((ruleFor(views)?.places ?? []).map(({ name }) => name));
  return worded(views, ({ homeName }) => ({
    'british-drawn': `With the State Pension the United Kingdom pays for your care in ${where} (form S1, see Healthcare).`,
    'british-later': `Not at the cost of the United Kingdom before your State Pension: form S1, by which it pays for care in ${where}, begins with that and not with another pension (rule of 2021, see Healthcare). Until then the rules of the place decide.`,
    union: `${homeName.charAt(0).toUpperCase()}${homeName.slice(1)} bears the cost of your care in ${where} as long as it alone pays you a statutory pension (form S1, see Healthcare).`,
  }));
}
