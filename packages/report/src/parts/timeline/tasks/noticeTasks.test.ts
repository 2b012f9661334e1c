import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../../../profile/profile.ts';
import { ownProfession, partnersProfession } from '../../../profile/work/professions.ts';
import { reportFor } from '../../../testing/reports.ts';
import { profileSummary } from '../../summary/profileSummary.ts';
import { noticeTold } from './noticeTasks.ts';

const atlas = realAtlas();
const profileOf = (more: WrittenAnswers) =>
  readProfile(atlas, { ...INDIAN_NURSE.answers, ...answersOf(more) }, 'Ann');

describe('a notice period at work', () => {
  it.each([
    ['You did not ask about the notice we have to give: three months each, and a gratuity.', 3],
    ['I have 6 months’ notice at work', 6],
    ['My contract asks for a two-month notice', 2],
    ['The lease asks for three months notice', null],
    ['We noticed three months ago that it is dear', null],
  ])('is read from free text: %s', (line, months) => {
    expect(noticeTold(profileOf({ 'missed-information': line }))?.months ?? null).toBe(months);
  });

  it('is not planned for people whose work has ended', () => {
    const titles = (remark: string) =>
      reportFor(INDIAN_NURSE, {
        answers: { ...INDIAN_NURSE.answers, ...answersOf({ 'missed-information': remark }) },
      }).timeline.flatMap(({ tasks }) => tasks.map(({ title }) => title));
    expect(titles('I was laid off in October.')).not.toContain('Give notice');
    expect(titles('I may be laid off in October.')).toContain('Give notice');
    expect(titles('I have no employer and live off odd jobs.')).not.toContain('Give notice');
    expect(titles('I am self-employed as a carer since 2019.')).not.toContain('Give notice');
    for (const employed of [
      'My brother is self-employed. I want a shop some day.',
      'I have no job offer yet.',
      'I have no job there yet.',
      'I do not have an employer in Portugal.',
      'I run a small business on the side.',
      'I was self-employed for five years, until 2015.',
    ])
      expect(titles(employed), employed).toContain('Give notice');
    for (const without of ['I have no job.', 'I am without a job at present.', 'I don’t have a steady job.'])
      expect(titles(without), without).not.toContain('Give notice');
  });

  it('begins after the permit, that many months before the move', () => {
    const document = reportFor(INDIAN_NURSE, {
      answers: {
        ...INDIAN_NURSE.answers,
        ...answersOf({
          'relocation-timeline': '1-2-years',
          'missed-information': 'The notice I have to give is three months.',
        }),
      },
    });
    const tasks = document.timeline.flatMap(({ tasks: some }) => some);
    const due = (title: string): number => {
      const [year = 0, month = 0] = (tasks.find((one) => one.title === title)?.due ?? '')
        .split('-')
        .map(Number);
      return year * 12 + month;
    };
    expect(due('The move') - due('Give notice')).toBeGreaterThanOrEqual(3);
    expect(due('Give notice')).toBeGreaterThanOrEqual(due('The permit in your hand'));
    const licence = tasks.find(({ title }) => title === 'Recognition of the licence');
    expect(licence?.detail).toMatch(/the move may have to wait/);
    expect(licence?.detail).not.toContain('three months');
  });
});

describe('a trade mentioned in free text', () => {
  const skills = 'MD Internal Medicine, MRCP (UK). Husband Arjun: MBBS, MD Radiology, FRCR.';
  const couple = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'family-member-1-name': 'Arjun',
    'special-skills': skills,
  };

  it('is not taken for an illness, and appears in the summary', () => {
    const text = JSON.stringify(profileSummary(atlas, profileOf(couple), [], 'silver').blocks);
    expect(text).toContain('MD Internal Medicine');
    const own = 'Cardiac surgery. I was diagnosed with diabetes.';
    expect(
      JSON.stringify(profileSummary(atlas, profileOf({ 'special-skills': own }), [], 'silver').blocks),
    ).not.toContain('diabetes');
  });

  it('is read for the partner after a colon, and for both where it is the same', () => {
    const profile = profileOf(couple);
    expect(partnersProfession(profile)?.name).toBe('physician');
    expect(ownProfession(profile)?.name).toBe('physician');
  });
});
