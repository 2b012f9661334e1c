import { anyOf } from '@global-fit/matching/anyOf';
import { companionsNamed } from '@global-fit/matching/profile/people/companionsNamed';
import type { Block } from '../../model.ts';
import { cityOf } from '../../place/passage.ts';
import { tellsPrivate } from '../../profile/discretion.ts';
import { tellsOfDanger } from '../../profile/passports/unsafe.ts';
import { list } from '../../prose/english.ts';
import { because, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { CHECK_BY_DEFAULT } from '../readings/checkYourself.ts';
import { howToCheck } from '../readings/readings.ts';
import { askingSentences } from './askedApart.ts';
import { subjectWords } from './clauses.ts';
import { HOME, OWN, SOLD_HOME } from './named/left.ts';
import type { Asked } from './topic.ts';

const ID = 'specific-questions';

/** Whom a part of a question goes to, by its words: the first that fits counts, so private and narrow subjects lead. */
interface Addressee {
  readonly about: { readonly test: (text: string) => boolean };
  readonly whom: (asked: Asked, where: string) => string;
}

/** A question for permission, which an authority gives, whoever in the household it is about. */
const OFFICE =
  /^(?:(?:can|may|could|must|should|do|does|are|am) (?:I|we|one|you|my|our|foreigners|newcomers)\b|is (?:one|my|our) [^?]{0,40}\b(?:allowed|permitted|legal|valid|accepted|enough|taxed|exempt|required|compulsory)\b|(?:will|would|does|do|is|are|can|may|must) [\p{L}'’ ()-]{1,40}? (?:have to|need to|be allowed|be obliged|be required|qualify|count as)\b|is it (?:legal|allowed|forbidden|possible|compulsory)\b|which (?:law|rule|paper|form)\b)/iu;
/** Documents, rights and duties, which no town hall decides, and the years after which one has them. */
const PAPERS =
  /\b(?:recogni[sz]\w*|regist\w+|licen[cs]\w+|permits?|certificates?|degrees?|diplomas?|laws?|legal(?:ly)?|passports?|visas?|documents?|papers|authorit\w+|citizenship|residenc[ey]|pensions?|insurance)\b|\bwait\b[^?]{0,20}\byears?\b/i;
/** "Do I still pay SSS?", "must we keep contributing to …?": only whoever is paid now can say. */
const STILL_PAID =
  /\b(?:I|we) (?:still|keep|go on|continue|carry on)\b[^?]{0,20}\b(?:pay(?:ing)?|contribut\w+|insured)\b/i;
/** Whoever is paid month by month, by its kind or by its letters: "Pag-IBIG", "my union". */
const PAYEE =
  /\b(?:[Cc]ontribut\w+|[Ss]chemes?|[Ff]unds?|[Ii]nsur\w+|[Pp]ensions?|[Ss]ocial [Ss]ecurity|[Uu]nion|[Dd]ues|[A-Z]{3,})\b/;
/** An insurance, a fund or a benefit with an illness in its name. */
const HEALTH_COVER =
  /\b(?:health|medical|sick(?:ness|pay)?|disability|hospital) (?:insurance|fund|scheme|contributions?|cover|benefits?|allowances?)\b|\bmedic(?:are|aid)\b/gi;
/** People and firms that pay as they like, where a scheme pays by its rules. */
const NO_SCHEME = String.raw`(?:[\w’'-]+ ){0,2}?(?:employers?|boss|company|firm|landlords?|husband|wife|partner|parents?|sons?|daughters?|famil(?:y|ies))\b(?!['’])`;
/** What a scheme at home goes on giving: "will I keep my benefit", "does the plan pay abroad". */
const KEPT_SCHEME = new RegExp(
  [
    String.raw`\b(?:keep|lose|retain|draw|export)\b[^?]{0,60}\b(?:benefits?|allowances?|entitle\w*|qualif\w+|insurance|insured|credits?|cover(?:age)?|grants?|supplements?|medic(?:are|aid))\b`,
    String.raw`\b(?:does|do|will|would) (?:the|my|our|his|her) (?!${NO_SCHEME})[^?]{0,40}\b(?:pay|pays|paid|cover|covers|covered|count|continue|stop)\b[^?]{0,20}\b(?:abroad|overseas|outside|once I|once we|when I|when we|after (?:I|we))\b`,
  ].join('|'),
  'i',
);
/** Years of training and titles of specialists, which the body of a profession weighs. */
const TRAINING = anyOf([
  /\b(?:training|residency|internship|apprenticeship|speciali[sz]\w+|speciali?ty|certification|qualifications?|fellowship)\b[^?]{0,60}\b(?:count\w*|recogni[sz]\w*|accept\w*|valid|credited|certif\w+)\b/i,
  /\b(?:count|credit|recogni[sz]e|accept)\w*\b[^?]{0,40}\b(?:training|residency|internship|speciali[sz]ation|speciali?ty|fellowship|speciali[sz]t certification)\b(?! (?:applica\w+|applicants?|candidates?))/i,
]);
/** The residency of somebody who lives there, and what its years lead to. */
const OF_STAY =
  /\b(?:citizenship|naturali[sz]\w*|permanent|passports?|settle\w*|tax\w*|(?:temporary|legal) residency)\b/i;
/** Questions for a doctor, and aids for the body. */
const HEALTH = anyOf([
  /\b(?:ill(?:ness\w*)?|sick\w*|diseases?|disab\w+|diagnos\w+|chronic\w*|medic\w+|drugs?|doses?|prescri\w+|therap\w+)\b/i,
  /\b(?:treat(?:ment|ed|s)?|surger\w+|doctors?|clinics?|hospitals?|nurses?|blood|pain|pregnan\w+|transplant\w*|hormones?)\b/i,
  /\b(?:inhalers?|dialysis|implants?|prosthe\w+|hearing aids?|wheelchairs?|insulin|(?<!heat )pumps?|dentists?|vaccin\w+)\b/i,
]);
/** How people behave towards somebody, which no doctor tells: "how are foreigners treated". */
const BEHAVIOUR = anyOf([
  /\b(?:foreigners|newcomers|immigrants|migrants|strangers|people|women|men|couples|others) (?:(?:are|be|being|get|usually|often|there) )*treated(?! (?:for|with)\b)/gi,
  /\btreat(?:s|ed)?(?: (?:me|us|them|him|her|foreigners|newcomers|people))? (?:like|as|the same|well|badly|poorly|fairly|equally|unfairly|differently|any different\w*)\b/gi,
]);
/** What somebody is not to learn. */
const IN_SECRET = anyOf([
  /\bwithout (?:him|her|them|any(?:one|body)|(?:my|our) [\w’'-]+) (?:learning|knowing|finding|hearing|noticing|seeing)\b/i,
  /\bmust not (?:know|learn|find)\b/i,
  /\b(?:my|our) (?:boss|employers?|colleagues|ex|famil(?:y|ies)|parents|neighbou?rs)\b[^?]{0,15}\b(?:know|learn|find out|hear|be told)\b/i,
]);
/** Matters between an employee and an employer. */
const EMPLOYMENT =
  /\b(?:gratuit(?:y|ies)|severance|resign\w*|redundan\w*|dismiss\w*|notice period|overtime|employment contract|end[- ]of[- ]service)\b/i;
/** What a post asks of a day, which its contract settles. */
const POST =
  /\b(?:shifts?|rosters?|rotations?|working hours(?! (?:of|for|at|in) )|on call|sleep (?:at home|on board|ashore)|home (?:every|each|most) (?:night|day|evening|weekend)s?|days off|(?:my|our|his|her) (?:new )?(?:boss|employer|colleagues|company))\b/i;
/** What a home brings, and what is owed on it. */
const PROCEEDS = new RegExp(
  [
    SOLD_HOME.source,
    String.raw`\b(?:my|our|the|this|his|her|VA) (?:\w+ ){0,2}mortgages?\b|\bhome equity\b|\bequity in (?:my|our|the)\b`,
    String.raw`\b(?:loans?|ow(?:e|es|ed|ing))\b[^?]{0,30}\b(?:on|for|against) (?:${OWN} (?:[\w’'-]+ ){0,3}?${HOME}|it\b)`,
  ].join('|'),
  'i',
);
/** Pay and price before the tax office. */
const TAXED = /\b(?:tax\w*|VAT|invoices?|in cash|withh[eo]ld\w*|declar\w+|deduct\w*)\b/i;
/** An animal that somebody keeps or brings; those that people watch, ride or groom for others are none. */
const ANIMAL = anyOf([
  /\b(?:my|our|his|her|their|the|bring\w*|import\w*|tak(?:e|ing)|keep\w*) (?:(?!friends\b)[\w’'-]+ ){0,2}?(?:dogs?|cats?|horses?|pon(?:y|ies)|rabbits?|parrots?|birds?|pets?|puppy|kittens?)\b(?![- ](?:groom|walk|sitt|watch|rid|lov|club|show|park|beach|own)\w*)/i,
  /\blivery\b/i,
]);
const CHILD =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|bab(?:y|ies)|toddlers?|teenagers?|minors?|girls?|boys?)\b/i;
/** School, and what is learned and sat as an exam by a child; grown people have lessons of their own. */
const SCHOOL = new RegExp(
  String.raw`\b(?:schools?|pupils?|kindergartens?|nurser(?:y|ies)|(?:national|school|final) (?:tests?|exams?))\b|^(?=[^?]*${CHILD.source})[^?]*\b(?:exams?|class(?:es)?|lessons|teachers?)\b`,
  'i',
);
/** A wedding or marriage before the law. */
const WED = /\b(?:weddings?|marriages?|marry|(?:get|getting|be) married)\b/i;

const ADDRESSEES: readonly Addressee[] = [
  {
    about: ANIMAL,
    whom: (_, where) =>
      `the official vet where you live now, and a vet or a keeper of such animals in ${where}; ask for prices in writing`,
  },
  {
    about: { test: (text) => TRAINING.test(text) && !OF_STAY.test(text) },
    whom: () =>
      'the body that licenses the profession in each country (its council, college or ministry), in writing; ask which proof of each year it takes',
  },
  {
    about: { test: (text) => HEALTH.test(text.replace(HEALTH_COVER, 'insurance').replace(BEHAVIOUR, ' ')) },
    whom: (_, where) =>
      `a clinic in ${where} and the public health service there, which are bound to silence; ask for the rule or form it rests on`,
  },
  {
    about: {
      test: (text) => tellsPrivate(text.replace(HEALTH_COVER, 'insurance')) || IN_SECRET.test(text),
    },
    whom: () =>
      'a lawyer there or an organisation that counsels people on it, both bound to silence; the text of the law is public',
  },
  {
    about: { test: (text) => STILL_PAID.test(text) && PAYEE.test(text) },
    whom: () =>
      'the office or company that is paid now, in writing; it says whether that ends with the move, and from which day',
  },
  {
    about: KEPT_SCHEME,
    whom: () =>
      'the office or insurer at home that decides on it, in writing and before you leave; ask from which day it ends or goes on, and for the rule',
  },
  {
    about: EMPLOYMENT,
    whom: () =>
      'the labour office of the country whose law your contract names, in writing, with the contract in hand',
  },
  {
    about: POST,
    whom: () => 'the employer, before the contract is signed; have the answer written into it',
  },
  {
    about: PROCEEDS,
    whom: ({ places }) =>
      `a tax adviser in ${places[0]?.home ? places[0].homeName : 'the country where it stands'} and the lender, with the last statement in hand`,
  },
  {
    about: TAXED,
    whom: () => 'the tax office of each country, or a tax adviser there; ask for the rule it rests on',
  },
  {
    about: WED,
    whom: () =>
      'the civil registry of each country, in writing, with a copy of the certificate once there is one',
  },
  {
    about: SCHOOL,
    whom: () =>
      'the school authority of each country and the present school, in writing; ask for the rule or form it rests on',
  },
  {
    about: CHILD,
    whom: () =>
      'the ministry in charge of it in each country, in writing and without a name; ask for the law or form it rests on',
  },
  {
    about: new RegExp(`${OFFICE.source}|${PAPERS.source}`, 'iu'),
    whom: () =>
      'the embassy of each country, in writing and in these words; ask for the law or form it rests on',
  },
];

const ownAddressee = (asked: Asked, where: string): string | null =>
  ADDRESSEES.find(({ about }) => about.test(asked.text))?.whom(asked, where) ?? null;

/** A part that goes on with what was asked before it: "what if she changes her mind", "how long is the wait". */
const GOES_ON =
  /^(?:and )?(?:what(?: then| if| happens| becomes| does| do| would| will)\b|how (?:long|much|soon|often)\b|(?:until|till|by|from|since) when\b|when\b|if\b|for how long\b|(?:will|would|does|do|is|are) (?:he|she|it|they|that|this)\b)/i;

/** "What happens with my harpsichord": a subject of its own. */
const OF_MINE = /\b(?:my|our)\b/i;

/**
 * Whom to ask about a part left open: whoever decides on it by its own words; where it goes on with the subject of
 * the part before, those who were named for that.
 */
function whomToAskNext(asked: Asked, before: string | null): string {
  const goesOn = GOES_ON.test(asked.text) && !OF_MINE.test(asked.text) && ownAddressee(asked, '') === null;
  return goesOn && before !== null ? before : whomToAsk(asked);
}

/**
 * Whom to ask what no table holds. Town halls and groups of newcomers are public, so matters of body, love, faith,
 * records or children go to people bound to confidentiality, or to whoever decides.
 */
export function whomToAsk(asked: Asked): string {
  const { places, towns } = asked;
  const where = list(towns.length > 0 ? towns.map(({ name }) => name) : places.map(cityOf));
  return (
    ownAddressee(asked, where) ??
    `the town hall’s information office and a group of newcomers in ${where}, in these words; ask for a name and a date with every answer`
  );
}

/** A part without what the reading put beside a name: "Dana (my child) is 20" was written "Dana is 20". */
const asWritten = (part: string): string =>
  part.replace(/ \((?:my (?:spouse|child|parent|dog|cat|pet|medicine)|the other parent)\)/g, '');

/**
 * The parts left open by whom each goes to, and one group under discretion, which quotes none. `before`: whom the last
 * answer of the question names.
 */
export function openByWhom(
  asked: Asked,
  open: readonly string[],
  before: string | null,
): readonly (readonly [string, string])[] {
  const { profile, text } = asked;
  if (profile.discreet.length > 0 || tellsOfDanger(profile, text))
    return [['the rest of this question', whomToAsk({ ...asked, text: open.join(' ') })]];
  const parts = Map.groupBy(open, (part) => whomToAskNext({ ...asked, text: part }, before));
  return [...parts].map(([whom, those]) => [
    list(those.map((part) => `“${asWritten(part).replace(/[?.]+$/, '')}”`)),
    whom,
  ]);
}

/** With fewer words that tell of a subject, a sentence lives on those before it: "What is there for her?" */
const OWN_SUBJECT = 2;

/** The sentences that ask, where they tell their subject themselves; what only tells who asks is no subject. */
function whatAsks(text: string): string {
  const asking = askingSentences(text);
  return subjectWords(asking).length >= OWN_SUBJECT ? asking : text;
}

/**
 * Says plainly that nothing is on record, or nothing beyond what is `told` of its towns, and how to find out, as for
 * a deal-breaker on the same subject.
 */
export function unanswered(asked: Asked, told: boolean): readonly Block[] {
  const how = howToCheck(whatAsks(asked.text), companionsNamed(asked.profile.read.all));
  const next = how === CHECK_BY_DEFAULT ? `Whom to ask: ${whomToAsk(asked)}.` : `How to find out: by ${how}.`;
  return [
    paragraph(
      because(
        words(
          told
            ? 'That is what our records hold on the places you name; they do not answer the rest of the question, and we do not guess.'
            : 'We found no record of ours that answers these words, so we do not guess.',
        ),
        ID,
      ),
    ),
    callout('action', because(words(next), ID)),
  ];
}
