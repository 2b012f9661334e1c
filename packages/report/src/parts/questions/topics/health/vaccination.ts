import type { Topic } from '../../topic.ts';

const VACCINE = String.raw`(?:(?:un)?vaccin\w+|immuni[sz]\w+|jabs?|(?:measles|MMR|polio|yellow fever|typhoid|hepatitis) (?:shots?|cards?|certificates?)|yellow (?:fever )?(?:card|certificate))`;
const ASKED = String.raw`(?:need(?:s|ed)? (?:to )?(?:\w+ ){0,3}|which |what |have to (?:\w+ ){0,3}|get (?:\w+ ){0,2})`;
const DUTY = String.raw`(?:compulsory|mandatory|obligat\w+|required?|requires?|by law|law|have to|must|refus\w*|opt out|exempt\w*|fin(?:e|es|ed)|without|free choice|our choice|forced|duty|enforce\w*)`;

/** Compulsory vaccination, a matter of law. */
export const VACCINATION: Topic = {
  id: 'vaccination-law',
  about: new RegExp(
    String.raw`\bunvaccinated\b|\b${VACCINE}[^?]{0,10}\b(?:needed|necessary)\b|\b${ASKED}${VACCINE}\b|\b${VACCINE}\b[^?]{0,60}\b${DUTY}\b|\b${DUTY}\b[^?]{0,60}\b${VACCINE}\b`,
    'i',
  ),
  not: /\b(?:dogs?|cats?|pets?|rabies|puppy|kitten|ferret)\b/i,
  over: ['healthcare', 'medicine', 'schools', 'insurance', 'flights'],
  answer: () => ({
    lacks: 'which vaccinations the law asks for, of whom, and what follows without them',
    whom: 'the ministry of health of each country, which publishes the calendar and the law behind it, and one school or kindergarten',
    put: 'Which vaccinations does the law ask for of children and adults who live here, which does a school or kindergarten ask for, who is exempt, and what follows for whoever does without?',
  }),
};
