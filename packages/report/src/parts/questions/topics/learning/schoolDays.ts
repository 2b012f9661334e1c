import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';

/** Telephones and screens among pupils. */
const PHONES =
  /\b(?:(?:smart)?phones?|mobiles|screen ?time|screens|tablets|ipads?)\b[^?]{0,30}\b(?:at|in) (?:\w+ )?schools?\b|\bschools?\b[^?]{0,30}\b(?:smart)?phones\b|\bphone bans?\b/i;

/** A school day, and admission. */
export const SCHOOL_DAYS: Topic = {
  id: 'school-days',
  about: anyOf([
    /\bschool (?:uniforms?|hours|days?|bus(?:es)?|timetables?|rules|trips?|books?|supplies)\b/i,
    /\b(?:class|group) sizes?\b|\bhow (?:big|large) are (?:the )?(?:school )?class(?:es)?\b/i,
    /\bschools? (?:is |are )?(?:on|at) (?:saturdays?|weekends?)\b|\bhomework\b/i,
    /\buniforms?\b(?=[^?]*\b(?:school|kids|children)\b)|\b(?:kids|children)\b[^?]{0,30}\buniforms?\b/i,
    /\b(?:enrol\w*|register|sign up)\b[^?]{0,30}\b(?:child(?:ren)?|kids?|sons?|daughters?)\b(?=[^?]*\b(?:papers|documents?|how|when|wants?)\b)|\b(?:papers|documents?)\b[^?]{0,20}\bschools?\b[^?]{0,20}\b(?:want|ask|need|require)\w*/i,
    PHONES,
    /\bschools? (?:is |are |be )?(?:free|cost)\b|\bdoes (?:public |state )?school cost\b/i,
  ]),
  not: /\b(?:universit\w+|medical|IB|baccal\w+|private|international|fees? of|tuition|nurs(?:ery|es))\b/i,
  over: ['schools', 'transport', 'papers', 'registration', 'phone', 'internet'],
  answer: ({ person, text }) => {
    const child = person?.kin === 'child' ? inLetter(person) : 'a child';
    if (PHONES.test(text))
      return {
        said: null,
        lacks: 'what law and schools say of telephones and screens among pupils',
        whom: 'the ministry or board of education of each country, for a rule that binds every school, and two schools by e-mail',
        put: `May ${child} carry a telephone at school, is it handed in for the day or only in lessons, from which class are screens used for work and for how long a day, and who pays for the device?`,
      };
    return {
      lacks: 'how single schools run their day, what they ask for at the door, and what parents pay beside',
      figures: ['pupil_teacher_ratio', 'harmonised_test_score'],
      whom: 'the school office of the municipality, and two schools by e-mail',
      put: `With which papers is ${child} enrolled (birth certificate, vaccinations, reports, proof of the address), from and until what hour are lessons and on which days, how many are in a class, and what do parents pay for books, meals, bus or uniform?`,
    };
  },
};
