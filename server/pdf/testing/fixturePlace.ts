import { type Block, PLACE_HEADINGS, type ReportPlace } from '@global-fit/report/model';
import { NO_BASIS, facts, paragraph, plot } from './fixtureBlocks.ts';
import { FIXTURE_HOME, FIXTURE_SECTIONS, type FixturePlace } from './fixtureWords.ts';

export function fixturePlace(place: FixturePlace, index: number): ReportPlace {
  return {
    iso3: place.iso3,
    country: place.country,
    cities: place.cities.map(([name, why], city) => ({
      id: 1000 + index * 10 + city,
      name,
      score: place.score - city * 2.3,
      why,
    })),
    score: place.score,
    interval: index === 4 ? null : [place.score - 5.4, place.score + 4.1],
    rankBand: index === 4 ? null : index < 2 ? [1, 2] : [index + 1, index + 3],
    origin: place.origin,
    summary: `${place.country} gives you warm winters and doctors within reach, and asks for patience with offices in return.`,
    whyItFits: [
      paragraph(
        `Of everything you weighed, climate and healthcare speak most clearly for ${place.country}: together they carry a third of its score.`,
        `doctors:${place.iso3}`,
      ),
      paragraph(
        'The language is one you already read, and forty thousand people from your country live there.',
      ),
    ],
    whatWillBeHard: [
      paragraph(
        'Offices work slowly, and the first permit will take longer than the law says.',
        `route:${place.iso3}`,
      ),
    ],
    strongestPointAgainst: paragraph(
      'Rents have risen faster than pensions for five years, and nothing suggests that this is over.',
      `rent:${place.iso3}`,
    ),
    plots: [
      plot('What the score is made of', {
        type: 'contributions',
        place: place.country,
        parts: [
          'Climate',
          'Healthcare quality',
          'Safety',
          'Cost of living',
          'Residence route',
          'Political stability',
          'Language',
          'Cultural diversity',
        ].map((label, part) => ({ label, points: 16 - part * 1.9, possible: 18 - part * 1.6 })),
      }),
      plot(`The year in ${place.cities[0]?.[0]}`, {
        type: 'climate',
        place: place.cities[0]?.[0] ?? '',
        temperatureC: place.temperatureC,
        rainfallMm: place.rainfallMm,
        home: FIXTURE_HOME,
      }),
    ],
    sections: PLACE_HEADINGS.map((heading) => ({
      id: `${place.iso3}-${heading}`,
      heading,
      blocks: sectionBlocks(place, heading),
    })),
  };
}

function sectionBlocks(place: FixturePlace, heading: (typeof PLACE_HEADINGS)[number]): readonly Block[] {
  const [first, second, insight, action] = FIXTURE_SECTIONS[heading].map((text) =>
    text.replaceAll('{place}', place.country).replaceAll('{rent}', place.rent.toLocaleString('en-US')),
  );
  const budget: Block[] =
    heading !== 'Financial'
      ? []
      : [
          {
            kind: 'table',
            caption: `A month in ${place.country}`,
            columns: ['Item', 'USD', 'Share of budget'],
            align: ['left', 'right', 'right'],
            rows: [
              ['Rent, two bedrooms', place.rent.toLocaleString('en-US'), '41%'],
              ['Food and household', '470', '20%'],
              ['Health cover', '190', '8%'],
              ['Transport', '120', '5%'],
              ['Everything else', '340', '14%'],
            ],
            ...facts(`rent:${place.iso3}`),
          },
        ];
  return [
    paragraph(first ?? '', `rent:${place.iso3}`, `homicide:${place.iso3}`),
    paragraph(second ?? ''),
    ...budget,
    { kind: 'insight', text: insight ?? '', ...facts(`doctors:${place.iso3}`) },
    { kind: 'action', text: action ?? '', ...NO_BASIS },
  ];
}
