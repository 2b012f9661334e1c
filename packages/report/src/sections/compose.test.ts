import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { passage, type Writer } from '../place/passage.ts';
import { figure } from '../place/view.ts';
import { say } from '../prose/said.ts';
import { viewsOf } from '../testing/views.ts';
import { composeSection, type SectionPlan } from './compose.ts';

const writing =
  (topic: string, weight: number, ...indicators: readonly string[]): Writer =>
  (view) => {
    const [first, second] = indicators.map((id) => figure(view, id) ?? '');
    return passage(topic, weight, say`${topic}: ${first ?? ''}${second ? say` and ${second}` : ''}.`);
  };

it('an insight that only repeats the text above gives way to one that adds a figure, unless that one says next to nothing', () => {
  const insightBeside = (...other: Parameters<typeof writing>): string => {
    const [view] = viewsOf(answersOf({ citizenship: ['DEU'] }));
    if (!view) throw new Error('no view');
    const plan: SectionPlan = {
      heading: 'Career',
      lead: [writing('Work', 1, 'unemployment_rate')],
      body: [],
      take: 1,
      insight: [writing('Again', 1, 'unemployment_rate'), writing(...other)],
      action: [],
      table: () => [],
    };
    const insight = composeSection(view, plan).blocks.find(({ kind }) => kind === 'insight');
    return insight && 'text' in insight ? insight.text : '';
  };
  expect(insightBeside('Leave', 0.45, 'inflation_rate')).toMatch(/^Leave/);
  expect(insightBeside('Both', 0.7, 'unemployment_rate', 'inflation_rate')).toMatch(/^Both/);
  expect(insightBeside('Little', 0.2, 'inflation_rate')).toMatch(/^Again/);
});
