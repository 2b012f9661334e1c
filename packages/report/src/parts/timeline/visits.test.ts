import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { visitTasks } from './tasks/visitTasks.ts';
import { visitVisas } from './visits.ts';

it('needs one visa for the whole Schengen area', () => {
  const places = ['PRT', 'ESP', 'HRV', 'GBR'].flatMap((iso3) => realAtlas().country(iso3) ?? []);
  const said = visitVisas(viewsOf(answersOf({ citizenship: ['VNM'] }), places))?.text;
  expect(said).toContain(
    'needs one Schengen visa for Portugal, Spain and Croatia, and a visa for the United Kingdom',
  );
});

it('asks whether a residence permit will do instead, for people who live outside their own country', () => {
  const canada = [realAtlas().country('CAN') ?? []].flat();
  const said = (home: ReturnType<typeof place>, more: object = {}) =>
    visitVisas(viewsOf(answersOf({ citizenship: ['MEX'], 'current-location': home, ...more }), canada))?.text;
  const austin = place('Austin', 'United States', 'us');
  expect(said(austin)).toMatch(/if you hold one from the United States, ask whether it will do/);
  expect(said(place('Puebla', 'Mexico', 'mx'))).not.toMatch(/residence permit/);
  for (const told of ['I have lived here without papers since 2015.', 'We are undocumented here.'])
    expect(said(austin, { 'additional-comments': told }), told).not.toMatch(/residence permit/);
  for (const told of [
    'We came with two dogs.',
    'The illegal dumping next door made us leave.',
    'I have no documents from my old school.',
    'My brother is undocumented.',
  ])
    expect(said(austin, { 'additional-comments': told }), told).toMatch(/residence permit/);
});

it('asks for no permit where somebody lives by free movement', () => {
  const india = [realAtlas().country('IND') ?? []].flat();
  const madrid = { 'current-location': place('Madrid', 'Spain', 'es') };
  const said = (passport: string) =>
    visitVisas(viewsOf(answersOf({ citizenship: [passport], ...madrid }), india))?.text;
  expect(said('DEU')).toMatch(/A visit on a passport of Germany needs/);
  expect(said('DEU')).not.toMatch(/residence permit/);
  expect(said('MAR')).toMatch(/residence permit/);
});

it('includes people who help to decide, and no older relative', () => {
  const family = {
    citizenship: ['CHL'],
    'relationship-status': 'married',
    'relocating-family-members': 'yes',
    'number-of-family-members': 2,
    'family-member-1-relationship': 'spouse',
    'family-member-2-relationship': 'parent',
    'family-member-2-family-member-age': 82,
  };
  const looked = (answers: object) =>
    viewsOf(
      answersOf({ ...family, ...answers }),
      ['ESP', 'MLT'].flatMap((iso3) => realAtlas().country(iso3) ?? []),
    )
      .slice(0, 1)
      .flatMap((view) => visitTasks(view, [], 12).map(({ said }) => said.text))
      .join(' ');
  expect(looked({})).toContain('you and your partner should each see');
  expect(looked({ 'number-of-family-members': 1 })).toContain('should each see');
  expect(looked({ 'relationship-status': 'single', 'family-member-1-relationship': 'parent' })).not.toContain(
    'should each see',
  );
});
