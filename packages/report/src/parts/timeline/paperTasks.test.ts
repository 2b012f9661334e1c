import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { documentTasks } from './paperTasks.ts';

const atlas = realAtlas();

function papers(passport: string, iso3: string): string {
  const countries = atlas.countries.filter((country) => country.iso3 === iso3);
  const [view] = viewsOf(answersOf({ citizenship: [passport] }), countries);
  const [task] = view ? documentTasks(view, [], null) : [];
  return task?.said.text ?? '';
}

describe('papers for abroad', () => {
  it('need no more than an apostille where neither state is known to have objected', () => {
    expect(papers('UKR', 'DEU')).toContain('an apostille from the issuing country is enough');
  });

  it('are never called ready by an apostille where either state has objections on record', () => {
    for (const passport of atlas.countries)
      for (const iso3 of ['DEU', 'IND'])
        if (
          passport.iso3 !== iso3 &&
          [passport.iso3, iso3].some((one) => atlas.treaties(one)?.apostille?.objections)
        )
          expect(papers(passport.iso3, iso3), `${passport.iso3} ${iso3}`).not.toContain('country is enough');
    expect(papers('IND', 'DEU')).toMatch(
      /objections to India are on record; the page of the embassy of Germany says/,
    );
  });

  it('are legalised by the embassy where the issuing state gives no apostille', () => {
    expect(papers('ARE', 'DEU')).toContain(
      'the United Arab Emirates issues no apostille, so the embassy of Germany',
    );
  });
});
