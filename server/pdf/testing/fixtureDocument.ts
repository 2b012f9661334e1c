import type { ReportDocument } from '@global-fit/report/model';
import { NO_BASIS, facts, paragraph, plot, section } from './fixtureBlocks.ts';
import { fixturePlace } from './fixturePlace.ts';
import { FIXTURE_PLACES } from './fixtureWords.ts';

/** A Gold report (five places) with every kind of block, for tests and benchmarks of the renderer. */
export function fixtureDocument(change: Partial<ReportDocument> = {}): ReportDocument {
  return {
    version: 1,
    engineVersion: 'fixture',
    reportId: '0199f3a2-7c1e-7000-8000-0000000000aa',
    revision: 1,
    date: '2026-11-21',
    tier: 'gold',
    customerName: 'Margaret Hale',
    title: 'Five places for a slower life by the sea',
    profileSummary: section('summary', 'What you told us', [
      paragraph(
        'You are 63 and move with your husband and one dog from Columbus, Ohio, within the next twelve to eighteen months. Your pension of 3,100 dollars a month has to carry the household; you do not want to work for an employer again.',
      ),
      paragraph(
        'Warm winters, the sea within walking distance and good doctors weighed most. You ruled out places where a car is needed every day, and named New Zealand and Costa Rica as countries that you want to see examined in any case.',
      ),
      {
        kind: 'list',
        items: [
          'Six priorities, of which healthcare and safety at the highest',
          'Temperature: warm (4 of 5), very important',
          'Deal-breakers: earthquakes as a daily fact, English nowhere spoken',
        ],
        ...NO_BASIS,
      },
    ]),
    atAGlance: section('glance', 'At a glance', [
      paragraph(
        'Portugal leads, but not by enough to call it settled: its score and that of Spain overlap in most of the ways we tried. Uruguay is the strongest place outside Europe.',
      ),
      plot('Scores and how sure we are of them', {
        type: 'score-bars',
        bars: FIXTURE_PLACES.map((place) => ({
          label: place.country,
          score: place.score,
          low: place.score - 5.4,
          high: place.score + 4.1,
        })),
      }),
      plot('Where your wishes are met', {
        type: 'world-map',
        scores: worldScores(),
        highlighted: FIXTURE_PLACES.map((place) => place.iso3),
      }),
      plot('Theme by theme', {
        type: 'comparison',
        axes: [
          'Healthcare',
          'Safety',
          'Climate',
          'Cost of living',
          'Residence route',
          'Languages',
          'Political stability',
        ],
        series: FIXTURE_PLACES.map((place, p) => ({
          label: place.country,
          values: [82, 74, 91, 56, 77, null, 69].map((value) =>
            value === null ? (p % 2 === 0 ? null : 44) : Math.max(4, value - p * 7),
          ),
        })),
      }),
      plot('A month’s costs against your budget', {
        type: 'costs',
        unit: 'USD a month',
        budget: 2400,
        places: FIXTURE_PLACES.map((place) => ({
          label: place.country,
          parts: [
            { label: 'Rent', amount: place.rent },
            { label: 'Food', amount: place.rent * 0.48 },
            { label: 'Health cover', amount: 190 },
            { label: 'Transport', amount: 120 },
            { label: 'All else', amount: place.rent * 0.35 },
          ],
        })),
      }),
    ]),
    places: FIXTURE_PLACES.map(fixturePlace),
    comparison: [
      'Cost of living',
      'Healthcare',
      'Safety',
      'Climate',
      'Residence',
      'Language and community',
      'Housing',
    ].map((theme) => ({
      theme,
      rows: FIXTURE_PLACES.map((place, index) => ({
        location: place.country,
        highlights: `${theme} as this household would meet it in ${place.country}: better than home in most respects, with one thing to watch.`,
        costIndicators: `About ${place.rent.toLocaleString('en-US')} USD a month for two bedrooms`,
        rating: index === 4 ? null : 4.6 - index * 0.5,
        ...facts(`rent:${place.iso3}`),
      })),
    })),
    ruledOut: section('ruled-out', 'What was ruled out, and why', [
      paragraph('Eleven countries would have scored above 70 but failed one of your conditions.'),
      {
        kind: 'table',
        caption: 'Countries that a condition excluded',
        columns: ['Country', 'Score without the condition', 'Condition that failed'],
        align: ['left', 'right', 'left'],
        rows: Array.from({ length: 11 }, (_, index) => [
          `Country ${index + 1}`,
          String(79 - index),
          index % 2 === 0
            ? 'No residence route for this passport in our records'
            : 'Rent above the budget that you gave',
        ]),
        ...facts('rent:PRT'),
      },
    ]),
    timeline: [
      phase('Research', '12 to 18 months before', '2026-12', '2027-05', 4),
      phase('Preparation', '9 to 12 months before', '2027-06', '2027-08', 5),
      phase('Logistics', '3 to 6 months before', '2027-09', '2027-11', 4),
      phase('Final preparations', '1 to 3 months before', '2027-12', '2028-01', 4),
      phase('Settlement', 'the first three months', '2028-02', '2028-04', 3),
      phase('Long-term integration', 'the first two years', null, null, 2),
    ],
    questionsAnswered: section('questions', 'Your questions', [
      {
        kind: 'paragraph',
        text: 'You asked whether the dog may travel in the cabin. That is for the airline to say, not for the country; ask for the weight limit, crate included, before you book.',
        ...NO_BASIS,
      },
    ]),
    whatWouldChange: section('change', 'What would change this', [
      paragraph(
        'If warmth mattered less to you, New Zealand would rise by two places. If the budget were 400 dollars lower, Spain would fall out of the list.',
      ),
    ]),
    whatChanged: null,
    nextSteps: section('next', 'Next steps', [
      {
        kind: 'list',
        items: [
          'Read the two chapters that you like least first.',
          'Visit the first two places in the month that you fear most.',
          'Write to us within fourteen days if something is wrong.',
        ],
        ...NO_BASIS,
      },
    ]),
    method: section('method', 'How we worked', [
      paragraph(
        'Every country has a score between 0 and 100, made of the factors that bear on your answers. A figure that is missing is left out and widens the range; it is never counted as zero.',
      ),
    ]),
    sources: Array.from({ length: 34 }, (_, index) => ({
      facts: FIXTURE_PLACES.map(
        (place) =>
          `${['rent', 'homicide', 'doctors', 'climate', 'route'][index] ?? `other${index}`}:${place.iso3}`,
      ),
      publisher:
        [
          'World Bank',
          'UN Office on Drugs and Crime',
          'World Health Organization',
          'Copernicus Climate Change Service',
          'National immigration authority',
        ][index % 5] ?? '',
      title: `Table ${index + 1} of indicators by country and year`,
      years: '2019–2024',
      licence: 'CC BY 4.0',
      remark: index % 7 === 0 ? 'Values before 2020 are estimates of the publisher' : null,
    })),
    disclaimer: section('disclaimer', 'Disclaimer', [
      paragraph(
        'This report is for information only. It is not legal, tax, medical or investment advice, and comes without warranty. Rules change; check each with the authority named before you act. Copyright Global Fit.',
      ),
    ]),
    paper: 'a4',
    ...change,
  };
}

function phase(
  name: string,
  window: string,
  from: string | null,
  to: string | null,
  count: number,
): ReportDocument['timeline'][number] {
  return {
    phase: name,
    window,
    from,
    to,
    tasks: Array.from({ length: count }, (_, index) => ({
      title: `Task ${index + 1} of ${name.toLowerCase()}`,
      detail:
        'Collect the papers that the residence application asks for, in the order in which their validity runs out, and book the appointment as soon as the last one is in hand.',
      topic: 'plan' as const,
      due: to,
      ...facts('route:PRT'),
    })),
  };
}
function worldScores(): { iso3: string; score: number }[] {
  return [
    'USA',
    'CAN',
    'MEX',
    'BRA',
    'ARG',
    'CHL',
    'FRA',
    'ITA',
    'DEU',
    'GRC',
    'POL',
    'SWE',
    'NOR',
    'TUR',
    'ZAF',
    'AUS',
    'JPN',
    'KOR',
    'THA',
    'IDN',
    'IND',
    'MAR',
    'EGY',
    'KEN',
  ]
    .map((iso3, index) => ({ iso3, score: 30 + ((index * 37) % 45) }))
    .concat(FIXTURE_PLACES.map(({ iso3, score }) => ({ iso3, score })));
}
