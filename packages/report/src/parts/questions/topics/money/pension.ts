import { anyOf } from '@global-fit/matching/anyOf';
import { list } from '../../../../prose/english.ts';
import { because, flow, given, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../beside.ts';
import { KEPT } from '../../clauses.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { settleFreely } from '../../../../place/rights/europeanUnion.ts';
import { coordination, socialLink, socialRecord } from '../../../../place/rights/socialLink.ts';
import { pensionRecord, pensionRises } from '../../../../sections/financial/pensionRises.ts';
import {
  ownTaxSaid,
  socialSecurityAbroad,
  veteransCareAbroad,
  veteransPayAbroad,
} from '../../../../place/rights/ownState.ts';
import { governmentPension } from '../../../../sections/financial/pensionRegime.ts';
import { taxDays, territorial } from './money.ts';
import { pensionRegimes } from './regimes.ts';
import { flatOnPension } from './taxedSum.ts';
import { WAYS_IN } from '../permits/waysIn.ts';

/** A payment from the state or an insurer, by name; a pension for old age is a topic of its own. */
const BENEFIT = new RegExp(
  [
    String.raw`\b(?:VA|disability|incapacity|veterans?’?) (?:(?!Foreign|or|and)\w+ ){0,2}?(?:pay(?:ments?)?(?! (?:anything|something|for|any|me|us|my|our|abroad|out|in|on|there))|benefits?|compensation|allowances?|pensions?|rating|money|che(?:ck|que)s?|income)\b`,
    String.raw`\b(?:unemployment|housing|child|care|carer’?s|attendance|communication|mobility|disability|disability living|survivors?’?|social|welfare|state) (?:benefits?|allowances?|payments)\b`,
    String.raw`\b(?:SSDI|SSI|PIP|(?:Landes)?(?:Blinden|Gehörlosen)(?:geld|hilfe)|(?:Kinder|Eltern|Pflege|Wohn|Arbeitslosen|Bürger)geld|(?:long-term )?care insurance|universal credit|(?:legge|law) 104|indennità(?: di \w+)?|assegn[oi](?: \w+)?|allocations? (?:familiales|adulte|logement)|AAH|APL|Wajong|WAO|WIA|(?:VA )?Foreign Medical Program|FMP|the VA|(?:keep|lose) (?:\w+ )?(?:from the )?VA|CHAMPVA|TRICARE|my benefits|benefits? from home|benefits? (?=(?:can|may|could|does|do|will|would)\b)|claim(?:ing)? (?:\w+ )?(?:benefits?|allowances?))\b`,
  ].join('|'),
  'i',
);

/** A pension that only tells what somebody has to live on: "if she has only a small pension". */
const AS_MEANS =
  /\b(?:if|since|because|although|as|with|and|but)\b[^?,;]{0,20}\b(?:only |just )?an? (?:very )?(?:small|little|low|modest|tiny) (?:\w+ )?pension\b/gi;
/** What Australians call their superannuation, and nobody a caretaker. */
const SUPER =
  /\b(?:(?<=\b(?:my|our|his|her|their) )super(?= (?:is|be|was|taxed|from|at|paid|out|money|here|there|over|before|when|if|as|and)\b|[,?.;]|$)|super (?:funds?|balance|payout|pensions?|account|from \d))/i;
/** A pension that has not begun, or the age at which it does, named for what somebody has no pension yet to live on. */
const NOT_YET =
  /\b(?:neither|nobody|none|not|without|before|until)\b[^?,;()]{0,30}\bpensions?(?: yet)?\b|\bn['’]t\b[^?,;()]{0,30}\bpensions?(?: yet)?\b|\b(?:(?:age|state|old[- ]age) )?(?:pensions?|super) (?:only )?(?:at|from|starts? at|begins? at) (?:the )?(?:age (?:of )?)?\d{2}\b/gi;
/** What the Swiss save for old age beside the state pension. */
const SWISS_PILLAR =
  /\b(?:(?:second|third|2nd|3rd) pillars?|pillars? (?:[23](?:\/[23])*[ab]?|two|three|II|III)\b|BVG|LPP|vested benefits|Freizügigkeit\w*|Pensionskasse|libre passage|[23]\. ?Säule)(?!\w)/i;
const ABOUT = anyOf([
  /\b(?:(?!sus)\w*pensions?|annuit(?:y|ies)|retirement (?:income|benefits?|account))(?!\w)/i,
  /\b(?:social security|national insurance|old[- ]age (?:security|insurance|benefits?)|provident fund)(?!\w)/i,
  /\b(?:40[13]\(?[kb]\)?|IRA|superannuation|KiwiSaver|EPF)(?!\w)/i,
  SUPER,
  /\b(?:guaranteed income supplement|OAS|CPP|QPP|RRQ|RRSPs?)(?!\w)/i,
  SWISS_PILLAR,
  /\b(?:AOW|AHV|AVS|(?:Alters|Erwerbsminderungs)?rente(?:n|s)?(?:versicherung)?)(?!\w)/i,
  /\b(?:retraite|jubilaci[oó]n|previdenza|INPS)(?!\w)/i,
]);

/** A plan in which somebody saves under a name and a rule of home, beside what pays a pension. */
const SAVED_IN =
  /\b(?:40[13]\(?[kb]\)?|457\(b\)|(?:Roth|traditional) IRA|IRA|RRSPs?|TFSAs?|SIPPs?|superannuation|KiwiSaver|provident fund|EPF|PPF)(?!\w)/i;

const EVERY_BENEFIT = new RegExp(BENEFIT.source, 'gi');
const TAKEN_OF_IT = new RegExp(String.raw`\btax(?:es)? (?:[\w’'-]+ ){0,5}?(?:${BENEFIT.source})`, 'gi');

/** A payment that a permit is to rest on, of which nobody asks whether it goes on. */
const FOR_A_PERMIT = /\b(?:visas?|permits?|residency)\b/i;
const GOES_ON =
  /\b(?:keep\w*|pay|pays|paid|paying|los(?:e|es|ing)|stops?|continu\w+|go(?:es)? on|still|claim\w*|tax\w*|abroad|overseas|covers?|work there)\b/i;

const OF_CARE =
  /\b(?:Foreign Medical Program|FMP|medicines?|insulin|doctors?|hospitals?|health ?care|care|treatment|clinics?|pays? (?:anything|for))\b/i;
const OF_MONEY =
  /\b(?:money|che(?:ck|que)s?|compensation|rating|benefits?|payments?|income|pay(?! (?:anything|for))|keep|lose)\b/i;

const SOCIAL_SECURITY = /\b(?:social security|SSA|SSDI)\b/i;

/** What the United States does for its veterans abroad, where a question names their department or its programme. */
function veteransAnswer({ text, view, views }: Asked): Answer | null {
  if (!/\b(?:VA|Veterans Affairs|Foreign Medical Program|FMP)\b/.test(text)) return null;
  const care = OF_CARE.test(text) ? veteransCareAbroad(view) : null;
  const money = OF_MONEY.test(text) ? veteransPayAbroad(view) : null;
  if (!care && !money) return null;
  const where = list(
    views.map(({ name }) => name),
    'or',
  );
  const security = SOCIAL_SECURITY.test(text) ? socialSecurityAbroad(view) : null;
  const family = /\b(?:CHAMPVA|TRICARE)\b/.exec(text)?.[0];
  return {
    said: flow(money, security, care),
    lacks: `${
      care
        ? 'which of your conditions are rated so, and how a claim is paid in each country'
        : 'how and in which currency it is paid into each country'
    }${family ? `, and what ${family} pays for abroad, and for whom` : ''}`,
    whom: `the Department of Veterans Affairs, in writing, before you choose${care ? ', and its Foreign Medical Program' : ''}${family ? `, and the office of ${family}` : ''}${security ? ', and the Social Security Administration for its own part' : ''}`,
    put: `Do you go on paying my compensation in full when I live in ${where}, into which account, and what has to be reported to you?${care ? ' Which of my conditions does the Foreign Medical Program cover there, and whom do I pay first?' : ''}`,
  };
}

/** What becomes of the capital of a Swiss pillar; null where a question is about none, or home is no Switzerland. */
function pillarAnswer({ text, view, views }: Asked): Answer | null {
  if (!SWISS_PILLAR.test(text) || view.home?.iso3 !== 'CHE') return null;
  const rule = view.atlas.rule('swiss-second-pillar-abroad');
  const free = views.filter((one) => settleFreely(one, 'CHE'));
  const within = free.map(({ name }) => name);
  const beyond = views.filter((one) => !free.includes(one)).map(({ name }) => name);
  const law = rule?.from.shown
    ? given(
        words(
          `Of the second pillar the part above the legal minimum may be paid out when one leaves Switzerland for good.${within.length > 0 ? ` In a state of the EU or EFTA (${list(within)}) the part that the law prescribes stays behind while one has to be insured there against old age, invalidity and death; who is not, or is retired already, may ask for it too.` : ''}${beyond.length > 0 ? ` Beyond these states (${list(beyond)}) all of it may be.` : ''}`,
        ),
        `rule:${rule.id}`,
      )
    : null;
  return {
    said: law,
    lacks: 'pillar 3a, the tax at source on what is paid out, and whether the new country taxes it once more',
    whom: 'the pension fund or foundation that holds the capital, then a tax adviser who works with both countries, before you deregister',
    put: 'Which part may I take as capital when I leave for this country, which part stays and until which age, what is taken at source in your canton, and can that be claimed back under the treaty?',
  };
}

export const PENSION: readonly Topic[] = [
  {
    id: 'benefit',
    about: BENEFIT,
    // What a country takes of it is a matter of tax.
    when: ({ text }) =>
      BENEFIT.test(text.replace(TAKEN_OF_IT, ' ')) && !(FOR_A_PERMIT.test(text) && !GOES_ON.test(text)),
    over: ['access', 'healthcare', 'medicine', 'jobs', 'pay', 'elder-care', 'children-visa', 'cost'],
    answer: (asked) => {
      const named = [...asked.text.matchAll(EVERY_BENEFIT)].map(([words]) => words);
      const name = named.find((one) => !/insurance$/i.test(one)) ?? 'this benefit';
      const where = list(
        asked.views.map((view) => view.name),
        'or',
      );
      const who = asked.person ? inLetter(asked.person) : null;
      const veteran = veteransAnswer(asked);
      if (veteran) return veteran;
      const fromHome = who !== null || KEPT.test(asked.text) || /\b(?:my|our|VA|from)\b/i.test(asked.text);
      const american = SOCIAL_SECURITY.test(asked.text) ? socialSecurityAbroad(asked.view) : null;
      return fromHome || american
        ? {
            said: american,
            lacks: `whether what home pays (${name}) is paid abroad, and in full`,
            whom: 'the office or insurer at home that pays it, in writing, before you choose',
            put: `Do you go on paying ${name} in full when ${who ? `${who} lives` : 'I live'} in ${where}, for how long, and what has to be reported to you?`,
          }
        : {
            said: null,
            lacks: 'which benefits a newcomer may claim',
            whom: 'the social security office of the new country',
            put: `Who may claim ${name} here, after how many months of residence or contributions, and may my permit be lost by claiming it?`,
          };
    },
  },
  {
    id: 'pension',
    about: ABOUT,
    not: /\bsocial security (?:number|card|office)\b/i,
    // Who has little of one does not ask how it is paid.
    when: ({ text }) =>
      ABOUT.test(
        (WAYS_IN.test(text) ? text.replace(NOT_YET, ' ') : text)
          .replace(AS_MEANS, ' ')
          .replace(EVERY_BENEFIT, ' '),
      ),
    over: ['tax', 'cost', 'profession'],
    answer: (asked) => {
      const pillar = pillarAnswer(asked);
      if (pillar) return pillar;
      const { view, views, text } = asked;
      const byLaw = views.filter((one) => socialLink(one) === 'coordinated');
      const paidByLaw = eachPlace(byLaw, (one) => given(words(coordination(one)), socialRecord(one)));
      const linked = eachPlace(
        views.filter((one) => !byLaw.includes(one)),
        (one) =>
          ['agreement', 'unsure'].includes(socialLink(one) ?? '')
            ? given(words('an agreement'), socialRecord(one))
            : null,
      );
      const rising = views.filter((one) => pensionRises(one) !== null);
      const raised = eachPlace(rising, (one) =>
        given(
          words(pensionRises(one) ? 'raised every year' : 'left at the sum first paid'),
          pensionRecord(view.home?.iso3 ?? ''),
        ),
      );
      const taxed = /\btax/i.test(text);
      const regimes = taxed ? pensionRegimes(asked) : null;
      const service =
        taxed &&
        /\b(?:government|public|civil|state (?:employees?|service|workers?|schools?|government)|teacher|nhs|military|army|police)\b/i.test(
          text,
        );
      // A pension by name of a firm is none for government service.
      const ofAFirm =
        /\b(?:works?|company|workplace|occupational|private|personal|employer['’]?s?) pensions?\b/i.test(
          text,
        );
      const plan = SAVED_IN.exec(text)?.[0] ?? (SUPER.test(text) ? 'super' : undefined);
      const american = SOCIAL_SECURITY.test(text) ? socialSecurityAbroad(view) : null;
      const atOnce = /\b(?:lump[- ]?sums?|all at once|in one (?:go|sum))\b/i.test(text)
        ? ' May it be taken as one sum before the move, and which state taxes that sum?'
        : '';
      const paid =
        /\b(?:paid|pay out|receive|increase|uprat|frozen|abroad|keep|lose|still get|stops?)\b/i.test(text) ||
        !taxed;
      return {
        said: flow(
          service || (taxed && regimes && !ofAFirm && !SUPER.test(text)) ? governmentPension(view) : null,
          taxed ? ownTaxSaid(view) : null,
          american,
          regimes,
          regimes ? flatOnPension(asked) : null,
          taxed ? taxDays(asked) : null,
          taxed ? territorial(asked) : null,
          paid && paidByLaw
            ? because(
                say`A state pension earned in ${view.homeName} is paid abroad by law: by ${paidByLaw}.`,
                'current-location',
              )
            : null,
          paid && raised
            ? because(say`A state pension of ${view.homeName} is ${raised}.`, 'current-location')
            : null,
          paid && linked
            ? because(
                say`On social security our records show ${linked} with ${view.homeName}.`,
                'current-location',
              )
            : null,
        ),
        ...(taxed
          ? {
              lacks: `${paid && !paidByLaw ? 'whether a pension is paid there in full, ' : ''}${plan ? `how each country taxes the growth in your ${plan} and what you take out of it, ` : ''}the text of the tax treaties, and the rates for pensions`,
              whom: 'the tax office and the pension payer at home, then a tax adviser who works with both countries',
              put: `${service ? 'Is this pension one for government service under the treaty with the new country, which state taxes it' : 'Which state taxes this pension under the treaty with the new country'}${american ? ', which state may tax Social Security' : ''}${paid ? ', is it paid there in full' : ''}, and on which form do I apply?${plan ? ` Is the growth inside my ${plan} taxed there year by year or only what I take out, and may I keep it and pay into it while I live abroad?` : ''}${atOnce}`,
            }
          : {
              lacks: paidByLaw
                ? `whether your pension is such a one in full, or in part a supplement that stays at home${raised ? '' : ', and whether it rises'}`
                : `whether a pension is paid there in full${raised ? '' : ', and whether it rises'}`,
              whom: 'the office or company that pays the pension',
              put: `Do you pay this pension in full into the new country, in which currency${raised ? '' : ', does it rise there every year'}, and ↗which proof of life do you want?${atOnce}`,
            }),
      };
    },
  },
];
