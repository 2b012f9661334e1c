import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.countryGuide,
    title: 'Country Guide',
    description:
      'Profiles of every country from public figures: highlights, climate, cost, health, education and visa routes, each with year and source.',
  });

export default function CountryGuide() {
  return (
    <SimplePage
      eyebrow="Free tool"
      title="Every country, by its figures"
      intro={
        <p>
          Choose a country and see what is unusual about it, how it compares with its neighbours and the
          world, what its climate does month by month, and which visa routes our records hold. Each figure
          carries its year and its source; where there is none, the field stays empty.
        </p>
      }
      onward={[onward.quiz, onward.sample, onward.timeline]}
    />
  );
}
