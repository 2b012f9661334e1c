import { anyOf } from '../../anyOf.ts';
import type { LineReading } from '../../model/dealBreaker.ts';

export const OWN_SCHOOL_LANGUAGE = 'own-school-language';
export const OWN_SCHOOL_LABEL = 'Lessons at a public school in a language you speak';

const TAUGHT =
  /\b(?:schools?|schooling|kindergartens?|nurser(?:y|ies)|lessons|classes|taught|teach(?:es|ing)?|learn(?:ing)?|study|studying)\b/;
const CHILDREN = /\b(?:child(?:ren)?|kids?|sons?|daughters?|bo(?:y|ys)|girls?|pupils?|they)\b/;
/** "A language that my children do not speak", "in a language they don't know", "a foreign language". */
const NOT_THEIRS = anyOf([
  /\blanguages? (?:that |which )?(?:(?:my|our|the|your) )?(?:\w+ ){0,2}(?:do|does|did|can|could)(?:es)?(?:not| not|n't) (?:yet )?(?:speak|know|understand|have)\b/,
  /\bin (?:an? )?(?:(?:whole|completely|totally|entirely|brand) )?(?:foreign|another|new|different|strange) language\b(?! (?:than|from|that|which|but))/,
]);
/** "Lessons must be in our own language", "taught in their mother tongue", "in a language the kids know". */
const IN_THEIRS =
  /^(?!.*\blearn\w*\b).*(?:\bin (?:our|their|my|his|her) (?:(?:own|mother|native|first|home) )*(?:languages?|tongues?)\b|\bin (?:an?|one|some) language (?:that |which )?(?:(?:my|our|the) )?(?:we|they|he|she|kids|children|sons?|daughters?)(?: already| both| all)? (?:speaks?|knows?|understands?)\b)/;
/** Lessons of a language, or its exam, are no language of lessons. */
const LESSONS_OF =
  /\b(?:tests?|exams?|certificates?|citizenship|no (?:lessons|courses|classes)|learn(?:ing)? (?:an?|the|any|another) (?:\w+ )?language)\b/;

/** "School only in a language that my children do not speak": lessons have to be in one of the household's. */
export function ownSchoolLanguageIn(plain: string): LineReading | null {
  const school = TAUGHT.test(plain) && (CHILDREN.test(plain) || /\b(?:school|lessons)/.test(plain));
  return school && (NOT_THEIRS.test(plain) || IN_THEIRS.test(plain)) && !LESSONS_OF.test(plain)
    ? { id: OWN_SCHOOL_LANGUAGE, label: OWN_SCHOOL_LABEL }
    : null;
}
