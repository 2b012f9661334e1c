import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

describe('a question about citizenship by descent', () => {
  it('is answered by the widest law on record of the country of the ancestors', () => {
    const { descent } = answered(
      FAMILY,
      ['PRT'],
      'How do I get Croatian citizenship through my great-grandfather?',
    );
    expect(descent?.said?.text).toMatch(/an ancestor of any generation, who emigrated before 8 October 1991/);
  });
});
