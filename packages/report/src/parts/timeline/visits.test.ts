import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { visitVisas } from './visits.ts';

it('counts one visa for all of the Schengen area', () => {
  const places = ['PRT', 'ESP', 'HRV', 'GBR'].flatMap((iso3) => realAtlas().country(iso3) ?? []);
  const said = visitVisas(viewsOf(answersOf({ citizenship: ['VNM'] }), places))?.text;
  expect(said).toContain(
    'needs one Schengen visa for Portugal, Spain and Croatia, and a visa for the United Kingdom',
  );
});
