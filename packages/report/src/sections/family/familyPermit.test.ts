import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { familyActions } from './actions.ts';

function told(citizenship: string): string {
  const norway = placeView(
    'NOR',
    answersOf({
      citizenship: [citizenship],
      'current-location': place('Łódź', 'Poland', 'pl'),
      'relocation-drivers': ['family-love'],
      'extended-family-location': ['NOR'],
    }),
  );
  return norway ? familyActions.map((writer) => writer(norway)?.said.text ?? '').join('\n') : '';
}

it('sends nobody who may settle by right to an embassy for a family permit', () => {
  expect(told('UKR')).toContain('for the family permit');
  expect(told('POL')).not.toContain('for the family permit');
});
