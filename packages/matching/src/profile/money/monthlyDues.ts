import { anyOf } from '../../anyOf.ts';
import type { Answers } from '@global-fit/questionnaire/model';
import type { OwnMoney } from './currencies.ts';
import { REMARKS_AND_FAMILY } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';
import { inMonths, MONTHLY, sumsIn } from './sums.ts';

/** Monthly payments due wherever one lives: loans, and money sent to family. */
export interface MonthlyDues {
  readonly monthlyUsd: number;
  /** Id of the question it was stated under. */
  readonly questionId: string;
}

const KIN = String.raw`(?:mother|father|mom|mum|dad|parents?|grand(?:mother|father|parents)|brothers?|sisters?|sons?|daughters?|family|relatives|in-laws)`;
/** "Credit" is included, as most European languages use it for a loan. */
const OWED = String.raw`(?:loans?|credits?(?! (?:cards?|scores?|ratings?|history))|debts?|repayments?|instal?lments?|alimony|child support|maintenance)`;

/** Those who stay behind, and what is paid for them: "my parents' medicines", "my two sisters' school fees". */
const FOR_KIN = String.raw`\b(?:my|our) (?:[\w'’]+ ){0,2}(?:mother|father|mom|mum|dad|parent|grand(?:mother|father|parent)|brother|sister|niece|nephew|cousin|aunt|uncle)s?(?:-in-law)?(?:['’]s|s['’]|['’]) (?:\w+ ){0,2}(?:medicines?|medications?|school(?:ing| fees)?|fees|tuition|studies|care|carer|nursing home|bills|upkeep|food|insurance|treatment)\b`;

/** A first-person verb of paying out, and what the payment is for. */
const PAID = /\b(?:i|we) (?:\w+ ){0,3}(?:pay|send|remit|support)\b/;
const KIND = new RegExp(String.raw`\b(?:${OWED}|remittances?|remit|send|support)\b|${FOR_KIN}`);
/** The same without such a verb: "our loan is …", "we have a loan of … a month", "I help my mother with …". */
const SELF_EVIDENT = [
  new RegExp(
    String.raw`\b(?:my|our|the) (?:\w+ ){0,2}${OWED} (?:payments? )?(?:is|are|costs?|comes? to|takes?|amounts? to)\b`,
  ),
  new RegExp(String.raw`\b(?:i|we) (?:\w+ )?have (?:an?|one|two|some) (?:\w+ ){0,2}${OWED} of\b`),
  new RegExp(String.raw`\b(?:i|we) (?:\w+ )?(?:help|give)\b.*\bmy (?:\w+ )?${KIN}\b`),
];
/** The same from the other side: "my mother gets 100 dollars a month from me". */
const FROM_ME = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?(?:${KIN}|abuel[ao]|oma|opa|nonn[ao]|grandma|grandpa|granny)\b.*\b(?:gets?|receives?)\b.*\bfrom (?:me|us)\b`,
);
/** Sums that come in, are no more, are not yet, or are the whole of what is owed. */
const NOT_DUE = anyOf([
  /\?/,
  /\b(?:rents?|mortgage|earn\w*|salary|incomes?|pensions?|gets?|receives?|(?:i|we) save|saved|savings?|used to|paid off|stopped|will|would|could|can|might|may(?! 20\d\d)|if|until(?! (?:\w+ )?20\d\d\b)|after|before|when|once|owe|balance|total|years?|yearly|annual(?:ly)?)\b/,
]);
/** Where a statement about something else begins in the same sentence. */
const CLAUSE = new RegExp(
  String.raw`(?<!\s)\s*[;–—]\s*|(?:,|(?<!\s))\s+(?:and|but|so)\s+(?=(?:i|we|my|our|he|she|they|it)\b)(?!${FOR_KIN})`,
);
const YEAR = /\b20\d\d\b/g;

/**
 * A debt given by its total, followed by the monthly payment: "I owe $23,000 in student loans, about $240 a month".
 */
const WHOLE_DEBT = new RegExp(
  String.raw`\b(?:(?:i|we) (?:\w+ )?(?:owe|have)\b.*\b${OWED}|${OWED} of)\b(?:\d,\d|[^,(])*(?:,|\(|\band)\s*((?:(?:about|around|roughly|some|at|or|and|now|which|is|costs?|takes?|(?:i |we )?pay(?:ing)?|repaid) ){0,3}[^\s\d]{0,4}[\d.,]+k?(?: \p{L}{1,7})? (?:(?:a|per|each|every) month|monthly)\)?)[.!]?$`,
  'u',
);

/** The monthly payment out of such a clause; any other clause unchanged. */
const monthlyPart = (clause: string): string => {
  const part = WHOLE_DEBT.exec(clause)?.[1];
  return part ? `i pay on loans ${part}` : clause;
};

/** Whether a clause tells of monthly payments and every number in it is one of them. */
function tellsDues(clause: string, sums: number): boolean {
  const given = FROM_ME.test(clause);
  const paid = PAID.test(clause) && KIND.test(clause);
  const numbers = clause.replace(YEAR, '').match(/\d[\d.,]*/g)?.length ?? 0;
  return (
    !NOT_DUE.test(given ? clause.replace(/\b(?:gets?|receives?)\b/g, ' ') : clause) &&
    MONTHLY.test(clause) &&
    numbers === sums &&
    (paid || given || (sums === 1 && SELF_EVIDENT.some((words) => words.test(clause))))
  );
}

/**
 * Monthly payments on loans or to family, as a remark tells them: "I pay $640 a month on student loans and Eli pays
 * $210". Clauses that mix in anything else are skipped. Of several remarks the one with the most sums counts, because
 * they may repeat one another.
 */
export function monthlyDues(answers: Answers, own: OwnMoney): MonthlyDues | null {
  const told = REMARKS_AND_FAMILY.map((questionId): MonthlyDues => {
    const sentences = inMonths((textOf(answers, questionId) ?? '').toLowerCase()).split(
      /\s(?<=[.!?]\s)\s*|\n+/,
    );
    const clauses = sentences
      .flatMap((sentence) => (sentence.includes('?') ? [] : sentence.split(CLAUSE)))
      .map(monthlyPart);
    const sums = clauses.flatMap((clause): readonly number[] => {
      const named = sumsIn(clause, own);
      const known = named.flatMap(({ amount, currency }) => own.toUsd(amount, currency) || []);
      return known.length === named.length && tellsDues(clause, named.length) ? known : [];
    });
    return { questionId, monthlyUsd: sums.reduce((a, b) => a + b, 0) };
  });
  const [most] = told.toSorted((a, b) => b.monthlyUsd - a.monthlyUsd);
  return most && most.monthlyUsd > 0 ? most : null;
}
