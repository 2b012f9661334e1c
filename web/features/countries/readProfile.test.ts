import { expect, it } from 'vitest';
import { readProfile } from './readProfile.ts';

const empty = {
  country_name: '',
  key_highlights: [],
  statistics: {},
  detailed_info: {},
  immigrant_info: {},
  meta: null,
};

it('leaves fields empty that a response lacks', () => {
  expect(readProfile({})).toEqual(empty);
  expect(readProfile({ country_name: 'Portugal', statistics: { Population: '10.6 million' } })).toEqual({
    ...empty,
    country_name: 'Portugal',
    statistics: { Population: '10.6 million' },
  });
});

it('ignores values of an unexpected type', () => {
  const odd = {
    key_highlights: 'warm',
    statistics: ['a'],
    detailed_info: { Climate: 7, Work: null },
    meta: 3,
  };
  expect(readProfile(odd)).toEqual({ ...empty, detailed_info: { Climate: '7' } });
});

it('is null where the response is no profile', () => {
  for (const body of [null, 'no', 3, []]) expect(readProfile(body)).toBeNull();
});
