import { anyOf } from '@global-fit/matching/anyOf';
import type { Check } from './check.ts';

/** Who may come along, and the law on couples and their children. */
export const FAMILY: readonly Check[] = [
  [
    /\bmarriage open to every couple\b/,
    'asking the civil registry there in writing whom it marries, and how it records a marriage made elsewhere',
  ],
  [
    /\b(?:un-?married|(?:not|never|need(?:s|ed)? to be|have to be|has to be|must be|without (?:being|getting)) (?:\w+ )?married|(?:have|has|need|needs) to marry|without (?:a )?marriage)\b/,
    'asking its embassy in writing whether a partner without a marriage gets a permit with yours, what proves a life together, and whether the law minds two who share a home unmarried',
  ],
  [
    /\b(?:(?:our|my) (?:marriage|wedding|relationship|civil partnership|partnership|union)|pacs|(?:registered|civil) (?:partnerships?|unions?))\b/,
    'asking the civil registry there in writing how it would record the two of you, and on which papers',
  ],
  [
    /^(?!.*\b(?:join\w*|bring\w*|live with|sponsor\w*|permanent\w*)\b).*\b(?:parents?|mothers?|fathers?|mum|mom|dad|grandparents?|in-laws?)\b.*\bvisit\w*/,
    'asking the consulate that would decide on a parent’s visitor visa for how many months in twelve one may stay, what it wants to see of means and insurance, and whether there is a visa of several years for parents',
  ],
  [
    anyOf([
      /^(?!.*\b(?:child(?:ren)?|kids?|sons?|daughters?|bab(?:y|ies)|births?|born|adopt\w*|ivf|donor|both|legal)\b).*\b(?:parents?|mothers?|fathers?|mum|mom|dad|grandparents?|in-laws?)\b.*\b(?:join\w*|bring\w*|come|coming|follow\w*|visit\w*|visas?|permits?|sponsor\w*|live with (?:us|me|you)|with (?:us|me))\b/,
      /\b(?:join\w*|bring\w*|visas?|permits?|sponsor\w*) (?:[\w’'-]+ ){0,4}(?:parents?|mothers?|fathers?|mum|mom|dad|grandparents?|in-laws?)\b/,
    ]),
    'asking the immigration authority in writing whether a resident may bring a parent, after how many years, on what income and with which insurance',
  ],
  [
    /\b(?:aunts?|uncles?|cousins?|nieces?|nephews?|sisters?|brothers?|siblings?|friends?|relatives?)\b.*\b(?:join\w*|bring\w*|come|coming|follow\w*|visas?|permits?|sponsor\w*|live with (?:us|me)|with (?:us|me)|left behind)\b/,
    'asking the immigration authority in writing whether a relative beyond parent and child may live with a resident, and what shows that one depends on the other',
  ],
  [
    /\b(?:bring|fetch|join|reunite with) (?:my|our) (?:[\w-]+ )?(?:children|child|kids?|sons?|daughters?|family)\b.*\b(?:later|afterwards?|after|once|(?:in|within|before|for) (?:\w+ ){0,2}(?:years?|months?))\b/,
    'asking the embassy in writing from when and until which age a child may follow on your permit, and what you have to earn for it',
  ],
  [
    anyOf([
      /\b(?:leav(?:e|ing)|left) (?:[\w-]+ ){0,2}(?:children|child|kids?|sons?|daughters?|family|wife|husband|partner)\b(?: \w+)? (?:behind|at home|back home)\b/,
      /\b(?:separated|apart|away) from (?:my|our) (?:children|kids?|family|wife|husband|partner)\b/,
    ]),
    'asking the embassy in writing whether your family may apply together with you, how long a decision on them takes, and what you have to earn and show for it',
  ],
  [
    /\bgrown-up child\b.*\b(come|bring|join|along|with me|with us|left behind)\b|\b(?:bring|take)\b.*\bgrown-up child\b/,
    'asking the embassy in writing whether a grown-up child who needs care may come on a parent’s permit, up to which age, and which papers on guardianship it wants to see',
  ],
  [
    /\b(children|child|kids?|son|sons|daughters?|famil\w+)\b.*\b(come|bring|join|along|with me|with us|left behind)\b|\b(?:bring|take) (?:my|our) (?:[\w-]+ )?(?:children|child|kids?|sons?|daughters?|family)\b/,
    'asking the embassy in writing whether children may apply on your permit and travel with you, or only follow later',
  ],
  [
    /\b(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[ée]e?)(?!\w).*\b(?:work\w*|job|employ\w*)\b|\b(?:work permit|work rights?)\b.*\b(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[ée]e?)(?!\w)/,
    'asking the immigration authority whether the permit of a partner carries the right to work, and from which day',
  ],
  [
    anyOf([
      /\b(?:one of us (?:[\w’'-]+ ){0,4}(?:mother|father|parent)|adopt\w*|ivf|surroga\w*|donor|parentage|(?:both|two|second|same-sex|legal|other|co-?) ?(?:mothers?|fathers?|mums?|dads?|parents?))\b/,
      /^(?=.*\b(?:mothers?|fathers?|parents?)\b).*\b(?:births?|born|regist\w+|recogni[sz]\w*|entered)\b/,
    ]),
    'asking a family lawyer or the civil registry there who is entered as a parent at birth, and how the other becomes one',
  ],
];

/** Schools for a child who needs support, and the examinations of the last years. */
export const SCHOOL_SUPPORT: readonly Check[] = [
  [
    /\b(?:his|her|their|the child(?:ren)?['’]?s?|the kids['’]?|my \w+['’]s|our \w+['’]s) (?:final |school |last |leaving )+(?:exams?|examinations?|years?)\b|\bmatric\b/,
    'asking two schools there, with the last report in hand, in which language the final examination is written, whether universities at home take it, and in which class your child would begin',
  ],
  [
    anyOf([
      /\b(?:inclusi\w+|integrat\w+|special(?:-needs)?) (?:\w+ )?(?:schools?|education|schooling|classes|lessons)\b/,
      /\b(?:autis\w+|adhd|dyslexi\w+|special (?:educational )?needs|learning support|disabled child\w*)\b.*\bschools?\b/,
      /\bschools?\b.*\b(?:autis\w+|adhd|dyslexi\w+|special (?:educational )?needs|learning support)\b/,
    ]),
    'asking the school authority of the town in writing which support it gives to such a child, who decides on it and from when',
  ],
];

/** Other schools, and animals. */
export const SCHOOLS_AND_PETS: readonly Check[] = [
  [
    /\b(?:home[- ]?school\w*|home[- ]educat\w*|home education|teach\w* (?:them|him|her|our (?:kids|children)) at home)\b/,
    'asking the education authority there in writing whether a child may be taught at home, who has to permit it, and what is examined',
  ],
  [
    /\b(?:gcses?|a[- ]?levels?|abitur|baccalaur\w+|bachillerato|matura|ib diploma|(?:los(?:e|es|ing)|repeat(?:s|ing)?) (?:an? |the |any )?(?:school )?year)\b/,
    'asking two schools there, with the last report in hand, which final examination they lead to, whether universities at home take it, and in which class your child would begin',
  ],
  [
    anyOf([
      /\b(?:mixed|co-?ed\w*|together with boys|boys and girls)\b.*\b(?:swim\w*|sports?|pe|gym\w*|lessons?|class(?:es)?|schools?)\b/,
      /\b(?:swim\w*|sports?|gym\w*) (?:lessons?|class(?:es)?)\b.*\b(?:mixed|obligatory|compulsory|mandatory|forced)\b/,
    ]),
    'asking the school authority of the town and two schools in writing whether boys and girls have such lessons together, from which age, which clothing is accepted and who may be let off',
  ],
  [
    /\b(?:school|kindergarten|nursery|daycare|childcare|tuition)\b.*\b(?:fees?|costs?|prices?|dollars|euros|pounds|expensive)\b|\b(?:fees?|costs?|prices?) (?:of|for|at) (?:\w+ )?(?:schools?|nurser\w+|daycare|childcare)\b/,
    'asking two schools or nurseries there for their fees of this year in writing, and what is charged beside them',
  ],
  [
    // What happens at school is no wish for a place in one.
    /\b((?<!\bat )schools?|kindergartens?|nurser\w+|daycare|childcare)\b/,
    'asking two schools or nurseries there for a place',
  ],
  [
    /\b(dogs?|cats?|pets?|animals?|breeds?|pit ?bulls?|rottweilers?|staffordshires?|dobermann?s?|mastiffs?)\b/,
    'asking the veterinary authority there',
  ],
];
