/**
 * Those who treat people, or hand them their medicines, as a part of a pattern: whom one sees as a patient, and what
 * somebody is or wants to become. Which of the two a text means, the words around them tell.
 */
export const HEALERS =
  '(?:doctors?|physicians?|GPs?|general practitioners?|surgeons?|dentists?|nurses?|pharmacists?|midwi(?:fe|ves)|an(?:a)?esthetists?|p(?:a)?ediatricians?|psychiatrists?|obstetricians?|gyn(?:a)?ecologists?|physios?|physiotherapists?|therapists?)';

/** A field of medicine, as a part of a pattern; other sciences end alike. */
export const MEDICAL_FIELD =
  '(?:surgery|medicine|an(?:a)?esthesia|radiology|p(?:a)?ediatrics|psychiatry|obstetrics|\\w+ology|\\w+iatrics|dentistry|nursing)';
