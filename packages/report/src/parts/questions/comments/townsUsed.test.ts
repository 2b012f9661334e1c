import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { remarkUsed } from './remarksUsed.ts';

const PLACES = realAtlas().countries.filter(({ iso3 }) => ['ESP', 'PRT'].includes(iso3));

describe('towns named in a remark as places to live', () => {
  it('are said to be among the cities, for each text separately', () => {
    const remark = 'I prefer valencia over madrid, but open to porto.';
    const found = viewsOf(answersOf({ citizenship: ['MEX'], 'additional-comments': remark }), PLACES);
    const views = found.map((one) => ({
      ...one,
      cities: one.atlas.cities.of(one.iso3).filter(({ name }) => ['Valencia', 'Porto'].includes(name)),
    }));
    const [view] = views;
    if (!view) throw new Error('no view');
    const used = (id: string): string => remarkUsed(view.profile, views, id, remark)?.text ?? '';
    expect(used('additional-comments')).toMatch(
      /^(?:Valencia and Porto|Porto and Valencia), which you name there, stand/,
    );
    expect(used('missed-information')).toBe('');
  });
});
