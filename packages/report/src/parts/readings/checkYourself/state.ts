import type { Check } from './check.ts';

/** Who governs. */
export const GOVERNMENT: readonly Check[] = [
  [
    /\b(far[- ](?:right|left)|right[- ]wing|left[- ]wing|populis\w*|extremis\w*|theocra\w*|fascis\w*|nationalist\w*|coalition|political part(?:y|ies)|part(?:y|ies) in (?:the )?(?:government|parliament|power)|[\w-]+ ?-?friendly governments?|governments? (?:that |which )?(?:is |are )?(?:friendly|close|loyal|allied) (?:to|with))\b/,
    'reading who sits in its government, on the government’s own site, and the results of its last election',
  ],
];

/** Whether somebody who comes may belong one day. */
export const BELONGING: readonly Check[] = [
  [
    /\b(?:citizens?|citizenship|naturali[sz]\w*|(?:second|new|their) passports?)\b/,
    'asking the citizenship office there after how many years on your permit it may be applied for, with which test, and whether your own passport may be kept',
  ],
];

/** The vote at home, and who may say so. */
export const VOTE: readonly Check[] = [
  [
    /\b(?:no|can(?:no|['’]?)t|cannot|lose|losing|los[st]|keep|right to|without)\b[^.]*\bvot(?:e|es|ing)\b|\bvot(?:e|ing) (?:from abroad|at home)\b|\babsentee\b/,
    'asking the election office where you were last registered, and your embassy, how long somebody abroad may vote and how a ballot travels',
  ],
];

/** How the administration works. */
export const ADMINISTRATION: readonly Check[] = [
  [
    /\b(?:forms?|papers?|applications?|documents?|offices?)\b.*\b(?:on paper|by hand|online|in person|by post|screen[- ]?readers?)\b/,
    'asking the immigration office and a bank there which of their forms can be filled in, signed and sent online, and whether a page for it can be read out',
  ],
  [
    /\b(?:bureaucra\w*|red tape|paperwork|paper work)\b/,
    'asking two people who settled or set up there in the last two years to count for you the offices, the visits in person and the weeks that each paper took',
  ],
];

/** A language test. */
export const LANGUAGE_PROVED: readonly Check[] = [
  [
    /\blanguages?\b.*\b(?:exams?|tests?|certificates?|levels?)\b|\b(?:exams?|tests?|certificates?)\b.*\b(?:in|of) (?:the |its |their |a )?(?:\w+ )?languages?\b/,
    'asking the immigration authority in writing whether the permit, its renewal or permanent residence wants a certificate of the language, at which level, and from which age or for which illness one is excused',
  ],
];

/** What a state grants: citizenship, permits, protection from extradition. */
export const STATE: readonly Check[] = [
  [
    /\b(?:sends?|sending|sent|hands?|handing|turns?|turning) (?:\S+ ){0,4}(?:back|over)\b|\bdeport\w*|\brefoulement\b/,
    'asking a refugee law clinic there, or the office of the UNHCR, which are bound to silence, whom it sends back and how long that has been so',
  ],
  [
    /\b(?:cannot|can not|can['’]?t|will not|won['’]?t|must not|may not|not|never|without|afraid|dare)\b.*\b(?:embass(?:y|ies)|consulates?)\b/,
    'asking an immigration lawyer or a refugee law clinic, both bound to silence, which papers of that office the permit would need, and what is taken in their place',
  ],
  [
    /\b(?:eu|eea|european (?:union|economic area)|schengen|euro ?zone)\b(?! citizens?\b)/,
    'looking it up in the list of members that the European Union publishes',
  ],
  [
    /\b(?:apply(?:ing)?|appl(?:ied|ications?)|lodge|file|interviews?|biometrics|fingerprints?)\b|\b(?:return|go(?:ing)? (?:back|home)|travel(?:l?ing)? (?:back|home))\b.*\b(?:papers?|documents?|certificates?|stamps?|signatures?)\b/,
    'asking the embassy in writing whether it takes an application in the country where you live, or only in that of your passport, and what has to be done in person',
  ],
  [
    /\b(?:must|have to|has to|need to|forced to|obliged to)\b.*\b(?:live|be|stay|reside|spend)\b.*\b(?:days?|months?|half)\b.*\b(?:years?)\b|\bminimum stay\b/,
    'asking the immigration authority in writing how many days of a year the holder of the permit has to be there, counted how, and what follows when one is not',
  ],
  [
    /\b(?:live|housed?|stay|put) in (?:an? |the )?(?:\w+ )?(?:camps?|shelters?|barracks|reception cent(?:re|er)s?|containers?)\b/,
    'asking the authority that receives newcomers there, or the office of the UNHCR, how families are housed and for how long',
  ],
  [
    /\b(visa\w*|permits?|residen(?:ce|cy|t permits?)|citizenship|passports?)\b|\b(?:stay|live|settle|remain)\w*\b.*\b(?:for good|forever|permanently|for ever|for life)\b|\b(?:path|way|road|route) to (?:stay|staying|settling|permanence)\b/,
    'asking the immigration authority in writing',
  ],
  [
    /\bextradit\w*\b/,
    'asking a lawyer there, who is bound to silence, and reading the list of extradition treaties that its government publishes',
  ],
];
