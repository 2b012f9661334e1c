import { useLoaderData } from 'react-router';
import { readCounts } from '#content/counts.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { paths, sectionPath, sections } from '#paths.ts';
import { CallOut } from '#ui/notices/CallOut.tsx';
import { CardList } from '#ui/blocks/CardList.tsx';
import { ButtonLink, Link } from '#ui/links/Link.tsx';
import { PageHeader } from '#ui/blocks/PageHeader.tsx';
import { RuledList } from '#ui/blocks/RuledList.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

export const loader = () => ({ countries: readCounts().countries });

export const meta = () =>
  pageMeta({
    path: paths.partners,
    title: 'Partners',
    description:
      'Bring destination matching to your platform or your readers: white-label, co-branded or by API, on revenue share, affiliate or flat rate, without minimums.',
  });

const offers = [
  {
    title: 'White-label embed',
    text: 'The quiz or the whole assessment under your name, in your colours, inside your pages. Your readers never leave them.',
  },
  {
    title: 'Co-branded',
    text: 'Your name beside ours on the assessment and the report. You bring the audience, we bring the engine and the support.',
  },
  {
    title: 'API',
    text: 'Preferences in, ranked countries with reasons and sources out. You build the page; the calculation is the same that our own reports stand on.',
  },
];

const models: readonly [string, string][] = [
  [
    'Revenue-share',
    'A part of every report your readers order, settled monthly, with a statement you can check.',
  ],
  ['Affiliate', 'A link of your own and a fixed commission for each order that follows from it.'],
  ['Flat-rate', 'One price a month for the embed or the API, whatever comes of it.'],
];

export default function Partners() {
  const { countries } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader eyebrow="Partners" title="Give your readers an answer to “where?”">
        <p>
          You write about moving, insure it, finance it or run the community around it. We know how to tell
          one person which of {countries} countries fits. Together that is one service.
        </p>
        <p className="mt-8">
          <ButtonLink to={sectionPath(sections.contact)} size="large">
            Get in Touch
          </ButtonLink>
        </p>
      </PageHeader>
      <Section labelledBy="offer">
        <SectionHeading id="offer" title="What we offer">
          <p>Each of these is set up with the partner, for the readers they have. Tell us about yours.</p>
        </SectionHeading>
        <div className="mt-10">
          <RuledList items={offers} />
        </div>
      </Section>
      <Section labelledBy="models" ground="inset">
        <SectionHeading id="models" title="Business models">
          <p>No minimums in any of them: begin with one article and see.</p>
        </SectionHeading>
        <CardList items={models} columns={3} />
      </Section>
      <Section labelledBy="best">
        <SectionHeading id="best" title="Whom it suits best" />
        <div className="mt-10">
          <RuledList
            items={[
              {
                title: 'Publishers',
                text: 'Magazines, newsletters and channels about living abroad, whose readers ask “but which country for me?” under every piece.',
              },
              {
                title: 'Platforms',
                text: 'Remote-work, banking, insurance and housing services whose customers cross borders, and who would rather help early than sell late.',
              },
              {
                title: 'Communities and employers',
                text: 'Associations of expatriates, alumni networks and companies that let people choose where to work.',
              },
            ]}
          />
        </div>
        <p className="mt-8 text-ink-soft">
          You offer a service to people on the move yourself? Then{' '}
          <Link to={paths.providers}>being featured</Link> may suit you better.
        </p>
      </Section>
      <CallOut
        id="partner-touch"
        title="Let us talk about your readers"
        actions={<ButtonLink to={sectionPath(sections.contact)}>Get in Touch</ButtonLink>}
      >
        <p>Tell us who they are and what they ask. You hear from a person within 24 hours.</p>
      </CallOut>
    </>
  );
}
