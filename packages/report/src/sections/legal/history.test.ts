import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { history } from './history.ts';

function toldIn(citizenship: string, iso3: string) {
  const [view] = viewsOf(
    answersOf({
      age: 51,
      citizenship: [citizenship],
      'current-location': place('Radom', 'Poland', 'pl'),
      'work-arrangement': 'local-job',
      'general-background-history': 'yes',
    }),
    realAtlas().countries.filter((one) => one.iso3 === iso3),
  );
  return view ? history(view)?.said : null;
}

describe('a record that was told of', () => {
  it('stands on no form where no permit is applied for', () => {
    const free = toldIn('POL', 'AUT');
    expect(free?.text).toContain('You apply for no permit in Austria');
    expect(free?.text).not.toContain('Forms for');
    expect(free?.answers).toEqual(expect.arrayContaining(['citizenship', 'general-background-history']));
    expect(toldIn('AUT', 'AUT')?.text).toContain('You apply for no permit in Austria');
  });

  it('stands on the forms of a permit', () => {
    expect(toldIn('POL', 'CAN')?.text).toContain('Forms for Canada will ask');
    expect(toldIn('UKR', 'AUT')?.text).toContain('Forms for Austria will ask');
  });
});
