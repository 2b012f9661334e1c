import type { Writer } from '../../place/passage.ts';
import { localLanguage } from '../../place/language/language.ts';
import type { PlaceHeading } from '../../model.ts';
import { structure } from '../career/setup.ts';
import { partnersRecognition, recognition } from '../career/recognition.ts';
import { CAREER } from '../career/plan.ts';
import type { SectionPlan } from '../compose.ts';
import { degrees } from '../education/degrees.ts';
import { englishInsight, stayInsight } from '../education/insights.ts';
import { EDUCATION } from '../education/plan.ts';
import { newcomersClass } from '../education/schools.ts';
import { newcomersInsight } from '../family/insights.ts';
import { FAMILY } from '../family/plan.ts';
import { guests, relatives, relativesHere } from '../family/visits.ts';
import { socialSecurity } from '../financial/contributions.ts';
import { wealthTax } from '../financial/means.ts';
import { FINANCIAL } from '../financial/plan.ts';
import { currency } from '../financial/pressures.ts';
import { regime } from '../financial/regime.ts';
import { property } from '../financial/situation.ts';
import { inheritance } from '../financial/inheritance.ts';
import { taxOnCapital } from '../financial/tax.ts';
import { residency } from '../financial/taxResidence.ts';
import { medicare } from '../healthcare/medicare.ts';
import { entry } from '../healthcare/needs.ts';
import { HEALTHCARE } from '../healthcare/plan.ts';
import { medicines, pensioners, reciprocal, treatment } from '../healthcare/practice.ts';
import { HOUSING } from '../housing/plan.ts';
import { buying } from '../housing/setting.ts';
import { language } from '../lifestyle/language.ts';
import { community } from '../lifestyle/community.ts';
import { missed } from '../lifestyle/people.ts';
import { LIFESTYLE } from '../lifestyle/plan.ts';
import { medicineAbroad } from '../safety/medicine.ts';
import { SAFETY } from '../safety/plan.ts';
import { advice } from '../safety/travelAdvice.ts';
import { LEGAL_WITHIN } from './legal.ts';
import { careGoesOn, homePrices, kinWithin, licenceGoesOn, prescriptions, transferFirst } from './life.ts';
import { propertyWithin, structureWithin } from './means.ts';

/** A section without the writers for people who cross a border, and with those for a move within the country. */
function within(
  plan: SectionPlan,
  out: readonly Writer[],
  put: { readonly body?: readonly Writer[]; readonly action?: readonly Writer[] } = {},
): SectionPlan {
  const left = (writers: readonly Writer[]): readonly Writer[] => writers.filter((one) => !out.includes(one));
  return {
    ...plan,
    lead: left(plan.lead),
    body: [...(put.body ?? []), ...left(plan.body)],
    insight: left(plan.insight),
    action: [...(put.action ?? []), ...left(plan.action)],
  };
}

/** The national language, for residents who do not speak it yet. */
const stillLearned: Writer = (view) => {
  const main = localLanguage(view);
  return main && view.profile.languages.includes(main.code) ? null : language(view);
};

const LIFE = within(LIFESTYLE, [language, community, missed]);

/** The sections of a move within the country. This table alone says how they differ. */
export const WITHIN: Readonly<Record<PlaceHeading, SectionPlan>> = {
  Financial: within(
    FINANCIAL,
    [currency, inheritance, property, regime, residency, socialSecurity, taxOnCapital, wealthTax],
    { body: [propertyWithin] },
  ),
  Housing: within(HOUSING, [buying], { body: [homePrices] }),
  Healthcare: within(HEALTHCARE, [pensioners, medicare, reciprocal, treatment, medicines, entry], {
    body: [careGoesOn, prescriptions],
  }),
  Lifestyle: { ...LIFE, body: [stillLearned, ...LIFE.body] },
  Family: within(FAMILY, [guests, newcomersInsight, relatives, relativesHere], { body: [kinWithin] }),
  Legal: LEGAL_WITHIN,
  Career: within(CAREER, [recognition, partnersRecognition, structure], {
    body: [licenceGoesOn, structureWithin],
    action: [transferFirst],
  }),
  Safety: within(SAFETY, [advice, medicineAbroad]),
  Education: within(EDUCATION, [degrees, newcomersClass, englishInsight, stayInsight]),
};
