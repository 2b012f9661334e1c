import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { access } from '../../../parts/clauses/accessClauses.ts';
import { visaTasks } from '../../../parts/timeline/tasks/visaTasks.ts';
import { wayIn } from '../../../parts/findings/wayIn.ts';
import { placeView } from '../../../testing/views.ts';
import { legalAction } from '../actions.ts';
import { legalInsight } from '../insights.ts';
import { routeLead } from '../lead.ts';
import { routeTable } from './routeTable.ts';
import { wayInto } from '../../../place/entry/standing.ts';

const REMOTE = {
  age: 40,
  citizenship: ['ISR'],
  'current-location': place('Haifa', 'Israel', 'il'),
  'work-arrangement': 'remote-employee',
  'visa-preference': ['digital-nomad'],
  'income-sources': ['remote-work'],
  'expected-annual-income': '150k-200k',
};

function viewOf(iso3: string, answers: WrittenAnswers) {
  return placeView(iso3, answersOf({ ...REMOTE, ...answers }));
}

describe('a permit whose record leaves a question open', () => {
  const FOUNDER = { 'work-arrangement': 'start-business', 'local-job-creation-intent': '3-5' };

  it.each([
    ['HRV', FOUNDER, /whether it lets you found a company and employ people there/i],
    ['GRC', { citizenship: ['RUS'] }, /whether it takes citizens of Russia/i],
  ] as const)('fits no plan, and that question is asked first: %s', (iso3, answers, question) => {
    const view = viewOf(iso3, answers);
    const lead = routeLead(view)?.said.text ?? '';
    expect(lead).toMatch(question);
    expect(lead).not.toMatch(/fits your plans/);
    expect(access(view)?.text).not.toMatch(/what you (?:plan|mean to do)|your plans|people like you/);
    expect(legalInsight(view)?.said.text).toMatch(question);
    expect(legalAction(view)?.said.text).toMatch(question);
    expect(visaTasks(view, [], 12).map(({ step }) => step)).not.toContain('apply');
    expect(wayIn(wayInto(view).entry.way).text).toMatch(/; it is not on record whether /);
  });

  it('is not in doubt for people with clients elsewhere and a passport that no record refuses', () => {
    const lead = routeLead(viewOf('MLT', {}))?.said.text ?? '';
    expect(lead).toMatch(/fits your plans/);
    expect(lead).not.toMatch(/is not on record: ask that first/);
  });
});

describe('the means that routes require', () => {
  it('are a sum to show where a route asks for one and for no income', () => {
    const view = viewOf('DNK', {
      citizenship: ['IND'],
      'work-arrangement': 'start-business',
      'visa-preference': ['entrepreneur'],
      'liquid-assets-available': '100k-250k',
    });
    expect(routeLead(view)?.said.text).toMatch(/EUR 20,540 in savings/);
    expect(legalInsight(view)?.said.text).toMatch(/asks for a sum of your own/);
  });

  it('are judged separately, income by income and capital by capital', () => {
    const [table] = routeTable(
      viewOf('CYP', {
        'work-arrangement': 'business-owner',
        'visa-preference': ['digital-nomad', 'investor', 'permanent-residency'],
        'liquid-assets-available': '250k-500k',
      }),
    );
    const rows = table?.kind === 'table' ? table.rows.map((row) => row.join(' | ')) : [];
    expect(rows.find((row) => row.includes('Permanent Residence'))).toMatch(
      /income: reached; capital: depends on where in your band/,
    );
  });
});
