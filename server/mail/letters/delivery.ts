import { REFUND_DAYS } from '@global-fit/contract/orders';
import { z } from 'zod';
import type { Letter, LetterBlock, LetterScore } from '../letter.ts';

export const deliverySchema = z.object({
  orderId: z.string(),
  customerName: z.string(),
  reportTitle: z.string(),
  revision: z.int().min(1),
  /** In the order of the report: countries the customer asked for come before those we found. */
  places: z.array(
    z.object({
      name: z.string(),
      score: z.number(),
      cities: z.array(z.string()),
      /** Whether the customer asked for it, whatever its rank. */
      chosen: z.boolean().default(false),
      /** Whether it passes every condition, and so has a rank. */
      ranked: z.boolean().default(true),
    }),
  ),
  /** A move within the present country, which was compared with no other. */
  within: z.boolean().default(false),
  /** The towns of such a move, where several were compared. */
  towns: z.array(z.object({ name: z.string(), score: z.number() })).default([]),
  /** Whether the report contains a plan; the smallest one does not. */
  roadmap: z.boolean().default(true),
  note: z.string().nullable(),
});

/**
 * The place that the report puts first: the first of those found, unless one that was asked for has a higher score.
 * Null where no place has a rank. The order of places found depends on more than the score.
 */
function firstOf({ places }: z.infer<typeof deliverySchema>) {
  const ranked = places.filter((place) => place.ranked);
  const [found] = ranked.filter(({ chosen }) => !chosen);
  const [asked] = ranked.filter(({ chosen }) => chosen).toSorted((a, b) => b.score - a.score);
  return asked && (!found || asked.score > found.score) ? asked : (found ?? null);
}

/** Where to start on the first page, and where to go on. */
function firstPage({ places, within }: z.infer<typeof deliverySchema>): string {
  if (within) return ': it says what we looked for within your country, and what we found.';
  return places.length === 1
    ? ': it says where the country stands in your whole ranking.'
    : ', then read the chapter on the place you like least: it shows best how we weighed your answers.';
}

/** Introduces the list in the message. */
function examined({ places, towns }: z.infer<typeof deliverySchema>): string {
  if (towns.length > 1)
    return 'These are the towns it examines, with the score of each out of 100 among the towns of the country';
  const found = places.filter(({ chosen }) => !chosen);
  if (found.length > 0 && !found.some(({ ranked }) => ranked))
    return 'No country passes every condition that holds for you. These are the places that come nearest, with their scores out of 100';
  return places.length === 1
    ? 'This is the country it examines, with its score out of 100'
    : 'These are the places it examines, with their scores out of 100';
}

/** The lines of the list: the towns of a move within a country, otherwise the places with their towns. */
function scoresOf({ places, towns }: z.infer<typeof deliverySchema>): LetterScore[] {
  if (towns.length > 0) return towns.map(({ name, score }) => ({ place: name, score, detail: '' }));
  return places.map(({ name, score, cities, chosen }) => {
    const details = [chosen && places.length > 1 ? 'chosen by you' : '', cities.join(', ')];
    return { place: name, score, detail: details.filter((part) => part !== '').join(' · ') };
  });
}

/** What a mail program shows beside the subject. */
function previewOf(report: z.infer<typeof deliverySchema>): string {
  const [town] = report.towns;
  if (town) return `${town.name} comes first among the towns.`;
  const best = firstOf(report);
  if (best === null) return 'Your report is attached.';
  const stands = report.places.length === 1 ? 'scores' : 'comes first, with';
  return `${best.name} ${stands} ${Math.round(best.score)} of 100.`;
}

/** Says what was made; of a new edition also what is new about it. */
function opening(report: z.infer<typeof deliverySchema>): string {
  const { reportTitle: title, revision } = report;
  const made =
    revision > 1
      ? `This is edition ${revision} of “${title}”, made anew from the answers as they are now. It says on its first pages what changed. The earlier editions stay yours.`
      : `We have made “${title}” from your answers.`;
  return `${made} ${examined(report)}:`;
}

/** Delivers a report: the matches at a glance, the PDF attached, and a link to the web report. */
export function deliveryLetter(report: z.infer<typeof deliverySchema>, publicUrl: string): Letter {
  const again = report.revision > 1;
  const plan = report.roadmap ? ' and follow the plan month by month' : '';
  const refund = again
    ? ''
    : ` Within ${REFUND_DAYS} days of receiving the report you can also have your money back.`;
  const note: LetterBlock[] =
    report.note === null
      ? []
      : [{ kind: 'quote', from: 'A note from the person who reviewed your report', text: report.note }];
  return {
    preview: previewOf(report),
    heading: `${again ? 'Your new edition is here' : 'Your report is here'}${report.customerName === '' ? '' : `, ${report.customerName}`}`,
    blocks: [
      { kind: 'text', text: opening(report) },
      { kind: 'scores', scores: scoresOf(report) },
      ...note,
      {
        kind: 'text',
        text: `The whole report is attached as a PDF. On the web you can open every source${plan}.`,
      },
      {
        kind: 'button',
        label: 'Open your report',
        url: `${publicUrl}/account/orders/${encodeURIComponent(report.orderId)}/report`,
      },
      {
        kind: 'text',
        text: `Start with the page “At a glance”${firstPage(report)} If something is wrong or missing, answer this message.${refund}`,
      },
    ],
    reason: 'You receive this message because you ordered this report. It was made for you alone.',
  };
}
