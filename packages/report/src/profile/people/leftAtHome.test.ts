import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { childWhoStays, serviceOwed } from './leftAtHome.ts';
import { readProfile } from '../profile.ts';

const atlas = realAtlas();
const told = (words: string, more: object = {}) =>
  readProfile(atlas, answersOf({ citizenship: ['TUR'], 'unique-family-situation': words, ...more }), 'Robin');
const ALONG = {
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 9,
};

describe('a child who stays with the other parent', () => {
  it.each([
    ['My daughter Zosia (9) stays with her mother in Radom.', 'your daughter'],
    ['Our two kids will stay with their dad', 'your kids'],
    ['My son lives with my ex-wife.', 'your son'],
    ['My sister lives with her mother.', null],
    ['My daughter lives in Rome.', null],
  ])('is read from “%s”', (words, called) => {
    expect(childWhoStays(told(words))?.called ?? null).toBe(called);
  });

  it('is not read where children move along', () => {
    expect(childWhoStays(told('My son lives with my ex-wife.', ALONG))).toBeNull();
  });
});

describe('a service still owed at home', () => {
  it.each([
    ['I did not do the military service yet, it is postponed because of university.', 'TUR'],
    ['My army service is deferred until 2028', 'TUR'],
    ['I finished my military service in 2019.', null],
    ['Is there military service that I still have to do?', null],
    ['Turkish military service: I paid the bedelli exemption, so it is done.', null],
    ['I am exempt from military service for life.', null],
    ['I have not paid the exemption from military service yet.', 'TUR'],
  ])('is read from “%s”', (words, iso3) => {
    expect(serviceOwed(told(words), atlas)?.country.iso3 ?? null).toBe(iso3);
  });

  it('is not read where the own country drafts nobody', () => {
    expect(
      serviceOwed(told('I did not do the military service yet.', { citizenship: ['KEN'] }), atlas),
    ).toBeNull();
  });
});
