import { anyOf } from '../../anyOf.ts';

const UNLESS =
  /\b(unless|except|only if|depends?(?! (?:up)?on (?:(?:an?|the|my|our|one) )?(?:lottery|draw|jobs?|employers?|compan(?:y|ies)|boss))|maybe|perhaps|ideally|prefer|but|although|don'?t mind|do not mind|not a problem|is fine|are fine|i like|i love|we like|we love)\b/;

/** What people endure of a place. */
const ENDURED =
  '(?:heat|hot|cold|rain\\w*|snow\\w*|winters?|summers?|humid\\w*|bugs|insects|mosquitoe?s|noise|crowds?|traffic|wind|dust|cloud\\w*|gr[ae]y|dark\\w*|weather|pollution|temperatures?|storms?)';

/** "Earthquakes we know, no problem": a line that refuses something has its problem elsewhere. */
const NO_PROBLEM =
  /^(?!(?:no|not|never|must|only)\b|[^,;]*\b(?:must|should|where|that)\b)[^,;:]*(?:[,:] ?|(?<!\b(?:is|are|be|with|and|or) ))(?:(?:that is|that's|they are|they're|it is|it's) )?(?:no|not an?) (?:big |real |major )?(?:problem|issue|worry|worries|deal)s?(?: at all)?(?: for (?:me|us))?[\s.!]*$/;

/** "No church, no problem": what a rule asks for may be missing. */
const NONE_NO_PROBLEM = /^no [\w' -]+, ?no (?:problem|issue|worries)[\s.!]*$/;

/** Whether all of a line in lower case is called no problem at its end. */
export const isNoProblem = (plain: string): boolean => NO_PROBLEM.test(plain) || NONE_NO_PROBLEM.test(plain);

/** What whoever writes can well live with: "I don't care about crime", "earthquakes don't scare me", "a bit of heat is ok". */
const INDIFFERENT = anyOf([
  NO_PROBLEM,
  /\b(?:i|we)(?: really| honestly)? (?:do|would|could) not (?:really |much |even )?(?:care|mind|object|worry)\b/,
  /^(?:do|would) not (?:really |much )?(?:care|mind|object)\b/,
  /\bcould(?:n't| not) care less\b/,
  /\b(?:i am|i'm|we are|we're|is|are) (?:not|never) (?:really |at all |too |so |very )?(?:afraid|scared|frightened|worried|concerned|fussed|fussy|bothered) (?:of|by|about|with)\b/,
  // "Yes to snow", "snow yes", and neither "yes I hate snow" nor "good hospitals yes".
  /^(?!.*\b(?:no|not|never|i|we|my|our|is|are|must|needs?|hate|good|low|safe|fast)\b)(?:yes (?:to |for )?[^,;:]+|[^,;:]+ yes)[.! ]*$/,
  // Of a place alone: where somebody "does not have to be afraid" fear is what is ruled out.
  /^(?:it |this |the \w+ )?(?:does not|doesn't|need not|needn't) (?:really |necessarily )?(?:(?:have|need) to )?(?:be|have)\b|^not necessarily\b/,
  /\b(?:do not|does(?: not|n't)) (?:really |at all )?(?:bother|scare|frighten|worry|disturb|trouble) (?:me|us)\b|\b(?:do not|does(?: not|n't)) matter\b/,
  /\b(?:is|are)(?: not|n't) (?:really )?(?:an? |any |my |our )?(?:big |real |major )?(?:concern|worry|deal[- ]?breaker|problem|issue)s?(?= *(?:$|[,.;!]|for (?:me|us)\b))/,
  /\b(?:is|are)(?: not|n't) (?:so |that |really |very |too |all that )?(?:important|relevant|a priority)\b/,
  /^(?!.*\b(?:must|where|that|which|if|and|but)\b)(?:[\w'’-]+ ){1,4}(?:(?:is|are)(?: not|n't)|not) (?:really |even |so |very |that |too )?(?:needed|required|necessary|important|relevant)\b/,
  // "No need to learn the language", "no requirement to renounce …", of a place, asks for one where nobody has to.
  /^no (?:need (?:of|to (?!learn\b|know\b|renounce\b|give up\b|surrender\b|serve\b))|requirement to (?:speak|be|live)|(?:need|requirement) for(?! (?:me|us|my|our|any(?:one|body))\b))\b/,
  /^(?:things? (?:that )?(?:i|we) (?:(?:do not|don't) (?:really )?(?:need|want|mind|care about)|(?:can|could) (?:live|do) without)|not (?:required|needed|necessary|important))\s*(?::|[-–—] )/,
  /^(?!.*\bwhere\b).*\b(?:not|n't) (?:need|have) to (?:speak|know|use|understand)\b/,
  /^not (?:everyone|everybody|all(?: people)?) (?:has|have|needs?) to\b/,
  /^(?:i|we) (?:do not|don't) (?:really |necessarily |actually )?(?:need|require)\b/,
  /^(?:(?:i am|i'm|we are|we're) )?not (?:bothered|opposed|averse)\b/,
  /^(?!.*\b(?:no|not|never|where)\b.*\b(?:un|not ))[^,;:?]+(?:[:?,] ?(?:(?:it|that)(?: is|'s) )?(?:not (?:so |that |very )?(?:important|relevant|needed|required)|(?:i |we )?do(?: not|n't) care)| (?:is |are )?unimportant)[.! ]*$/,
  /^(?:(?:i|we) )?(?:can|could) (?:(?:easily|well) )?(?:do|live|manage) without\b/,
  /\b(?:would|will) (?:not|never) say no to\b/,
  /^(?:(?:i|we|what|things|that) )*(?:would|will|do|does) not (?:necessarily |automatically )?rule (?:\w+ )?out\b/,
  /^(?!.*\b(?:where|that|which|no|not|never)\b).*\b(?:normal|nothing new|routine|everyday life) (?:for|to) (?:me|us)\b/,
  /^no (?:problem|issue) with\b/,
  // "I'm ok with some crime" and "with no beach", and not "fine with anything where it does not snow", nor "with 3 hours at most".
  /^(?:i am|i'm|we are|we're)(?: (?!not\b|never\b|hardly\b)\w+)? (?:ok|okay|fine|cool|comfortable) with (?:(?:having )?no (?!more\b|less\b|fewer\b|longer\b|further\b|other\b))?(?!.*\b(?:no|not|never|without|where|that|as long as|if|only|less|more|max\w*|min(?:imum)?|(?:at|the) (?:most|least))\b)/,
  // Of what is asked for, "must be a place where being different is ok", it is the condition itself.
  /^(?!.*\b(?:must|where|that|no|not)\b).*\b(?:is|are|would be)(?: also| totally| perfectly| quite| just)? (?:ok|okay|acceptable|tolerable|bearable|no problem)\b/,
  // "We could live on an island", and not what a month may cost there, nor a place with what it must not have.
  /^(?:i|we) (?:can|could)(?: (?:even|also|easily|probably|certainly|always|just|still|well))* (?:live|settle|imagine living) (?:in|by|near|on an?) (?!.*\b(?:no|not|never|without|where|with|only|if)\b)[a-z' -]{3,40}[.! ]*$/,
  /\b(?:i|we) (?:can|could)(?: (?:even|also|easily|probably|certainly|always|just|still))* (?:live|deal|cope|put up|manage) with\b/,
  // What somebody can take along or handle at work is another thing than weather, noise and small beasts.
  new RegExp(
    `\\b(?:i|we) (?:can|could)(?: (?:even|also|easily|probably|certainly|always|just|still))* (?:take|handle|stand|bear|tolerate|endure|survive) (?:(?:a bit of|some|any|the|all the|lots of|really|a lot of|extreme|high) )*${ENDURED}\\b`,
  ),
  /^(?:i am|i'm|we are|we're)(?: (?:quite|very|well|all|both))? (?:used|accustomed) to\b/,
]);

/** "I grew up in Tokyo, so I am used to big cities": what they are used to they do not fear. */
const USED_TO = /\b(?:i am|i'm|we are|we're)(?: (?:quite|very|well|all|both))? (?:used|accustomed) to\b/;

/** "Nothing against snow", "not only expats": what is said so is no fear. */
const NO_FEAR =
  /^(?:(?:i am|i'm|we are|we're|i have|we have) )?(?:(?:not|nothing) against\b(?!.*\bbut\b)|not (?:only|just) (?!\d|an? (?:few|little|bit)\b))|^(?:i|we)(?: both)? grew up with [^,;.]+[.! ]*$/;

/** Signs that mark what is liked, as a class of characters. */
export const LIKED_SIGNS = '✅✔✓☑👍❤💚😍🤩🥰';
/** One of them before a line, or behind one that denies nothing. */
const LIKED = new RegExp(
  `^\\s*[${LIKED_SIGNS}]|^(?!.*(?:\\b(?:no|not|never|without|nothing)\\b|n't)).*[${LIKED_SIGNS}]\\uFE0F?\\s*$`,
  'u',
);

/** Whether a line in lower case tells of what its writer can live with. */
export const livesWith = (plain: string): boolean =>
  INDIFFERENT.test(plain) && !/\b(?:but|though|although|however)\b/.test(plain);

/** Words that make a line say something finer than a rule can hold; such a line is left to people. */
export const isHedged = (plain: string): boolean =>
  UNLESS.test(plain) ||
  INDIFFERENT.test(plain) ||
  USED_TO.test(plain) ||
  NO_FEAR.test(plain) ||
  LIKED.test(plain);

const CLOSED =
  '(?:illegal|banned|forbidden|prohibited|outlawed|unlawful|criminal|a crime|punished|restricted)';
/**
 * A ban that is asked for, "abortion must be illegal", where the rules know such words from those who fear one.
 */
export const ASKS_FOR_A_BAN = anyOf([
  new RegExp(
    `\\b(?:must|should|has to|have to|needs? to)(?: (?:be|remain|stay|strictly|totally|fully|completely|made))+ ${CLOSED}\\b`,
  ),
  /\b(?:must|should|has to|have to|needs? to) (?:ban|forbid|outlaw|prohibit|punish|restrict)\b/,
  /\b(?:must|should|can|may) (?:not|never) be (?:legal|lawful|allowed|permitted|tolerated|recogni[sz]ed)\b/,
]);
