import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { moneyActions } from '../../../sections/financial/actions.ts';
import { viewsOf } from '../../../testing/views.ts';
import { taxTasks } from './taxTasks.ts';

const atlas = realAtlas();
const base = PERSONAS[0]?.answers ?? {};
const there = atlas.countries.filter(({ iso3 }) => iso3 === 'MLT' || iso3 === 'AUS');

function told(code: string, passports: readonly string[]): string {
  const answers = {
    ...base,
    ...answersOf({
      'current-location': place('Somewhere', code === 'ae' ? 'United Arab Emirates' : 'Germany', code),
      citizenship: passports,
      'tax-awareness': 'no',
      'cross-border-financial-planning': 'yes-urgent',
    }),
  };
  return viewsOf(answers, there)
    .flatMap((view) => [
      ...taxTasks(view, [], 12).map(({ title, said }) => `${title}: ${said.text}`),
      ...moneyActions.map((write) => write(view)?.said.text ?? ''),
    ])
    .join('\n');
}

describe('leaving a state without income tax', () => {
  it('asks for no day on which residence ends, and no adviser there', () => {
    const text = told('ae', ['IND']);
    expect(text).not.toMatch(
      /on which day it lets you go|joint hour|in two countries|last tax return|assessments/,
    );
    expect(text).toContain('levies no income tax by our records');
    expect(text).not.toMatch(/\.[^\S\n]+$/m);
  });

  it('keeps the other tasks, and the returns of a state that taxes by citizenship', () => {
    expect(told('de', ['DEU'])).toMatch(/on which day it lets you go/);
    expect(told('de', ['DEU'])).toMatch(/joint hour/);
    expect(told('ae', ['USA'])).toMatch(/you still file its yearly return/);
  });
});

describe('leaving the United States', () => {
  const leaving = (written: Parameters<typeof answersOf>[0]): string =>
    viewsOf(
      answersOf({
        'current-location': place('Austin', 'United States', 'us'),
        'relationship-status': 'married',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-name': 'Kate',
        'family-member-1-relationship': 'spouse',
        'work-arrangement': 'remote-employee',
        ...written,
      }),
      there,
    )
      .flatMap((view) => taxTasks(view, [], 12).map(({ said }) => said.text))
      .join('\n');

  it('asks whoever has no passport of it what a green card means that is kept', () => {
    expect(leaving({ citizenship: ['MEX'] })).toMatch(/hold a green card, ask first/);
    expect(leaving({ citizenship: ['USA'] })).not.toMatch(/green card/);
  });

  it('tells of the yearly return of a partner with its passport', () => {
    const kate = { citizenship: ['MEX'], 'unique-family-situation': 'Kate is an American citizen.' };
    expect(leaving(kate)).toMatch(
      /taxes its citizens wherever they live, so the yearly return of Kate goes on/,
    );
    expect(leaving({ citizenship: ['MEX'] })).not.toMatch(/return of Kate/);
  });
});
