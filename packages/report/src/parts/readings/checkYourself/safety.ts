import { anyOf } from '@global-fit/matching/anyOf';
import { FEAR_OUTSIDE, IN_THE_STREET } from '@global-fit/matching/conditions/line/words/metOutside';
import type { Check } from './check.ts';

/** Fear in the street, of deportation, and of shootings. */
export const SAFETY: readonly Check[] = [
  [
    anyOf([
      /\b(?:police(?:m[ae]n|wom[ae]n)?|officers?|cops?)\b.*\b(?:harass|stop|beat|brutal|violen|profil|racis|search|abus|kill|shoot|target|hunt)\w*/,
      /\b(?:harass|stopp|beat|brutal|profil|search|abus|kill|shot|target)\w* by (?:the )?(?:police|officers?|cops?)\b/,
    ]),
    'reading the last report of an ombudsman or a human rights organisation on its police, and asking people of your own background who live there how they are treated at a check',
  ],
  [
    IN_THE_STREET,
    'asking more than one woman who lives there how she gets home, and reading the last survey of victims of its statistical office',
  ],
  [
    FEAR_OUTSIDE,
    'asking people who live in that part of the town how they get home at night, and reading the last survey of victims of its statistical office',
  ],
  [
    /\btravel documents?\b|\b(?:refugee|stateless|alien'?s?|convention) (?:passports?|papers|documents?)\b/,
    'asking its embassy in writing whether it puts a visa into a travel document under the Convention on refugees, and how long that has to be valid',
  ],
  [
    /\b(?:send|sent|deport\w*|return\w*) (?:me |us |my \w+ |our \w+ )?back\b|\bdeport\w*|\brefoul\w*|\basylum\b|\brefugees?\b/,
    'asking a refugee law clinic or the office of the UNHCR there what protects you from being sent back',
  ],
  [
    anyOf([
      /\b(?:violen\w+|attack\w*|assault\w*|threat\w*|aggressi\w+|beat\w*)\b.*\b(?:doctors?|nurses?|(?:hospital|medical|care) (?:staff|workers?)|teachers?|paramedics?)\b/,
      /\b(?:doctors?|nurses?|(?:hospital|medical|care) (?:staff|workers?)|teachers?|paramedics?)\b.*\b(?:beaten|attacked|assaulted|threatened)\b/,
    ]),
    'asking the chamber or union of the profession for its last count of attacks at work, and each employer what its staff are to do then',
  ],
  [
    /\b(?:shootings?|gun violence|armed attacks?)\b/,
    'reading how often it has happened there in the last ten years, and asking two schools or employers what they have planned for it',
  ],
  [
    /\b(?:burglar\w*|break-?ins?|home invasions?|barred windows|(?:window|iron|steel|security) bars|behind bars|electric fences?|armed (?:response|guards?))\b/,
    'looking at photographs taken from the road for bars, walls and fences around three homes you could rent, and reading the last survey of victims of its statistical office',
  ],
  [
    /\bguns?\b/,
    'asking its embassy who may own and carry a gun there, and reading in the statistics of its police how many people are shot in a year',
  ],
];
