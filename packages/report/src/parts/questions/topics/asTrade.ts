/** Those whom one sees as a patient, and who may be what somebody is or wants to become. */
const MEDICS =
  '(?:doctors?|surgeons?|physicians?|GPs?|general practitioners?|dentists?|nurses?|pharmacists?|midwi(?:fe|ves)|an(?:a)?esthetists?|p(?:a)?ediatricians?|psychiatrists?|obstetricians?|\\w+ologists?|physios?|physiotherapists?)';
const SPECIALITY =
  '(?:surgery|medicine|an(?:a)?esthesia|radiology|p(?:a)?ediatrics|psychiatry|obstetrics|\\w+ology|\\w+iatrics|dentistry|nursing)';

/** Care and those who give it, where they are somebody's work: "pays surgeons best", "a residency in surgery". */
const AS_WORK = new RegExp(
  [
    String.raw`\bas an? (?:[\w-]+ ){0,3}${MEDICS}\b`,
    String.raw`\b(?:becom\w+|makes? (?:me|her|him)|I am|I[’']m|(?:she|he) is) (?:an? )?(?:[\w-]+ ){0,2}${MEDICS}\b`,
    String.raw`\b(?:pays?|paid|hires?|hiring|recruits?|recruiting|employs?|trains?|lacks?|short of) (?:its |their |foreign |more )*(?:doctors|surgeons|physicians|dentists|nurses|pharmacists|midwives|\w+ologists)\b`,
    String.raw`\b(?:assistant|junior|senior|consultant|trainee|resident|foreign(?:-trained)?|overseas|international|(?:Muslim|Black|Asian|Arab|African|Indian|Jewish)) ${MEDICS}(?: in (?:[\w-]+ ){0,2}${SPECIALITY})?\b`,
    String.raw`\b${MEDICS}(?: (?!(?:and|or)\b)[\w’'-]+){0,3} (?:earns?|earnings|salar(?:y|ies)|wages?|jobs?|posts?|vacanc\w+|training|residenc(?:y|ies)|exams?|licen[cs]\w*|registration|register)\b`,
    String.raw`\b(?:salar(?:y|ies)|wages?|earnings|jobs?|posts?|vacanc\w+|training|careers?|degrees?|diplomas?) (?:of|for|as|in) (?:an? |the )?(?:[\w-]+ ){0,2}(?:${MEDICS}|${SPECIALITY})\b`,
    String.raw`\b(?:residenc(?:y|ies)|fellowships?|special(?:ist|ty|ity)(?: training)?|consultants?|doctors?) in (?:[\w-]+ ){0,2}${SPECIALITY}\b`,
  ].join('|'),
  'gi',
);

/** A question without the care that is somebody's own work in it. */
export const withoutTrade = (text: string): string => text.replace(AS_WORK, ' ');
