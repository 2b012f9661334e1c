import { pageMeta } from '#content/pageMeta.ts';
import { guides } from '#features/company/guides.ts';
import { paths } from '#paths.ts';
import { NavTile } from '#ui/NavTile.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export const meta = () =>
  pageMeta({
    path: paths.library,
    title: 'Resource Library',
    description:
      'Guides for a move abroad: the basics, health insurance, pets, and talking with children about it.',
  });

export default function Library() {
  return (
    <>
      <PageHeader eyebrow="Resources" title="Resource Library">
        <p>
          Four guides written for people who have decided to go, or nearly. Each names its sources, and where
          a rule differs from country to country it tells you which authority to ask.
        </p>
      </PageHeader>
      <section aria-labelledby="guides" className="shell py-14 md:py-16">
        <h2 id="guides" className="text-xl">
          Guides
        </h2>
        <div className="mt-6 grid gap-5 sm:grid-cols-2">
          {guides.map((guide) => (
            <NavTile
              key={guide.id}
              to={guide.route}
              title={guide.title}
              text={guide.description}
              action="Read the guide"
            />
          ))}
        </div>
      </section>
    </>
  );
}
