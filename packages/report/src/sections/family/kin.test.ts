import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { viewsOf } from '../../testing/views.ts';
import { childrenLead } from './kin.ts';

function told(age: number): string {
  const answers = answersOf({
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': age,
  });
  const [first, ...later] = viewsOf(answers, realAtlas().countries.slice(0, 40));
  return first ? later.map((view) => childrenLead(view)?.said.text ?? '').join('\n') : '';
}

describe('the children', () => {
  it('are told of the work that young people find only once they are near it', () => {
    expect(told(5)).not.toMatch(/young people/);
    expect(told(14)).toMatch(/young people/);
  });
});
