import type { ReportPlace, ReportSection } from '../../model.ts';
import type { Profile } from '../../profile/profile.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, say } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';

/**
 * "At a glance" of a move within the country: its towns, since no other country is compared. Null where no town is
 * recommended.
 */
export function townsOf(profile: Profile, place: ReportPlace | undefined): ReportSection | null {
  if (!place || place.cities.length === 0) return null;
  const name = nameOf({ iso3: place.iso3, name: place.country });
  const several = place.cities.length > 1;
  const score = shown(constant(place.score, 'match of the country'), (value) => String(Math.round(value)));
  const lead = because(
    say`You asked for a move within ${name}, so ${several ? 'its towns were compared with each other, and no country with another' : 'we looked for one of its towns, and compared no country with another'}. By your answers ${name} as a whole scores ${score} of 100: that is the life you know, not a mark for these towns.`,
    'relocation-scope',
  );
  return {
    id: 'at-a-glance',
    heading: 'At a glance',
    blocks: [
      paragraph({ ...lead, facts: [...lead.facts, ...place.cities.map(({ id }) => `city:${id}`)] }),
      {
        kind: 'table',
        caption: `Places for ${profile.name || 'you'}`,
        columns: ['Town', ...(several ? ['Score of 100'] : []), 'In a line'],
        align: ['left', ...(several ? (['right'] as const) : []), 'left'],
        rows: place.cities.map((city) => [
          city.name,
          ...(several ? [city.score === null ? '–' : String(Math.round(city.score))] : []),
          city.why,
        ]),
        answers: [],
        facts: place.cities.map(({ id }) => `city:${id}`),
      },
    ],
  };
}
