import type { Answers } from '@global-fit/questionnaire/model';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Basis, Block, ReportDocument, ReportPlace } from '../model.ts';
import { wholeWords } from '../prose/wholeWords.ts';
import { isPrivate, namesSomebody, restsOnSecondAdult } from '../share/withheld.ts';

/** A passage that may be sent to a language service, identified as in the review. */
export interface Rewritable {
  readonly where: string;
  readonly text: string;
}

/** Rules of law are quoted from their records and never reworded. */
const FIXED: ReadonlySet<string> = new Set(['Legal']);
const SHORTEST = 40;

/** Names, places of residence and own words in the answers. No passage that contains one leaves the server. */
export function privateTerms(document: ReportDocument, answers: Answers): readonly string[] {
  const own = Object.entries(answers).flatMap(([id, answer]): readonly string[] => {
    const type = questionById(id)?.type;
    const text = typeof answer.value === 'string' ? answer.value.trim() : '';
    if (namesSomebody(id)) return [text, ...text.split(/\s+/)];
    if (type === 'location')
      return [text, answer.city, answer.region, answer.postalCode, answer.formattedAddress].map(
        (part) => part ?? '',
      );
    return type === 'text' || type === 'textarea' ? [text] : [];
  });
  const name = [document.customerName, ...document.customerName.split(/\s+/)];
  return [...new Set([...name, ...own])].filter((term) => term.length > 1);
}

function holdsNone(terms: readonly string[]): (text: string) => boolean {
  if (terms.length === 0) return () => true;
  const pattern = wholeWords(terms);
  return (text) => !pattern.test(text);
}

const MAY_LEAVE: ReadonlySet<Block['kind']> = new Set(['paragraph', 'insight', 'action']);

function candidates(place: ReportPlace): readonly (Rewritable & { readonly basis: Basis })[] {
  const line = (heading: string) => (one: Basis & { readonly text: string }, i: number) => ({
    where: `${place.country} / ${heading} ${i + 1}`,
    text: one.text,
    basis: one,
  });
  const sections = place.sections
    .filter(({ heading }) => !FIXED.has(heading))
    .flatMap(({ heading, blocks }) =>
      blocks.flatMap((block, i) =>
        'text' in block && MAY_LEAVE.has(block.kind)
          ? [
              {
                where: `${place.country} / ${heading} / ${block.kind} ${i + 1}`,
                text: block.text,
                basis: block,
              },
            ]
          : [],
      ),
    );
  return [
    ...place.whyItFits.map(line('Why it fits')),
    ...place.whatWillBeHard.map(line('What will be hard')),
    ...sections,
  ];
}

/**
 * The passages that may be sent to a language service: prose about places, in reading order. Passages are left out
 * that rest on answers about money, health or dealings with authorities, that come from the second adult, that quote,
 * or that contain a name, an address or own words.
 */
export function rewritablePassages(document: ReportDocument, answers: Answers): readonly Rewritable[] {
  const free = holdsNone(privateTerms(document, answers));
  return document.places
    .flatMap(candidates)
    .filter(
      ({ text, basis }) =>
        text.length >= SHORTEST &&
        !/[“”]/.test(text) &&
        free(text) &&
        !restsOnSecondAdult(basis) &&
        !basis.answers.some(isPrivate),
    )
    .map(({ where, text }) => ({ where, text }));
}
