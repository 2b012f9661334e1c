import { answersOf } from '@global-fit/matching/testing/persona';
import { NIGERIAN_ENGINEER } from '@global-fit/matching/testing/personas/nigerianEngineer';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../markdown.ts';
import { reportFor } from '../../testing/reports.ts';
import { readAnswers } from '../answers.ts';
import { freelancesThere, paidAs } from './paidAs.ts';
import { readStage } from '../stage.ts';

const paidBy = (structure: string) => {
  const read = readAnswers(
    answersOf({ 'work-arrangement': 'remote-employee', 'remote-work-legal-structure': structure }),
  );
  const { stage, ids } = readStage(read);
  return paidAs({ read, stage, stageIds: ids });
};

describe('remote work', () => {
  it('is invoiced by a contractor or an own company, and otherwise paid as a salary', () => {
    for (const structure of ['contractor', 'own-company'])
      expect(paidBy(structure)).toEqual({
        as: 'contractor',
        ids: ['work-arrangement', 'remote-work-legal-structure'],
      });
    for (const structure of ['employee-foreign-company', 'employer-of-record', 'unsure'])
      expect(paidBy(structure)).toEqual({ as: 'remote', ids: ['work-arrangement'] });
  });
});

describe('freelance work', () => {
  const there = (...sources: string[]) => {
    const read = readAnswers(answersOf({ 'work-arrangement': 'freelance', 'income-sources': sources }));
    return freelancesThere({ read, stage: readStage(read).stage });
  };

  it('is done for customers of the place where a local income is named and none from afar', () => {
    expect(there('local-income', 'savings')).toBe(true);
    expect(there('local-income', 'remote-work')).toBe(false);
    expect(there('business-income')).toBe(false);
  });

  it('from afar presumes no clients, of whom the form does not ask', () => {
    const answers = answersOf({
      citizenship: ['SRB'],
      'work-arrangement': 'freelance',
      'income-sources': ['remote-work'],
      'liquid-assets-available': 'under-10k',
      'financial-independence-level': 'dependent-on-work',
    });
    const text = renderMarkdown(reportFor({ ...NIGERIAN_ENGINEER, answers }));
    expect(text).toMatch(/calls with clients did not fit/);
    expect(text).not.toMatch(/your (?:usual )?clients\b|clients you have|Contracts renewed/i);
  });

  it('is not told of clients who stay where they are', () => {
    const answers = answersOf({
      citizenship: ['SRB'],
      'work-arrangement': 'freelance',
      'income-sources': ['local-income'],
    });
    const text = renderMarkdown(reportFor({ ...NIGERIAN_ENGINEER, answers }));
    expect(text).not.toMatch(/Work for clients elsewhere|calls with clients/);
    expect(text).toContain('who could book you');
  });
});

describe('the report of a contractor', () => {
  it('speaks of clients, and not of payroll or an employer’s consent', () => {
    const said = renderMarkdown(reportFor(NIGERIAN_ENGINEER, { tier: 'gold', additionalCountries: 2 }));
    expect(said).not.toMatch(/payroll|\byour employer|your salary|the employer’s yes/i);
    expect(said).toMatch(/(?:whoever|those) you invoice/i);
  });
});
