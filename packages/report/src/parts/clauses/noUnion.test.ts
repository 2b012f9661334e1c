import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { SOCIETY } from './societyClauses.ts';

it('a law without unions for every couple is hard for those alone who asked for one', () => {
  const against = (written: Parameters<typeof answersOf>[0]) =>
    SOCIETY['union_law']?.bad(placeView('MYS', answersOf({ citizenship: ['IDN'], ...written })))?.text;
  expect(against({ 'new-location-priorities': ['tolerance'] })).toBeUndefined();
  expect(against({ 'social-values-priority': ['lgbtq-rights'] })).toContain('neither marriage nor');
});
