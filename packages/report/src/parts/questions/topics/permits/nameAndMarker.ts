import { anyOf } from '@global-fit/matching/anyOf';
import { hasUnsafe } from '../../../../profile/passports/unsafe.ts';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const PAPERS = String.raw`(?:passports?|ID(?: cards?)?|identity (?:cards?|documents?|papers)|birth certificates?|residence (?:cards?|permits?)|papers|documents?|driving licen[cs]es?|diplomas?)`;
const ENTRY = String.raw`(?:gender|sex|marker|(?:legal |first |given |old |new |dead ?|birth ?)?names?)`;
const CHANGE = String.raw`(?:chang(?:e|ed|ing)|updat(?:e|ed|ing)|correct(?:ed|ing)?|amend(?:ed|ing)?|alter(?:ed|ing)?)`;

/** Name or gender marker in documents, changed or shown there. */
export const NAME_AND_MARKER: Topic = {
  id: 'name-and-marker',
  about: anyOf([
    new RegExp(String.raw`\b${CHANGE}\b[^?;]{0,40}\b${ENTRY}\b[^?;]{0,40}\b${PAPERS}\b`, 'i'),
    new RegExp(String.raw`\b${CHANGE}\b[^?;]{0,30}\b${PAPERS}\b[^?;]{0,20}\b${ENTRY}\b`, 'i'),
    new RegExp(
      String.raw`\b${PAPERS}\b[^?;]{0,20}\b(?:show|state|say|print|list)s?\b[^?;]{0,20}\b${ENTRY}\b`,
      'i',
    ),
    // "My passport says F", "will the X be accepted".
    new RegExp(
      String.raw`\b${PAPERS}\b[^?;]{0,20}\b(?:shows?|states?|says?|prints?|lists?|has|have|with|carr(?:y|ies))\b (?:an? |the )?["“'‘]?[FMX](?=["”'’]?(?:\s*$|[.,;?!)]| (?:as|for|in|on|and|but|while|instead|under|where|marker|entry)\b))`,
      'i',
    ),
    /\b(?:gender|sex) (?:markers?|entr(?:y|ies))\b/i,
    /\b(?:legal )?gender recognition\b|\blegal(?:ly)? (?:chang\w+|transition\w*|recogni[sz]\w+)\b[^?;]{0,30}\b(?:gender|sex|marker)\b/i,
  ]),
  not: /\b(?:companies|company|business|brand|domain|trade ?marks?|pets?|cats?|dogs?)\b/i,
  over: [
    'citizenship',
    'visa',
    'same-sex',
    'papers-at-the-border',
    'travel-document',
    'healthcare',
    'marriage',
    'parentage',
    'papers',
  ],
  answer: ({ profile }) => ({
    said: words(
      'Name and marker in a passport follow the law of the state that issues it, wherever you live; those in a residence card follow the law of the country that gives the card.',
    ),
    lacks:
      'what either law lets be entered or changed today, on which proof, and which of the two a residence card shows',
    whom: hasUnsafe(profile)
      ? 'the immigration office of each country, without your name'
      : 'your own consulate for the passport and the immigration office of each country for the card, without your name',
    put: 'Which changes of name and marker are entered today, from abroad as well, on which proof, and does a residence card show the marker of the passport or none?',
  }),
};
