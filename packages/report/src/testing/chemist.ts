import { place } from '@global-fit/matching/testing/persona';

/** A doctor of chemistry from Iran who lives in Ankara and looks for a post. */
export const CHEMIST = {
  age: 30,
  citizenship: ['IRN'],
  'current-location': place('Ankara', 'Turkey', 'tr'),
  'education-level': 'doctorate',
  'career-field': 'science',
  'work-arrangement': 'local-job',
};
