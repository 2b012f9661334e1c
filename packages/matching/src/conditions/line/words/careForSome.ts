const WITHOUT_HEARING =
  "deaf\\w*|hard of hearing|sign(?:ed)? languages?|signers?|(?:who|that) (?:(?:do not|don[’']t|cannot|can[’']t|can|could|know how to) )?signs?(?= *(?:$|[,.;)]|with (?:me|us)\\b|to (?:me|us)\\b))|captions?|captioned|captioning|subtitles?|subtitled|(?:video|text) relay|relay services?|hearing loops?";
const WITHOUT_SIGHT = 'blind|blindness|visually impaired|guide dogs?|white canes?|braille|screen readers?';
const WITHOUT_MEMORY = 'dementia|alzheimer\\w*';
/** Access for those who do not hear, or not well. */
export const DEAF_ACCESS = new RegExp(`\\b(?:${WITHOUT_HEARING})(?!\\w)`);
/** Access for those who do not see, or not well. */
export const BLIND_ACCESS = new RegExp(`\\b(?:${WITHOUT_SIGHT})\\b`);
/** Somebody who turns the words of a doctor into another language, signed or spoken. */
export const INTERPRETED_CARE =
  /\b(?:interpret(?:ers?|ing)|interpretation)\b.*\b(?:hospitals?|doctors?|clinics?|health ?care|medical)\b|\b(?:hospitals?|doctors?|clinics?|health ?care|medical)\b.*\b(?:interpret(?:ers?|ing)|interpretation)\b/;

const ACCESS = `${WITHOUT_HEARING}|${WITHOUT_SIGHT}|${WITHOUT_MEMORY}`;
const GOOD_CARE =
  '(?:good|decent|adequate|quality|modern|reliable) (?:\\w+ )?(?:health ?care|hospitals?|medical care|doctors?)';
/** Lines on what care is for some patients, of which no figure tells; "good hospitals, since I am deaf" is none. */
export const CARE_FOR_SOME = new RegExp(
  `${INTERPRETED_CARE.source}|\\b(?:for|with|by) (?:\\w+ ){0,2}?(?:${ACCESS})(?!\\w)|^(?!.*\\b${GOOD_CARE}\\b).*\\b(?:${ACCESS})(?!\\w)`,
);
