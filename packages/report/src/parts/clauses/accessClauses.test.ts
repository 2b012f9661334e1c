import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { access, languageClause } from './accessClauses.ts';
import { partnerTasks } from '../timeline/tasks/visaTasks.ts';

const COUPLE: WrittenAnswers = {
  citizenship: ['IND'],
  'current-location': place('San Jose', 'United States', 'us'),
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Sneha',
  'family-member-1-relationship': 'spouse',
};

function india(told: WrittenAnswers = {}) {
  const view = placeView('IND', answersOf({ ...COUPLE, ...told }));
  return { access: access(view)?.text ?? '', tasks: partnerTasks(view, [], 12) };
}

describe('the partner of a citizen', () => {
  it('is not said to lack the passport', () => {
    expect(india().access).toContain('while Sneha, if without it, comes under');
    expect(india().tasks[0]?.said.text).toContain('If Sneha holds none that opens it');
  });

  it('needs no permit where a passport mentioned in free text opens the place too', () => {
    const view = placeView(
      'DEU',
      answersOf({
        ...COUPLE,
        citizenship: ['POL'],
        'unique-family-situation': 'Sneha is Irish and teaches English.',
      }),
    );
    expect(partnerTasks(view, [], 12)[0]?.said.text).toMatch(
      /^With the passport of Ireland that you told us of, Sneha may live in Germany without a permit too/,
    );
  });

  it.each<WrittenAnswers>([
    { 'additional-comments': 'We are both Indian citizens and miss home.' },
    { 'unique-family-situation': 'My wife and I are Indian. Our daughter is American.' },
    { 'missed-information': 'Both of us hold Indian passports.' },
    { 'family-member-1-special-needs': 'Indian citizen, chartered accountant' },
    { 'specific-questions': 'Sneha is Indian and wants to work. Can she?' },
  ])('is a citizen by %o', (told) => {
    expect(india(told).access).not.toContain('Sneha');
    expect(india(told).tasks).toEqual([]);
  });

  it.each<WrittenAnswers>([
    { 'additional-comments': 'We are both happy here.' },
    { 'additional-comments': 'We are both German citizens by now.' },
    { 'family-member-1-special-needs': 'American citizen, born in Pune' },
    { 'family-member-1-special-needs': 'Not an Indian citizen any more' },
    { 'unique-family-situation': 'Our parents are Indian citizens.' },
  ])('is not one by %o', (told) => {
    expect(india(told).access).toContain('Sneha');
  });
});

describe('a language that the household speaks', () => {
  it('is named in favour of a place, and never as a difficulty', () => {
    const mauritius = placeView('MUS', answersOf({ citizenship: ['AUS'], 'languages-spoken': ['en'] }));
    expect(languageClause(mauritius, true)?.text).toContain('English');
    expect(languageClause(mauritius, false)?.text ?? '').not.toMatch(
      /people there speak|one of yours|you speak its/,
    );
  });

  it('is no difficulty where most people speak it beside their own', () => {
    const at = (iso3: string): string =>
      languageClause(placeView(iso3, answersOf({ citizenship: ['PHL'], 'languages-spoken': ['en'] })), false)
        ?.text ?? '';
    expect(at('CYP')).toContain('Greek');
    expect(at('CYP')).not.toContain('%');
    expect(at('ESP')).toContain('22%');
  });
});
