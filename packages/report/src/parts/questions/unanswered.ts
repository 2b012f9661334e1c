import { companionsNamed } from '@global-fit/matching/profile/people/companionsNamed';
import type { Block } from '../../model.ts';
import { cityOf } from '../../place/passage.ts';
import { tellsPrivate } from '../../profile/discretion.ts';
import { list } from '../../prose/english.ts';
import { because, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { CHECK_BY_DEFAULT } from '../readings/checkYourself.ts';
import { howToCheck } from '../readings/readings.ts';
import type { Asked } from './topic.ts';

const ID = 'specific-questions';

/** A question for permission, which an authority gives. */
const OFFICE =
  /^(?:(?:can|may|could|must|should|will|do|does|are|am) (?:I|we|one|you|my|our|foreigners|newcomers)|is it (?:legal|allowed|forbidden|possible|compulsory)|which (?:law|rule|paper|form))\b/i;
/** Documents, rights and duties, which no town hall decides. */
const PAPERS =
  /\b(?:recogni[sz]\w*|regist\w+|licen[cs]\w+|permits?|certificates?|degrees?|diplomas?|laws?|legal(?:ly)?|passports?|visas?|documents?|papers|authorit\w+|citizenship|residence|pensions?|insurance)\b/i;
/** "Do I still pay SSS?", "must we keep contributing to …?": only whoever is paid now can say. */
const STILL_PAID =
  /\b(?:I|we) (?:still|keep|go on|continue|carry on)\b[^?]{0,20}\b(?:pay(?:ing)?|contribut\w+|insured)\b/i;
/** Questions for a doctor. */
const HEALTH =
  /\b(?:ill(?:ness\w*)?|sick\w*|diseases?|disab\w+|diagnos\w+|chronic\w*|medic\w+|drugs?|doses?|prescri\w+|therap\w+|treat(?:ment|ed|s)?|surger\w+|doctors?|clinics?|hospitals?|nurses?|blood|pain|pregnan\w+|transplant\w*|hormones?)\b/i;
/** Matters between an employee and an employer. */
const EMPLOYMENT =
  /\b(?:gratuit(?:y|ies)|severance|resign\w*|redundan\w*|dismiss\w*|notice period|overtime|employment contract|end[- ]of[- ]service)\b/i;
/** What a home or another thing brings, and what is owed on it. */
const PROCEEDS = /\b(?:sell|selling|sold|sale|proceeds|mortgages?|equity|loans?|owe[sd]?)\b/i;
const CHILD =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|bab(?:y|ies)|toddlers?|teenagers?|minors?|girls?|boys?)\b/i;

/**
 * Whom to ask what no table holds. Town halls and groups of newcomers are public, so matters of body, love, faith,
 * records or children go to people bound to confidentiality, or to whoever decides.
 */
export function whomToAsk({ text, places: asked, towns }: Asked): string {
  const places = list(towns.length > 0 ? towns.map(({ name }) => name) : asked.map(cityOf));
  if (STILL_PAID.test(text))
    return 'the office or company that is paid now, in writing; it says whether that ends with the move, and from which day';
  if (HEALTH.test(text))
    return `a clinic in ${places} and the public health service there, which are bound to silence; ask for the rule or form it rests on`;
  if (tellsPrivate(text))
    return 'a lawyer there or an organisation that counsels people on it, both bound to silence; the text of the law is public';
  if (EMPLOYMENT.test(text))
    return 'the labour office of the country whose law your contract names, in writing, with the contract in hand';
  if (PROCEEDS.test(text))
    return `a tax adviser in ${asked[0]?.home ? asked[0].homeName : 'the country where it stands'} and the lender, with the last statement in hand`;
  if (CHILD.test(text))
    return 'the ministry in charge of it in each country, in writing and without a name; ask for the law or form it rests on';
  return OFFICE.test(text) || PAPERS.test(text)
    ? 'the embassy of each country, in writing and in these words; ask for the law or form it rests on'
    : `the town hall’s information office and a group of newcomers in ${places}, in these words; ask for a name and a date with every answer`;
}

/**
 * Says plainly that nothing is on record, or nothing beyond what is `told` of its towns, and how to find out, as for
 * a deal-breaker on the same subject.
 */
export function unanswered(asked: Asked, told: boolean): readonly Block[] {
  const how = howToCheck(asked.text, companionsNamed(asked.profile.read.all));
  const next = how === CHECK_BY_DEFAULT ? `Whom to ask: ${whomToAsk(asked)}.` : `How to find out: by ${how}.`;
  return [
    paragraph(
      because(
        words(
          told
            ? 'That is what our records hold of the places you name; the rest of the question they do not answer, and we do not guess.'
            : 'We found no record of ours that answers these words, so we do not guess.',
        ),
        ID,
      ),
    ),
    callout('action', because(words(next), ID)),
  ];
}
