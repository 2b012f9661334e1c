import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { bandOf } from './bands.ts';
import { careIds, careWeight, readProfile } from './profile.ts';

const atlas = realAtlas();
const read = (answers: Answers) => readProfile(atlas, answers, 'Robin Example');

describe('bandOf', () => {
  it.each([
    ['under-30k', { low: 0, high: 30_000 }],
    ['50k-75k', { low: 50_000, high: 75_000 }],
    ['over-200k', { low: 200_000, high: null }],
    ['over-2m', { low: 2_000_000, high: null }],
    ['500k-1m', { low: 500_000, high: 1_000_000 }],
    ['10m-plus', { low: 10_000_000, high: null }],
    ['undecided', null],
    [null, null],
  ])('reads %s', (value, expected) => {
    expect(bandOf(value)).toEqual(expected);
  });
});

describe('readProfile', () => {
  it('uses the pseudonym, or else the first name of the account', () => {
    expect(read({}).name).toBe('Robin');
    expect(read({ 'full-name': { value: ' Wanderer ' } }).name).toBe('Wanderer');
  });

  it.each([
    [{ 'retirement-timeline': { value: 'already-retired' } }, 'retired'],
    [
      {
        'retirement-timeline': { value: 'already-retired' },
        'retirement-income-phase': { value: 'investments' },
        'income-sources': { value: ['investments', 'passive-income'] },
      },
      'means',
    ],
    [
      {
        'retirement-timeline': { value: 'already-retired' },
        'retirement-income-phase': { value: 'investments' },
        'income-sources': { value: ['investments', 'retirement-pension'] },
      },
      'retired',
    ],
    [
      { 'retirement-timeline': { value: 'already-retired' }, 'work-arrangement': { value: 'study' } },
      'student',
    ],
    [{ 'work-arrangement': { value: 'start-business' } }, 'founder'],
    [{ 'work-arrangement': { value: 'not-working' }, 'income-sources': { value: ['investments'] } }, 'means'],
    [{ 'income-sources': { value: ['remote-work'] } }, 'remote'],
    [{}, 'open'],
  ] as const)('reads the stage of %j', (answers, stage) => {
    expect(read(answers as Answers).stage).toBe(stage);
  });

  it('counts the people of the member forms only when they move', () => {
    const members: Answers = {
      'relocating-family-members': { value: 'yes' },
      'number-of-family-members': { value: 3 },
      'family-member-1-relationship': { value: 'spouse' },
      'family-member-2-relationship': { value: 'child' },
      'family-member-2-family-member-age': { value: 9 },
      'family-member-3-relationship': { value: 'parent' },
    };
    expect(read(members).movers).toMatchObject({
      people: 4,
      adults: 3,
      hasPartner: true,
      all: 'the four of you',
    });
    expect(read({ ...members, 'relocating-family-members': { value: 'no' } }).movers.people).toBe(1);
  });

  it('reads a slider only when it was touched', () => {
    expect(careWeight(read({ safety: { value: 5, touched: false } }), 'safety')).toBe(0);
    const touched = read({
      safety: { value: 5, touched: true },
      'relocation-drivers': { value: ['safety'] },
    });
    expect(careIds(touched, 'safety')).toEqual(['relocation-drivers', 'safety']);
  });

  it('quotes no label that refers to the rest of its list', () => {
    const { label } = readProfile(
      atlas,
      answersOf({
        'retirement-income-phase': 'mixed',
        'study-field': 'other',
        'liquid-assets-available': 'prefer-not-to-say',
        'career-field': 'education',
      }),
      'Robin',
    ).read;
    expect(label('retirement-income-phase')).toBeNull();
    expect(label('study-field')).toBeNull();
    expect(label('liquid-assets-available')).toBeNull();
    expect(label('career-field')?.text).toBe('teaching and education');
  });
});
