import type { HivLaw, HivResidence } from '@global-fit/atlas/law/hivResidence';
import { constant, shown } from '../figures/quantity.ts';
import { given, type Said, say } from './said.ts';

/** What is done there over HIV, said of one country and of several. */
const LAW: Readonly<Record<HivLaw, readonly [one: string, several: string]>> = {
  refused: [
    'gives no residence permit to people with HIV, or sends away those whom a test finds to have it',
    'give no residence permit to people with HIV, or send away those whom a test finds to have it',
  ],
  asked: [
    'asks for a test or a statement on HIV for some permits, and may refuse one over it',
    'ask for a test or a statement on HIV for some permits, and may refuse one over it',
  ],
  lifted: ['gave up its rule on HIV', 'gave up their rules on HIV'],
};
const COUNTED = shown(constant(48, 'the countries and territories on the list of UNAIDS'), String);
const COUNT_YEAR = shown(constant(2019, 'the year of the list of UNAIDS'), String);

/**
 * "Singapore gives no residence permit to people with HIV, … (list of 2023)", or that a country is on no list.
 *
 * @param laws those of the subject, which say the same
 */
export function hivResidenceSaid(
  subject: string,
  laws: readonly [HivResidence | null, ...(HivResidence | null)[]],
): Said {
  const [law] = laws;
  const several = laws.length > 1;
  const facts = laws.flatMap((one) => (one ? [`hivresidence:${one.iso3}`] : []));
  if (!law)
    return given(
      say`${subject} ${several ? 'are' : 'is'} not among the ${COUNTED} countries and territories that UNAIDS counted in ${COUNT_YEAR} with rules on HIV`,
      'rule:hiv-residence-list',
    );
  const year = shown(constant(Number(law.from.asOf?.slice(0, 4)), 'the year of the list'), String);
  return given(say`${subject} ${LAW[law.law][several ? 1 : 0]} (list of ${year})`, ...facts);
}
