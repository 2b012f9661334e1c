import { BANK } from './topics/bank.ts';
import { BLUE_CARD } from './topics/blueCard.ts';
import { ADMISSION } from './topics/admission.ts';
import { CHILD_ALONE } from './topics/childAlone.ts';
import { CHILD_PASSPORT } from './topics/childPapers.ts';
import { COMING_BACK } from './topics/comingBack.ts';
import { COMPANY } from './topics/company.ts';
import { COMPANY_ABROAD } from './topics/companyAbroad.ts';
import { COMPANY_TAX } from './topics/companyTax.ts';
import { COUPLE } from './topics/couple.ts';
import { DENSITY } from './topics/density.ts';
import { DRIVER_PAPERS } from './topics/drivers.ts';
import { ENERGY_BILLS } from './topics/energyBills.ts';
import { FAMILY } from './topics/family.ts';
import { FOOD_TRADE } from './topics/foodTrade.ts';
import { FOUNDERS } from './topics/founders.ts';
import { FIREARMS } from './topics/firearms.ts';
import { HEALTH } from './topics/health.ts';
import { HOME_GRANT } from './topics/homeGrant.ts';
import { HOURS_THERE } from './topics/hoursThere.ts';
import { HOUSEHOLD_HELP } from './topics/householdHelp.ts';
import { LAND_BOUGHT } from './topics/land.ts';
import { LAST_REST } from './topics/lastRest.ts';
import { LAW } from './topics/law.ts';
import { LEARNING } from './topics/learning.ts';
import { LIVING } from './topics/living.ts';
import { MAINTENANCE } from './topics/maintenance.ts';
import { MEDICAL_TRAINING } from './topics/medicalTraining.ts';
import { MEMBERSHIP } from './topics/membership.ts';
import { MONEY } from './topics/money.ts';
import { NATIONALITY } from './topics/nationality.ts';
import { OWN_HOME } from './topics/ownHome.ts';
import { PART_OF_YEAR } from './topics/partYear.ts';
import { PENSION } from './topics/pension.ts';
import { PERMIT_TERMS } from './topics/permitTerms.ts';
import { PERMITS } from './topics/permits.ts';
import { PETS } from './topics/pets.ts';
import { POINTS } from './topics/points.ts';
import { POLITICS } from './topics/politics.ts';
import { PROTECTION } from './topics/protection.ts';
import { RECOVERY } from './topics/recovery.ts';
import { REFUSAL } from './topics/refusal.ts';
import { RESEARCHERS } from './topics/researchers.ts';
import { RETIREMENT_AGE } from './topics/retirementAge.ts';
import { SAFETY } from './topics/safety.ts';
import { SENT_HOME } from './topics/sentHome.ts';
import { SOLAR } from './topics/solar.ts';
import { STUDENT_LIFE } from './topics/studentLife.ts';
import { SCHOOL_OF_HOME } from './topics/schoolOfHome.ts';
import { US_REPORTS } from './topics/usReports.ts';
import { TRAVEL_DOCUMENT } from './topics/travelDocument.ts';
import { VISA_MEANS } from './topics/visaMeans.ts';
import { VOTING_FROM_ABROAD } from './topics/votingFromAbroad.ts';
import { WORK } from './topics/work.ts';
import { partsOf } from './clauses.ts';
import type { Asked, Topic } from './topic.ts';

/** People and health come before law, law before work, and all of them before places and prices. */
export const TOPICS: readonly Topic[] = [
  ...HEALTH,
  ...ADMISSION,
  ...COUPLE,
  CHILD_PASSPORT,
  CHILD_ALONE,
  MAINTENANCE,
  HOUSEHOLD_HELP,
  LAST_REST,
  COMING_BACK,
  ...FAMILY,
  ...PROTECTION,
  ...LAW,
  FIREARMS,
  POLITICS,
  VOTING_FROM_ABROAD,
  MEMBERSHIP,
  ...PART_OF_YEAR,
  TRAVEL_DOCUMENT,
  ...NATIONALITY,
  BLUE_CARD,
  POINTS,
  REFUSAL,
  ...PERMITS,
  RESEARCHERS,
  ...PERMIT_TERMS,
  VISA_MEANS,
  HOURS_THERE,
  MEDICAL_TRAINING,
  DRIVER_PAPERS,
  FOUNDERS,
  ENERGY_BILLS,
  ...WORK,
  ...STUDENT_LIFE,
  HOME_GRANT,
  SCHOOL_OF_HOME,
  ...LEARNING,
  RECOVERY,
  FOOD_TRADE,
  ...COMPANY,
  ...SAFETY,
  ...PETS,
  LAND_BOUGHT,
  SOLAR,
  DENSITY,
  ...LIVING,
  RETIREMENT_AGE,
  ...PENSION,
  SENT_HOME,
  ...BANK,
  US_REPORTS,
  COMPANY_ABROAD,
  COMPANY_TAX,
  OWN_HOME,
  ...MONEY,
];

/** What is answered of one question. */
const MOST = 3;

function spoken(topic: Topic, asked: Asked, words: RegExp): number {
  if (topic.not?.test(asked.text) || (topic.with && !topic.with.test(asked.text))) return -1;
  if (topic.when && !topic.when(asked)) return -1;
  return asked.text.search(words);
}

/**
 * The subjects of a question, in the order in which it names them, at most three. All topics are weighed: those whose
 * own nouns the question holds count; a topic that covers another takes its place, save in a part of the question where
 * only the other is named; generic words ("cost", "work") count only where nothing else does.
 */
export function topicsOf(asked: Asked): readonly Topic[] {
  const parts = partsOf(asked.text);
  const named = TOPICS.flatMap((topic) => {
    const at = spoken(topic, asked, topic.about);
    const own = parts.flatMap((part, i) => (topic.about.test(part) ? [i] : []));
    return at < 0 ? [] : [{ topic, at, own: own.length > 0 ? own : parts.map((_, i) => i) }];
  });
  const kept = named.filter(
    ({ topic: { id }, own }) =>
      !named.some(
        (other) =>
          other.topic.over?.includes(id) &&
          (other.topic.whole || own.every((part) => other.own.includes(part))),
      ),
  );
  if (kept.length > 0)
    return kept
      .sort((a, b) => a.at - b.at)
      .slice(0, MOST)
      .map(({ topic }) => topic);
  return TOPICS.filter((topic) => topic.loose && spoken(topic, asked, topic.loose) >= 0).slice(0, 1);
}
