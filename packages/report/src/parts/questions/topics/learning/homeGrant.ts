import { anyOf } from '@global-fit/matching/anyOf';
import { nameOf } from '../../../../prose/countryNames.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';

/** What states call the grants and loans that they pay their own students, by ISO 3166-1 alpha-3. */
const GRANTS: readonly (readonly [iso3: string, name: RegExp])[] = [
  ['DNK', /\bSU\b/u],
  ['DEU', /\bBAf[öo]G(?!\p{L})/u],
  ['GBR', /\b(?:[Ss]tudent finance|SAAS)\b/u],
  ['SWE', /\b(?:CSN|[Ss]tudiemedel)(?!\p{L})/u],
  ['FRA', /\b(?:bourse|[Cc][Rr][Oo][Uu][Ss]|CAF|APL)\b/u],
  ['CHE', /\bAusbildungsbeitr[aä]g\p{L}*/u],
  ['ESP', /\b[Bb]ecas? (?:MEC|de)\b/u],
  ['NLD', /\b[Ss]tudiefinanciering(?!\p{L})/u],
  ['FIN', /\b[Oo]pintotuki(?!\p{L})/u],
  ['CAN', /\bOSAP\b/u],
  ['NOR', /\bLånekassen(?!\p{L})/u],
  ['USA', /\b(?:FAFSA|Pell grants?)(?!\p{L})/u],
];

/** Names that several states use, or that are none. */
const OF_ANY =
  /\b(?:[Ss]tipendi(?:um|en)|[Ss]tudielån|(?:state|government) (?:student |education )?grants?)(?!\p{L})|\b(?:student|study|education) grants? from (?:home|my|our|the state)\b/u;

/** The state whose grant the question names, and whether it is the customer's own; null where it names none. */
function stateNamed({ text, profile, view }: Asked): { readonly name: string; readonly own: boolean } | null {
  const own = [view.home?.iso3, ...profile.citizenships.map(({ iso3 }) => iso3)];
  const states = GRANTS.flatMap(([iso3, name]) => (name.test(text) ? [iso3] : []));
  const iso3 = states.find((one) => own.includes(one)) ?? states[0];
  const country = iso3 === undefined ? null : view.atlas.country(iso3);
  return country ? { name: nameOf(country), own: own.includes(country.iso3) } : null;
}

/** The grant of a state that the household does not belong to yet. */
function grantThere(state: string, whose: string): Answer {
  return {
    lacks: `who may draw the grants and loans that ${state} gives students`,
    chapter: 'Education',
    whom: `the office of ${state} that pays them, in writing`,
    put: `May ${whose} draw the grant or loan with a foreign passport, on which permit and after how many years of residence or of a parent’s work there, for which schools, and until which age?`,
  };
}

/** A state's grant to its own students, under its own rules wherever they live. */
export const HOME_GRANT: Topic = {
  id: 'home-grant',
  about: anyOf([...GRANTS.map(([, name]) => name), OF_ANY]),
  // Grants for other things have offices of their own.
  not: /\b(?:founders?|business(?:es)?|compan(?:y|ies)|start-?ups?|farm\w*|renovat\w*|insulat\w*|solar|allocations? familiales|(?:family|child|housing) (?:benefits?|allowances?))\b/i,
  over: ['scholarship', 'university', 'cost', 'degree'],
  answer: (asked) => {
    const { view, person, profile } = asked;
    const ownStudies = profile.stage === 'student' && person === null;
    const whose = ownStudies ? 'I' : person?.kin === 'child' ? 'our child' : 'a student';
    const state = stateNamed(asked);
    if (state && !state.own) return grantThere(state.name, whose);
    const pays = state?.name ?? (view.home ? view.homeName : 'the country you live in');
    return {
      lacks: ownStudies
        ? `whether a grant or loan that ${pays} pays its students goes on for a study abroad`
        : `whether a grant that ${pays} pays its students goes on where parents or student live abroad`,
      chapter: 'Education',
      whom: `the office in ${pays} that pays the grant, in writing and before the move`,
      put: ownStudies
        ? 'Is my grant or loan paid for a whole study abroad, for which schools and for how long, which tie to the country is asked (years lived there), is it the same sum, and what do I report by when?'
        : `Does ${whose} keep the right to the grant when the family lives abroad, does it hold for a study at home and for one abroad, which tie to the country is asked (years lived there, work of a parent), and what has to be reported by when?`,
    };
  },
};
