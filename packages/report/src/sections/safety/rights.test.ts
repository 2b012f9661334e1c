import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { rights } from './rights.ts';

function said(iso3: string, values: readonly string[], remark = '') {
  const [view] = viewsOf(
    answersOf({
      age: 29,
      citizenship: ['DEU'],
      'current-location': place('Berlin', 'Germany', 'de'),
      'social-values-priority': values,
      'additional-comments': remark,
    }),
    [realAtlas().country(iso3) ?? []].flat(),
  );
  return (view && rights(view)?.said.text) ?? '';
}

it('a law on what may be shown is described to people who named LGBTQ+ rights, even without a recorded index', () => {
  expect(said('GEO', ['lgbtq-rights'])).toMatch(/signed in October 2024 bans/);
  expect(said('HUN', ['lgbtq-rights'])).toMatch(/content that promotes LGBTQ\+ people/);
  expect(said('PRT', ['lgbtq-rights'])).not.toMatch(/record holds a law/);
});

it('such a law is described to nobody else, and not under discretion', () => {
  expect(said('GEO', ['environment'])).not.toMatch(/LGBTQ/);
  const discreet = 'I am not out to my family, send nothing by post.';
  expect(said('GEO', ['lgbtq-rights'], discreet)).not.toMatch(/record holds a law/);
});
