import { answersOf } from '@global-fit/matching/testing/persona';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../markdown.ts';
import { reportFor } from '../testing/reports.ts';

const told = (timeline: string, details = 'Camila is pregnant, fourth month, due in April.') =>
  reportFor(BRITISH_NOMAD, {
    tier: 'gold',
    answers: {
      ...BRITISH_NOMAD.answers,
      ...answersOf({
        'relationship-status': 'married',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
        'family-member-1-family-member-age': 33,
        'couple-lifestyle-priorities': ['starting-family'],
        'medical-conditions': ['pregnancy'],
        'medical-conditions-details': details,
        'relocation-timeline': timeline,
      }),
    },
  });

const BIRTH_ABROAD =
  /For a birth|maternity (?:clinic|record)|pregnancy that began|think of starting a family|child born in|last week, for travel/;

describe('an unborn child', () => {
  it('moves along where it is born before the move, and no birth abroad is mentioned', () => {
    const document = told('6-12-months');
    const text = renderMarkdown(document);
    expect(text).not.toMatch(BIRTH_ABROAD);
    expect(text).toContain('the child you expect would move together');
    expect(text).toContain('Check both passports');
    expect(text).toMatch(/the child you expect is born before the move|is born shortly before the move/);
    expect(text).toContain('taken up under Healthcare');
    const tasks = document.timeline.flatMap(({ tasks: some }) => some);
    const titles = tasks.map(({ title }) => title);
    expect(titles).toContain('Papers for the baby');
    expect(titles).toContain('Childcare places');
    const [papers, move] = ['Papers for the baby', 'The move'].map(
      (title) => tasks.find((one) => one.title === title)?.due ?? '',
    );
    expect(papers && move && papers < move).toBe(true);
  });

  it('counts as two where twins are mentioned', () => {
    const text = renderMarkdown(told('1-2-years', 'Camila is pregnant with twins, due in April.'));
    expect(text).toContain('the twins you expect would move together');
    expect(text).toContain('the twins you expect are born before the move');
    expect(text).toContain('the four of you');
    expect(text).toContain('Check both passports');
    expect(text).not.toContain('the child you expect');
  });

  it('may be born abroad where no date is known', () => {
    const text = renderMarkdown(told('exploring'));
    expect(text).toMatch(BIRTH_ABROAD);
    expect(text).not.toContain('Papers for the baby');
  });

  it('makes the order of birth and move a decision where they are near', () => {
    const text = renderMarkdown(told('0-6-months', 'Camila is in the seventh month of pregnancy.'));
    expect(text).toMatch(/born shortly before the move\. Decide with the obstetrician now/);
    expect(text).toContain('taken up under Healthcare');
    expect(renderMarkdown(told('1-2-years'))).not.toContain('born shortly before the move');
  });
});
