import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { recognition } from './recognition.ts';

const told = (codes: readonly string[]): string =>
  viewsOf(
    answersOf({ 'work-arrangement': 'local-job', 'career-field': 'construction-trades' }),
    codes.flatMap((code) => realAtlas().country(code) ?? []),
  )
    .map((view) => recognition(view)?.said.text ?? '')
    .join('\n');

describe('work that takes a licence in some countries', () => {
  it('is looked up with the Commission for members of the Union only', () => {
    expect(told(['AUS', 'NZL'])).not.toMatch(/Commission|European/);
    expect(told(['AUS', 'NZL'])).toMatch(/professional body of Australia/);
    expect(told(['AUS', 'ITA'])).toMatch(/in Italy the Commission’s database/);
  });
});

describe('a licensed profession', () => {
  it('is named to a customer who asked for discretion too, since its register is public', () => {
    const nurse = {
      'work-arrangement': 'local-job',
      'career-field': 'healthcare',
      'special-skills': 'BSN, registered nurse, 14 years in intensive care',
      'ideal-life-vision': 'Please be discreet with my ex, he does not know yet.',
    };
    const [view] = viewsOf(answersOf(nurse), [realAtlas().country('AUS') ?? []].flat());
    expect(view?.profile.discreet).toEqual(['ideal-life-vision']);
    expect(view && recognition(view)?.said.text).toContain('Nursing and Midwifery Board of Australia');
  });
});
