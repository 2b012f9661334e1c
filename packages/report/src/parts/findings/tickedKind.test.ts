import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { tickedSaid } from './wayIn.ts';

const HAIFA = answersOf({
  age: 44,
  citizenship: ['ISR'],
  'current-location': place('Haifa', 'Israel', 'il'),
  'relocation-timeline': '6-12-months',
  'work-arrangement': 'local-job',
  'career-field': 'science',
  'years-in-field': 18,
  'languages-spoken': ['he', 'en'],
  'language-proficiency-rating': 'fluent',
  'education-level': 'doctorate',
  'visa-preference': ['work', 'permanent-residency'],
  'expected-annual-income': '150k-200k',
});

it('a ticked kind by points names a draw from the best only where people are chosen', () => {
  expect(tickedSaid(placeView('AUS', HAIFA))?.text).toContain('for which people are chosen by points');
  const zealand = tickedSaid(placeView('NZL', HAIFA))?.text;
  expect(zealand).toContain('asks for a skilled job there and for as many points as it sets');
  expect(zealand).not.toContain('chosen');
});
