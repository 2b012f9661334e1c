import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../place/view.ts';
import { placeView } from '../testing/views.ts';
import { contrast, type Measure } from './contrast.ts';

const atlas = realAtlas();

function viewOf(iso3: string, first: string | null): PlaceView {
  const earlier = first ? atlas.country(first) : null;
  const view = placeView(iso3, PORTUGUESE_RETIREE.answers);
  return { ...view, home: null, homeName: 'home', earlier: earlier ? [earlier] : [] };
}

const ROADS: Measure = ['road_deaths', 'road deaths per 100,000 people', 'low'];
const FOREST: Measure = ['forest_area', 'of the land under forest', 'high'];

describe('contrast', () => {
  it('compares a later place with the first by differing figures, and says which place they favour', () => {
    const said = contrast(viewOf('MLT', 'ESP'), [ROADS, FOREST], new Set())?.said;
    expect(said?.text).toMatch(/1\.4% of the land under forest \(37\.2% in Spain\)/);
    expect(said?.text).toMatch(/favours? (?:of )?Spain|Spain is (?:the better placed|ahead)/);
    expect(said?.facts).toContain('forest_area:MLT');
    expect(said?.claims).toContainEqual({
      says: 'less',
      fact: 'forest_area:MLT',
      than: 'forest_area:ESP',
    });
  });

  it('leaves out what the section has already said, and says nothing at the first place', () => {
    expect(contrast(viewOf('MLT', 'ESP'), [FOREST], new Set(['forest_area:MLT']))).toBeNull();
    expect(contrast(viewOf('ESP', null), [ROADS, FOREST], new Set())).toBeNull();
  });

  it('leaves out differences too small to matter', () => {
    const same = contrast(viewOf('ESP', 'ESP'), [ROADS], new Set());
    expect(same).toBeNull();
  });
});
