import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { englishSpeakers } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** Doctors and clinics. Therapists who share a language are a topic of their own. */
const DOCTORS = String.raw`(?:doctors?|physicians?|GPs?|general practitioners?|dentists?|nurses?|clinics?|hospitals?|surgery|practices?|medical (?:staff|interpreters?)|p(?:a)?ediatricians?|gyn(?:a)?ecologists?|midwi(?:fe|ves)|pharmac(?:y|ist|ists)|(?:speech|occupational) therapists?|speech therapy|orthophonistes?|logop(?:a?e|ä)d\w*)`;
const SPEAKS = String.raw`(?:(?:${ADJECTIVES}|[A-Z][a-z]+)[- ]speaking|(?:who |that )?(?:speaks?|understands?) (?:${ADJECTIVES}|my language|our language)|in (?:${ADJECTIVES}|my (?:own )?language|our (?:own )?language)\b)`;

/** The language named, for the middle of a sentence. */
function languageIn(text: string): string {
  const named = new RegExp(String.raw`\b(${ADJECTIVES})\b`, 'i').exec(text)?.[1];
  return named ? `${named.charAt(0).toUpperCase()}${named.slice(1).toLowerCase()}` : 'your language';
}

const SPOKEN = new RegExp(
  String.raw`\b${DOCTORS}\b[^?]{0,30}\b${SPEAKS}|\b${SPEAKS}[^?]{0,30}\b${DOCTORS}\b|\binterpreters?\b[^?]{0,40}\b${DOCTORS}\b`,
  'i',
);
const OF_A_COUNTRY = new RegExp(String.raw`\b(${ADJECTIVES}) ${DOCTORS}\b`, 'i');

/** A doctor who speaks one's language; a share of speakers locates none. */
export const CARE_LANGUAGE: Topic = {
  id: 'care-language',
  about: anyOf([SPOKEN, OF_A_COUNTRY]),
  // "A Japanese doctor" is one to talk to for people from Japan, and for others one who works there.
  when: ({ text, profile, view }) => {
    if (SPOKEN.test(text)) return true;
    const adjective = OF_A_COUNTRY.exec(text)?.[1];
    const origin = adjective === undefined ? null : countryOfAdjective(view.atlas, adjective);
    return origin !== null && [...profile.citizenships, profile.home].includes(origin);
  },
  not: /\b(?:sign[- ]language|work as|working as|practi[sc]e as)\b/i,
  over: ['language', 'healthcare', 'profession', 'illness'],
  answer: ({ text, views, profile }) => {
    const language = languageIn(text);
    return {
      said: language === 'English' ? englishSpeakers(views, profile.languages) : null,
      lacks: 'which doctors speak which language',
      whom: `a consulate of a country where ${language} is spoken, most of which keep a list of doctors, and the directory of the medical chamber`,
      put: `Which practices and hospitals in this city speak ${language}, for which specialities, do they take new patients of the public system, and who pays for an interpreter elsewhere?`,
    };
  },
};
