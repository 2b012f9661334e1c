import { z } from 'zod';
import type { Letter } from '../letter.ts';

export const deliverySchema = z.object({
  orderId: z.string(),
  customerName: z.string(),
  reportTitle: z.string(),
  revision: z.int().min(1),
  /** In the order of the report: countries that were asked for stand before those found. */
  places: z.array(
    z.object({
      name: z.string(),
      score: z.number(),
      cities: z.array(z.string()),
      /** Asked for by the customer, whatever its rank. */
      chosen: z.boolean().default(false),
      /** Whether it passes every condition, and so has a rank. */
      ranked: z.boolean().default(true),
    }),
  ),
  note: z.string().nullable(),
});

/** The one message that hands a report over: the matches at a glance, the PDF attached, a link to the web report. */
export function deliveryLetter(report: z.infer<typeof deliverySchema>, publicUrl: string): Letter {
  const best = report.places.filter(({ ranked }) => ranked).toSorted((a, b) => b.score - a.score)[0];
  const again = report.revision > 1;
  const single = report.places.length === 1;
  return {
    preview:
      best === undefined
        ? 'Your report is attached.'
        : `${best.name} ${single ? 'scores' : 'leads with'} ${Math.round(best.score)} of 100.`,
    heading: again
      ? `Your new edition is here, ${report.customerName}`
      : `Your report is here, ${report.customerName}`,
    blocks: [
      {
        kind: 'text',
        text: again
          ? `This is edition ${report.revision} of “${report.reportTitle}”, made anew from the answers as they are now. It says on its first pages what changed. The earlier editions stay yours.`
          : `We have made “${report.reportTitle}” from your answers. ${single ? 'This is the country it examines, with its score' : 'These are the places it examines, with their scores'} out of 100:`,
      },
      {
        kind: 'scores',
        scores: report.places.map(({ name, score, cities, chosen }) => ({
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
        text: 'The whole report is attached as a PDF. On the web you can open every source and follow the plan month by month.',
      },
      {
        kind: 'button',
        label: 'Open your report',
        url: `${publicUrl}/account/orders/${encodeURIComponent(report.orderId)}`,
      },
      {
        kind: 'text',
        text: `Start with the page “At a glance”${single ? ': it says where the country stands in your whole ranking.' : ', then read the chapter on the place you like least: it shows best how we weighed your answers.'} If something is wrong or missing, answer this message. Within 14 days you can also have your money back.`,
      },
    ],
    reason: 'You receive this message because you ordered this report. It was made for you alone.',
  };
}
