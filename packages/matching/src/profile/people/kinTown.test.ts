import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { townsToBeNear } from './kinTown.ts';

const atlas = realAtlas();
const near = (remark: string) =>
  townsToBeNear(atlas, answersOf({ 'additional-comments': remark })).map((id) => atlas.cities.byId(id)?.name);

it.each([
  ['my sister lives in Málaga and I want to live close to her', 'Málaga'],
  ['Our daughter lives in Melbourne and wants us near', 'Melbourne'],
  ['my brother lives in Perth, I would be near the family', 'Perth'],
])('is near whom somebody wants to be: “%s”', (remark, town) => expect(near(remark)).toEqual([town]));

it.each([
  'my brother in Melbourne can help with the paperwork',
  'My son lives in Perth. A flat near the beach.',
])('is not where somebody only lives: “%s”', (remark) => expect(near(remark)).toEqual([]));
