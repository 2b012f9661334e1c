import { answersOf } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { legalInsight } from './insights.ts';

const insight = (iso3: string, more = {}): string =>
  legalInsight(placeView(iso3, { ...INDIAN_NURSE.answers, ...answersOf(more) }))?.said.text ?? '';

describe('what decides on a work route without a sum', () => {
  it('is the training where the law sets no general pay, and open where none is on record', () => {
    expect(insight('DEU')).toMatch(/the law on record sets no general pay: ask the authority how it judges/);
    expect(insight('DEU')).not.toContain('Our records name no required pay');
    expect(insight('NZL')).toContain('Our records name no required pay');
  });
});
