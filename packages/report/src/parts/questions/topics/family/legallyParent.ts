/** Who is a parent by law: "am I legally Ada's mother there too?", and not who cares for a parent. */
export const LEGALLY_PARENT =
  /\b(?:legally|officially|in law|by law) (?:(?:still|also|both|be|the) )*(?:(?:\p{L}+(?: \([^)]*\))?['’]s|her|his|their|an?) )?(?:(?:other|second|legal) )?(?:mother|father|parent|mum|mom|dad)s?\b/iu;
