import type { Stage } from '../../../../profile/stage.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Whether the customer asks about their own studies. */
const studies = (stage: Stage, person: Asked['person']): boolean => stage === 'student' && person === null;

/** A state's grant to its own students, under its own rules wherever they live. */
export const HOME_GRANT: Topic = {
  id: 'home-grant',
  about:
    /\b(?:SU\b|BAf[öo]G|[Ss]tudent finance|SAAS|CSN|(?:bourse|[Cc][Rr][Oo][Uu][Ss]|CAF|APL)|[Ss]tipendi(?:um|en)|Ausbildungsbeitr[aä]g\p{L}*|[Bb]ecas? (?:MEC|de)|[Ss]tudiefinanciering|[Ss]tudiemedel|[Ss]tudielån|[Oo]pintotuki|OSAP|Lånekassen|FAFSA|Pell grants?|(?:state|government) (?:student |education )?grants?)(?!\p{L})|\b(?:student|study|education) grants? from (?:home|my|our|the state)\b/u,
  over: ['scholarship', 'university', 'cost', 'degree'],
  answer: ({ view, person, profile }) => ({
    said: null,
    lacks: `whether a grant${studies(profile.stage, person) ? ' or loan' : ''} that ${view.home ? view.homeName : 'the country you live in'} pays its students goes on ${studies(profile.stage, person) ? 'for a study abroad' : 'where parents or student live abroad'}`,
    chapter: 'Education',
    whom: `the office in ${view.home ? view.homeName : 'the country you live in'} that pays the grant, in writing and before the move`,
    put: studies(profile.stage, person)
      ? 'Is my grant or loan paid for a whole study abroad, for which schools and for how long, which tie to the country is asked (years lived there), is it the same sum, and what do I report by when?'
      : `Does ${person?.kin === 'child' ? 'our child' : 'a student'} keep the right to the grant when the family lives abroad, does it hold for a study at home and for one abroad, which tie to the country is asked (years lived there, work of a parent), and what has to be reported by when?`,
  }),
};
