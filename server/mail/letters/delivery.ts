import { REFUND_DAYS } from '@global-fit/contract/orders';
import { z } from 'zod';
import type { Letter } from '../letter.ts';

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

/** Delivers a report: the matches at a glance, the PDF attached, and a link to the web report. */
export function deliveryLetter(report: z.infer<typeof deliverySchema>, publicUrl: string): Letter {
  const best = firstOf(report);
  const again = report.revision > 1;
  const single = report.places.length === 1;
  const { towns } = report;
  return {
    preview: towns[0]
      ? `${towns[0].name} comes first among the towns.`
      : best === null
        ? 'Your report is attached.'
        : `${best.name} ${single ? 'scores' : 'comes first, with'} ${Math.round(best.score)} of 100.`,
    heading: `${again ? 'Your new edition is here' : 'Your report is here'}${report.customerName === '' ? '' : `, ${report.customerName}`}`,
    blocks: [
      {
        kind: 'text',
        text: again
          ? `This is edition ${report.revision} of “${report.reportTitle}”, made anew from the answers as they are now. It says on its first pages what changed. The earlier editions stay yours. ${examined(report)}:`
          : `We have made “${report.reportTitle}” from your answers. ${examined(report)}:`,
      },
      {
        kind: 'scores',
        scores:
          towns.length > 0
            ? towns.map(({ name, score }) => ({ place: name, score, detail: '' }))
            : report.places.map(({ name, score, cities, chosen }) => ({
                place: name,
                score,
                detail: [...(chosen && !single ? ['chosen by you'] : []), cities.join(', ')]
                  .filter((part) => part !== '')
                  .join(' · '),
              })),
      },
      ...(report.note === null
        ? []
        : [
            {
              kind: 'quote' as const,
              from: 'A note from the person who reviewed your report',
              text: report.note,
            },
          ]),
      {
        kind: 'text',
        text: `The whole report is attached as a PDF. On the web you can open every source${report.roadmap ? ' and follow the plan month by month' : ''}.`,
      },
      {
        kind: 'button',
        label: 'Open your report',
        url: `${publicUrl}/account/orders/${encodeURIComponent(report.orderId)}/report`,
      },
      {
        kind: 'text',
        text: `Start with the page “At a glance”${firstPage(report)} If something is wrong or missing, answer this message.${again ? '' : ` Within ${REFUND_DAYS} days of receiving the report you can also have your money back.`}`,
      },
    ],
    reason: 'You receive this message because you ordered this report. It was made for you alone.',
  };
}
