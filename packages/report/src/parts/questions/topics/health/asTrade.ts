import { HEALERS, MEDICAL_FIELD } from '@global-fit/matching/profile/work/healers';

/** In a medical context the ending alone is safe. */
const MEDICS = String.raw`(?:${HEALERS}|\w+ologists?)`;

/** Medicine as somebody's work: "pays surgeons best", "a residency in surgery". */
const AS_WORK = new RegExp(
  [
    String.raw`\bas an? (?:[\w-]+ ){0,3}${MEDICS}\b`,
    String.raw`\b(?:becom\w+|makes? (?:me|her|him)|I am|I[’']m|(?:she|he) is) (?:an? )?(?:[\w-]+ ){0,2}${MEDICS}\b`,
    String.raw`\b(?:pays?|paid|hires?|hiring|recruits?|recruiting|employs?|trains?|lacks?|short of) (?:its |their |foreign |more )*${MEDICS}\b`,
    String.raw`\b(?:assistant|junior|senior|consultant|trainee|resident|foreign(?:-trained)?|overseas|international|(?:Muslim|Black|Asian|Arab|African|Indian|Jewish)) ${MEDICS}(?: in (?:[\w-]+ ){0,2}${MEDICAL_FIELD})?\b`,
    String.raw`\b${MEDICS}(?: (?!(?:and|or)\b)[\w’'-]+){0,3} (?:earns?|earnings|salar(?:y|ies)|wages?|jobs?|posts?|vacanc\w+|training|residenc(?:y|ies)|exams?|licen[cs]\w*|registration|register)\b`,
    String.raw`\b(?:salar(?:y|ies)|wages?|earnings|jobs?|posts?|vacanc\w+|training|careers?|degrees?|diplomas?) (?:of|for|as|in) (?:an? |the )?(?:[\w-]+ ){0,2}(?:${MEDICS}|${MEDICAL_FIELD})\b`,
    String.raw`\b(?:residenc(?:y|ies)|fellowships?|special(?:ist|ty|ity)(?: training)?|consultants?|doctors?) in (?:[\w-]+ ){0,2}${MEDICAL_FIELD}\b`,
    // Owning or opening a practice is business.
    String.raw`(?<=\b(?:tax\w*|profits?|turnover|open|run|own|buy|register|found|set up)\b[^?]*)\b(?:my|our|an?) (?:[\w-]+ ){0,2}(?:clinics?|surger(?:y|ies))\b`,
  ].join('|'),
  'gi',
);

/** A question without care that is somebody's work. */
export const withoutTrade = (text: string): string => text.replace(AS_WORK, ' ');
