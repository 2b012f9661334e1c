import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';
import { passportsKept } from './law.ts';

const STATUS = '(?:citizenship|nationality|passport|citizen|national)';

/** The country whose citizenship somebody once had: of the adjective in the question, else the first it names. */
function formerOf({ named, text, view }: Asked) {
  const adjective = new RegExp(String.raw`\b(${ADJECTIVES})\b`, 'i').exec(text)?.[1];
  return (adjective ? countryOfAdjective(view.atlas, adjective) : null) ?? named[0]?.country ?? null;
}

/** A citizenship once held, which may still stand or be taken up again. */
export const FORMER_CITIZENSHIP: Topic = {
  id: 'former-citizenship',
  about: anyOf([
    new RegExp(String.raw`\bstill (?:legally |officially )?(?:an? )?(?:${ADJECTIVES}) ${STATUS}\b`, 'i'),
    new RegExp(
      String.raw`\b(?:get|claim|have|take|win) (?:back (?:my|our|his|her|the) (?:\w+ )?${STATUS}|(?:my|our|his|her) (?:\w+ )?${STATUS} back)\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:regain|re-?acquire|reclaim|recover|restor(?:e|ed|ing|ation)|reinstat\w+|resum(?:e|ption))\b[^?]{0,30}\b${STATUS}\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:lost|gave up|renounced|former|previous) (?:my |our |his |her )?(?:\w+ )?${STATUS}\b`,
      'i',
    ),
  ]),
  not: /\b(?:grand\w*|ancest\w*|descent|stolen|lost (?:my|our|his|her) passport\b(?![^?]*citizen)|pet passports?|permanent resid\w+)\b/i,
  over: ['citizenship', 'child-citizenship', 'visa', 'history', 'travel-document', 'passport-taken'],
  answer: (asked) => {
    const former = formerOf(asked);
    const there = former ? asked.views.filter(({ iso3 }) => iso3 === former.iso3) : [];
    const whose = former ? nameOf(former) : 'that country';
    return {
      said: there.length > 0 ? passportsKept({ ...asked, views: there }) : words(''),
      lacks: `whether a citizenship of ${whose} once held still stands, and on which terms it is given back`,
      whom: former
        ? itsConsulate(
            asked.profile,
            [former.iso3],
            `the consulate of ${whose} that is responsible for where you live, in writing, with a copy of every old paper`,
          )
        : 'the consulate of that country that is responsible for where you live, in writing',
      put: 'By the law of the year in which I left, am I still a citizen; if not, may I be one again, with which papers of birth and family, must I give up another passport, and is there a visa or exemption for former citizens, their spouses and children until then?',
    };
  },
};
