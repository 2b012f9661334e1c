import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { access, accessActions } from './access.ts';

const HOUSEHOLD: Readonly<Record<string, Written>> = {
  'medical-conditions': ['mobility'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Saraswathi',
  'family-member-1-relationship': 'parent',
  'family-member-1-family-member-age': 70,
};
const PLACES = ['PRT', 'DEU', 'CAN'].flatMap((code) => realAtlas().country(code) ?? []);

function told(details: string, more: Readonly<Record<string, Written>> = {}): string {
  const all = viewsOf(answersOf({ ...HOUSEHOLD, 'medical-conditions-details': details, ...more }), PLACES);
  return all
    .flatMap((view) => [access, ...accessActions].map((write) => write(view)?.said.text ?? ''))
    .join('\n');
}

describe('step-free access to a home', () => {
  it('is for the person with limited mobility, who is not always the customer', () => {
    const text = told('Mother: diabetes, walks slowly after a knee replacement');
    expect(text).toMatch(/aids your (?:mother|relative) uses/);
    expect(text).not.toMatch(/\byou (?:use|can)\b|is yours/);
    expect(told('My nephew has asthma. My mother walks with a frame.')).toMatch(/aids your mother uses/);
    expect(told('I walk slowly after a knee replacement')).toMatch(/aids you use/);
  });

  it('is for the person named beside it, where the details are about something else', () => {
    const beside = { 'family-member-1-special-needs': 'stroke in 2021, uses a walking frame' };
    expect(told('Asthma', beside)).toMatch(/aids your relative uses/);
  });
});
