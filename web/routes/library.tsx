import { pageMeta } from '#content/pageMeta.ts';
import { guides } from '#features/guides/guides.ts';
import { Library } from '#features/library/Library.tsx';
import { paths } from '#paths.ts';
import { PageHeader } from '#ui/blocks/PageHeader.tsx';

export const meta = () =>
  pageMeta({
    path: paths.library,
    title: 'Resource Library',
    description:
      'Guides for a move abroad: the basics, health insurance, pets, and talking with children about it.',
  });

export default function ResourceLibrary() {
  return (
    <>
      <PageHeader eyebrow="Resources" title="Resource Library">
        <p>
          Four guides written for people who have decided to go, or nearly. Each names its sources, and where
          a rule differs from country to country it tells you which authority to ask.
        </p>
      </PageHeader>
      <section aria-labelledby="guides" className="shell py-12 md:py-16">
        <h2 id="guides" className="sr-only">
          Guides
        </h2>
        <Library resources={guides} />
      </section>
    </>
  );
}
