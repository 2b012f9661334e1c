import { entryOf } from '@global-fit/matching/testing/waysIn';
import { describe, expect, it } from 'vitest';
import { byRoute } from './routeSum.ts';

describe('the means for a student permit', () => {
  it('are not called too little where savings make up the rest', () => {
    // Germany asks for about US$1,120 a month, more than the month alone.
    const { way } = entryOf('DEU', {
      age: 22,
      citizenship: ['IDN'],
      'work-arrangement': 'study',
      'monthly-budget': 400,
      'liquid-assets-available': '10k-25k',
    });
    if (way.kind !== 'route') throw new Error('no route');
    const { text } = byRoute(way);
    expect(text).toContain('within what you can spend in a month and have saved');
    expect(text).not.toContain('less than you mean to spend');
  });
});
