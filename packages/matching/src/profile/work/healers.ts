/** Pattern of medical professionals. The text around it tells whether the customer sees one or is one. */
export const HEALERS =
  '(?:doctors?|physicians?|GPs?|general practitioners?|surgeons?|dentists?|nurses?|pharmacists?|midwi(?:fe|ves)|an(?:a)?esthetists?|p(?:a)?ediatricians?|psychiatrists?|obstetricians?|gyn(?:a)?ecologists?|physios?|physiotherapists?|therapists?)';

/** Pattern of medical fields. Other sciences have the same endings. */
export const MEDICAL_FIELD =
  '(?:surgery|medicine|an(?:a)?esthesia|radiology|p(?:a)?ediatrics|psychiatry|obstetrics|\\w+ology|\\w+iatrics|dentistry|nursing)';
