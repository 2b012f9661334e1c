import { pageMeta } from '#content/pageMeta.ts';
import { onward } from '#features/company/onward.ts';
import { paths } from '#paths.ts';
import { SimplePage } from '#ui/SimplePage.tsx';

export const meta = () =>
  pageMeta({
    path: paths.petGuide,
    title: 'Pet Relocation Guide',
    description:
      'Moving abroad with a dog or cat: chip, vaccination, blood test, waiting times, airlines and arrival, in the order they must happen.',
  });

export default function PetRelocationGuide() {
  return (
    <SimplePage
      eyebrow="Guide · Family"
      title="Pet Relocation Guide"
      intro={
        <p>
          A dog or cat needs a chip, a rabies vaccination given after it, and for some countries a blood test
          followed by months of waiting, which is why the animal’s calendar often sets your own. The guide
          walks through the steps in the order the laboratories and airlines impose.
        </p>
      }
      onward={[onward.library, onward.timeline, onward.assessment]}
    />
  );
}
