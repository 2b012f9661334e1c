import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { ownTaxSaid, taxesByPassport } from './ownState.ts';

describe('a state that taxes its citizens wherever they live', () => {
  const viewOf = (told: WrittenAnswers) => {
    const [view] = viewsOf(
      answersOf({
        citizenship: ['ERI'],
        'current-location': place('Kampala', 'Uganda', 'ug'),
        ...told,
      }),
    );
    if (!view) throw new Error('no countries');
    return view;
  };

  it('is named, unless the customer cannot return there: nobody is sent to its tax office', () => {
    expect(ownTaxSaid(viewOf({}))?.text).toMatch(/^Eritrea taxes its citizens wherever they live/);
    const fled = viewOf({
      'relocation-inspiration': 'I have refugee status and will never go to the embassy.',
    });
    expect(taxesByPassport(fled)).toBeUndefined();
    expect(ownTaxSaid(fled)).toBeNull();
    expect(ownTaxSaid(viewOf({ citizenship: ['USA'] }))?.text).toMatch(/^The United States taxes/);
  });
});
