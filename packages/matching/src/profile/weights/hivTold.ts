import type { Answers } from '@global-fit/questionnaire/model';
import { careToldIn } from '../text/careTold.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

/** The virus by its name, and medicines that are given against it alone. */
const HIV =
  /\bHIV\b|\bseropositive\b|\b(?:biktarvy|dolutegravir|triumeq|dovato|genvoya|symtuza|efavirenz|rilpivirine|darunavir|anti-?retrovirals?)\b/i;
/** Somebody who does not have it, or takes a medicine so as not to get it. */
const DENIED =
  /\b(?:no|not|without|never|n['’]t)\b[^.;,]{0,20}\bHIV\b|\bHIV[- ]?(?:negative|free|prevention|prophyla\w+)\b|\bPr?EP\b/i;
/** That of a relative who stays, or has died. */
const OF_KIN =
  /\b(?:my|his|her|our) (?:late )?(?:father|mother|dad|mum|mom|aunt|uncle|brother|sister|cousin|friend)s?\b[^.;,]{0,20}\bHIV\b/i;

/** Ids of the answers by which somebody who moves lives with HIV. */
export const hivToldIn = (answers: Answers): readonly string[] =>
  [...careToldIn(answers), 'medication-details'].filter((id) =>
    sentencesOf(textOf(answers, id) ?? '').some(
      (one) => HIV.test(one) && !DENIED.test(one) && !OF_KIN.test(one),
    ),
  );
