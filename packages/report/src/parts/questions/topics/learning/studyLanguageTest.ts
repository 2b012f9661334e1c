import { anyOf } from '@global-fit/matching/anyOf';
import { because, say } from '../../../../prose/said.ts';
import { officialNames } from '../../../../place/language/language.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const TESTS = String.raw`(?:IELTS|TOEFL|TOEIC|PTE|Duolingo|TestDaF|DSH|telc|Goethe(?:[- ]Zertifikat| certificate| test| exam)?|DELF|DALF|TCF|TEF(?: Canada)?|CELPIP|DELE|SIELE|CILS|CIPLE|JLPT|TOPIK|HSK|OET)`;

const TEST_ASKED = anyOf([
  new RegExp(String.raw`\b${TESTS}\b`, 'i'),
  /\b(?:language|English|German|French|Spanish|Portuguese|Italian|Dutch|Swedish|Japanese) (?:tests?|exams?|proficiency|certificates?|requirements?)\b/i,
  /\bprove (?:my|our|his|her|their) (?:English|German|French|language)\b/i,
]);

/** A language certificate for studies: university and visa each require their own. */
export const STUDY_LANGUAGE_TEST: Topic = {
  id: 'study-language-test',
  about: TEST_ASKED,
  with: /\b(?:universit\w+|study|studies|course|admission|college|masters?|bachelors?|high[- ]school|diploma)\b/i,
  not: /\b(?:visas?|permits?)\b(?![^?]*\b(?:universit|study|course))|\b(?:nurs\w+|doctors?|register(?:ed)? as|citizenship|naturali\w+|points)\b/i,
  over: ['language-test', 'language', 'school-entry', 'degree'],
  // "Or is my high school enough?" does not ask for a school.
  whole: true,
  answer: ({ views, profile }) => {
    const official = eachPlace(views, officialNames);
    return {
      said: official && because(say`Official languages: ${official}.`, ...profile.stageIds),
      lacks:
        'which test each course takes and at which level, and whether years of school in that language stand in its place',
      whom: 'the admissions office of each university, in writing, and the embassy, since the visa may ask for a test of its own',
      put: 'Does a school-leaving certificate from a school that taught in this language free me from a test, on which letter from the school; if not, which tests do you take, at which level, how old may the result be, and does the visa ask for the same one?',
    };
  },
};
