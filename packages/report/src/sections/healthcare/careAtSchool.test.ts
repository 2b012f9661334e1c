import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { schoolLead } from '../education/results.ts';
import { needs } from '../education/schools.ts';
import { careAtSchool } from './careAtSchool.ts';

function view(line: string, more: Readonly<Record<string, string>> = {}) {
  return placeView(
    'DEU',
    answersOf({
      citizenship: ['USA'],
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Noa',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 10,
      'family-member-1-special-needs': line,
      ...more,
    }),
  );
}

describe('a child with an illness', () => {
  it('has a care plan and a doctor, and is otherwise a pupil like others', () => {
    const noa = view('Type 1 diabetes, insulin pump');
    const said = careAtSchool(noa)?.said.text ?? '';
    expect(said).toMatch(/^For Noa agree with the school .* who may give insulin/);
    expect(said).toContain('Have the doctor at home write down the reasons for it, in German and English.');
    expect(said).toContain('a diabetes specialist for children');
    expect(needs(noa)).toBeNull();
    expect(schoolLead(noa)?.said.text).toContain('Noa');
  });

  it('has the doctor mentioned once, and no name under discretion', () => {
    const details = 'Noa has type 1 diabetes';
    const twice = view('Type 1 diabetes', {
      'medical-conditions': 'chronic-illness',
      'medical-conditions-details': details,
    });
    expect(careAtSchool(twice)?.said.text).not.toContain('specialist');
    const discreet = view('Type 1 diabetes', { 'additional-comments': 'Please be discreet.' });
    expect(discreet.profile.discreet.length).toBeGreaterThan(0);
    expect(careAtSchool(discreet)?.said.text).not.toMatch(/insulin|diabetes/);
  });

  it('reads of no medicine where a word that also names a school subject stands alone', () => {
    const calm = careAtSchool(view('Autism, needs a small class and a quiet room'))?.said.text;
    expect(calm).toContain('what helps in a hard moment');
    expect(calm).not.toContain('medicine');
    expect(careAtSchool(view('Autism, risperidone at noon'))?.said.text).toContain('who may give a medicine');
  });

  it('is not a matter of care where it is help with lessons', () => {
    const child = view('dyslexia');
    expect(careAtSchool(child)).toBeNull();
    expect(needs(child)?.said.text).toContain('support special needs');
    expect(schoolLead(child)?.said.text).toContain('Noa');
  });
});
