import { OFFER } from '../entry/route/jobOffer.ts';
import { GRADE, VISIT_BONUS } from '../entry/way.ts';
import type { PersonalFactor } from './factor.ts';

/** The utility of each kind of way in, as the documentation lists it. */
const WORTH = [
  `citizenship or free movement ${GRADE.right}`,
  `free movement as the family of a partner ${GRADE.asFamily}`,
  `a residence permit that an agreement owes to the passport ${GRADE.agreement}`,
  `a route whose thresholds are met, or days without a visa that hold the part of each year for which somebody stays, ${GRADE.passed}`,
  `descent ${GRADE.descentYes} or ${GRADE.descentPossible}`,
  `marriage to a citizen ${GRADE.asSpouse}, ${GRADE.withPartner} for who is not married or where no permit for spouses is on record`,
  `descent in a country whose citizens may settle there ${GRADE.descentThroughYes} or ${GRADE.descentThroughPossible}`,
  `a route without a stated threshold (of a study permit no more than a month there would get for a threshold, and at least ${GRADE.offerBelow}), or with one that the month to spend reaches where the amount of a fixed income is not told, ${GRADE.notStated}`,
  `the proof of means of a study where the month to spend reaches it and nobody is told who pays that ${GRADE.studyMonth}`,
  `an agreement with conditions ${GRADE.partial}`,
  `a threshold inside the band of income or savings, and at most a permit on which its authority has to answer first, ${GRADE.within}`,
  `selection by points ${GRADE.points}`,
  `a work permit that needs an offer ${OFFER.usual} (${OFFER.above} where it asks for more than usual pay there, ${OFFER.rare} for over half as much again, half of that where it asks for more than the income expected; for who has no employer yet less up to a fifth where fewer than two million people work or look for work)`,
  `a permit to look for work ${GRADE.search}, ${GRADE.offerBelow} where the savings told do not last for it`,
  `a threshold just missed, an income not told or work that has to serve an interest of the country ${GRADE.close}`,
  `selection by merit or by lot or a year of youth mobility ${GRADE.exceptional}`,
  `a sum that clearly passes the month to spend ${GRADE.beyondBudget}`,
  `a permit for work for people who learned more or an investment that nobody asked for ${GRADE.unqualified}`,
  `a threshold out of reach ${GRADE.short}`,
  `no record ${GRADE.noRecord}`,
  `a passport that is not admitted ${GRADE.refused}`,
];
const LESS =
  'less a quarter where the family that is to come along may only follow or where it takes more pay than is expected to bring it, half where it may not come at all or is a parent’s without a partner; less by the month where it may come too late for the date, half from a year on; less three tenths where nobody knows by when it comes, and where it is a permit for remote work that ends before the stay is meant to';
const MORE = `plus ${VISIT_BONUS} where a first visit needs no visa`;

/** The household's best way in, as a factor. */
export const VISA_ACCESS: PersonalFactor = {
  id: 'visa_access',
  label: 'Your right to live there',
  dimension: 'immigration',
  method: `Best way in that our records hold: ${WORTH.join(', ')}; ${LESS}; ${MORE}.`,
  indicators: [],
  utilities: ({ entries }) => Float64Array.from(entries, (entry) => entry.grade),
};
