import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const NURSE = {
  age: 41,
  citizenship: ['FJI'],
  'current-location': place('Suva', 'Fiji', 'fj'),
  'work-arrangement': 'local-job',
};

it('lists the permits drawn by lot for the passport held', () => {
  const text =
    answered(NURSE, ['NZL', 'IRL'], 'Is there a visa lottery for Fijians?')['by-lot']?.said?.text ?? '';
  expect(text).toMatch(
    /^In New Zealand a draw decides on the Pacific Access Category Resident Visa, for people of 18 to 45/,
  );
  expect(text).toContain('250 places for Fiji');
  expect(text).not.toContain('The record adds');
  expect(text).toMatch(/No draw that takes your passport is on our records for Ireland\.$/);
});

it('lists none for another passport', () => {
  const { 'by-lot': answer } = answered(
    { ...NURSE, citizenship: ['IND'] },
    ['NZL', 'AUS'],
    'Is there a residence ballot in New Zealand?',
  );
  expect(answer?.said?.text).toBe('No draw that takes your passport is on our records for New Zealand.');
});

it('gives no years to citizenship where a child may lose one', () => {
  const { 'child-citizenship': answer } = answered(
    {
      ...NURSE,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 11,
    },
    ['AUS'],
    'do the kids lose their fijian citizenship',
  );
  expect(answer?.said?.text).toMatch(/^A second citizenship/);
});
