import { identity } from '#content/identity.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { keyResources, moreResources } from '#features/library/hubCards.ts';
import { ResourceCard } from '#features/library/ResourceCard.tsx';
import { paths, sectionPath, sections } from '#paths.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { CallOut } from '#ui/notices/CallOut.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { PageHeader } from '#ui/blocks/PageHeader.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

export const meta = () =>
  pageMeta({
    path: paths.resources,
    title: 'Resources',
    description:
      'Free tools and guides for a move abroad: quiz, country guide, sample report, timeline and library.',
  });

export default function Resources() {
  return (
    <>
      <PageHeader eyebrow="Resources" title="Find Your Perfect Place in the World">
        <p>
          Tools and guides that cost nothing and ask for no account. They use the same figures as the report.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.freeSurvey}>Start the Free Quiz</ButtonLink>
          <ButtonLink to={paths.profileAssessment} tone="secondary">
            Get a Full Assessment
          </ButtonLink>
        </p>
      </PageHeader>
      <Section labelledBy="key">
        <SectionHeading id="key" title="Key Resources" />
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {keyResources.map((card) => (
            <li key={card.id}>
              <ResourceCard card={card} highlighted />
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="more" ground="inset">
        <SectionHeading id="more" title="Explore More Tools & Guides" />
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
          {moreResources.map((card, at) => (
            // Three cards above and four below, so that no gap remains.
            <li key={card.id} className={at < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
              <ResourceCard card={card} />
            </li>
          ))}
        </ul>
      </Section>
      <CallOut
        id="guidance"
        title="Need More Guidance?"
        actions={
          <>
            <ButtonLink to={sectionPath(sections.contact)}>Contact Us</ButtonLink>
            <a href={`mailto:${identity.email}`} className={buttonStyle('secondary')}>
              Email Support
            </a>
          </>
        }
      >
        <p>Say where you stand, and we tell you which of these to read first.</p>
      </CallOut>
    </>
  );
}
