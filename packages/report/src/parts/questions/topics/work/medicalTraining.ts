import { HEALERS, MEDICAL_FIELD } from '@global-fit/matching/profile/work/healers';
import { flow, type Said, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';
import { preparedFor, professionAnswer } from './profession.ts';

const FIELD = `(?:${MEDICAL_FIELD}|surgical|medical|hospital)`;

/** Specialist training for physicians; "residency" in a medical context is no permit. */
const TRAINING = new RegExp(
  [
    String.raw`\bresidenc(?:y|ies) (?:(?:training|programmes?|programs?|posts?|positions?|places?) )?in (?:[\w-]+ ){0,2}${FIELD}\b`,
    String.raw`\b${FIELD} residenc(?:y|ies)\b|\bresidency (?:training|match)\b|\bmedical residen(?:cy|t)\b`,
    String.raw`\b(?:specialist|special[i]?ty|surgical|medical|core|further) training\b(?! (?:schools?|centres?))`,
    String.raw`\btraining posts?\b|\bfellowships? in (?:[\w-]+ )?${FIELD}\b`,
    String.raw`\b(?:becom\w+|makes? me|be|am|as) (?:an? )?consultant (?:${HEALERS}|[\w-]+ologist)\b`,
    String.raw`\bconsultant (?:posts?|grade)\b|\b(?:Facharzt\w*|Weiterbildungsstelle\w*|Assistenzarzt\w*)`,
  ].join('|'),
  'i',
);
/** The same from somebody who treats patients already. */
const OF_A_MEDIC = /\bresidency (?:programmes?|programs?|posts?|positions?|places?)\b|\bconsultant\b/i;

/** How a training post and a licence relate, which no licensing exam changes. */
function postAfterLicence(asked: Asked): Said {
  const lead = preparedFor(asked);
  return words(
    `${lead ? `In ${lead.name} an` : 'An'} exam for the licence admits you to the register but to no post: you apply for a training post separately, in a selection on which our records hold no rule, so ask there whether it is open to you at once or after other posts.`,
  );
}

const treats = (field: readonly string[]): boolean => field.includes('healthcare');

/** From a licence to a specialisation. */
export const MEDICAL_TRAINING: Topic = {
  id: 'medical-training',
  about: new RegExp(`${TRAINING.source}|${OF_A_MEDIC.source}`, 'i'),
  when: ({ text, profile }) => TRAINING.test(text) || treats(profile.read.choices('career-field')),
  not: /\b(?:residency by investment|golden|appointments?|waiting list)\b/i,
  over: [
    'visa',
    'medicine',
    'permanence',
    'illness',
    'healthcare',
    'jobs',
    'pay',
    'degree',
    'profession',
    'university',
    'work-right',
  ],
  answer: (asked) => {
    const licence = professionAnswer(asked);
    return {
      said: flow(postAfterLicence(asked), licence.said),
      lacks:
        'training posts, who fills them, how many years of training from abroad count, and how long it takes to be a specialist',
      whom: `${licence.whom} for the licence, and the body there that runs the training of specialists`,
      put: 'Which licence, exams and level of the language come before a training post, ↗is it open to a degree from abroad, when does one apply, how many of my years count, and how long is it until I am a specialist?',
    };
  },
};
