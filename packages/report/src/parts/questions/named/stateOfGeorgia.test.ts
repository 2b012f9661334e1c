import { expect, it } from 'vitest';
import { place } from '@global-fit/matching/testing/persona';
import { answered, FAMILY, VETERAN } from '../../../testing/answered.ts';

const pension = (household: object, question: string) =>
  answered(household, ['PRT'], question).pension?.said?.text ?? '';

it('Georgia is a state to somebody from the United States, unless it stands in a row of countries', () => {
  expect(pension(VETERAN, 'Is my Georgia teacher pension taxed?')).not.toContain('Georgia');
  const atlanta = { ...VETERAN, 'current-location': place('Atlanta', 'United States', 'us') };
  expect(pension(atlanta, 'Is a pension from the State of Georgia taxed?')).not.toContain('Georgia');
  expect(pension(VETERAN, 'Is my pension taxed in Georgia or Portugal?')).toContain('Georgia');
  expect(pension({ ...VETERAN, 'specific-countries': ['GEO'] }, 'Is my pension taxed in Georgia?')).toContain(
    'Georgia',
  );
  expect(pension(FAMILY, 'Is my pension taxed in Georgia?')).toContain('Georgia');
});
