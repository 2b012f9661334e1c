import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';
import { unionsOpen } from './unions.ts';

const KIN = '(?:wife|husband|partner|spouse|next of kin|family)';

/** Whom a hospital admits, informs and asks where a partner cannot speak. */
export const NEXT_OF_KIN: Topic = {
  id: 'next-of-kin',
  about: anyOf([
    /\bnext of kin\b/i,
    new RegExp(
      String.raw`\b(?:treat|see|regard|consider|accept|recogni[sz]e|count|take)(?:s|ed|n)?\b[^?]{0,40}\bas (?:my|our|his|her|each other['’]?s|a|the) ${KIN}\b(?=[^?]*\b(?:hospital|intensive care|ICU|ill|sick|dying|dies|coma|unconscious|emergency|accident)\b)`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:visit|see|be with|sit with|decide for|speak for)\b[^?]{0,30}\b(?:each other|my ${KIN}|him|her)\b[^?]{0,30}\bin (?:a |the )?(?:hospital|intensive care|ICU)\b`,
      'i',
    ),
    /\bwho (?:may |can |will |would )?(?:decides?|speaks?)\b[^?]{0,60}\b(?:hospital|coma|unconscious|cannot speak|can['’]?t speak)\b/i,
  ]),
  over: [
    'healthcare',
    'health-entitlement',
    'emergency',
    'partner-visa',
    'marriage',
    'marriage-made',
    'same-sex',
  ],
  answer: ({ views, profile }) => ({
    said: profile.ofOneSex ? unionsOpen(views) : null,
    lacks: 'whom a hospital lets in, informs and asks when one of a couple cannot speak',
    whom: 'a notary or lawyer in each country, and the hospital nearest to the town',
    put: 'Does our marriage or partnership make each of us the one whom a hospital lets in, tells and asks, or do we need a power of attorney for health, in which form and language, and where is it kept so that a ward finds it at night?',
  }),
};
