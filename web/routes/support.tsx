import { useLoaderData } from 'react-router';
import { readCounts } from '#content/counts.ts';
import { identity } from '#content/identity.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { readFaq } from '#content/site.ts';
import { paths, sectionPath, sections } from '#paths.ts';
import { Accordion } from '#ui/blocks/Accordion.tsx';
import { CallOut } from '#ui/notices/CallOut.tsx';
import { ButtonLink, Link } from '#ui/links/Link.tsx';
import { NavTile } from '#ui/links/NavTile.tsx';
import { PageHeader } from '#ui/blocks/PageHeader.tsx';
import { RuledList } from '#ui/blocks/RuledList.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

export const loader = () => ({ faq: readFaq(readCounts()) });

export const meta = () =>
  pageMeta({
    path: paths.support,
    title: 'Support',
    description:
      'A report that has not arrived, answers that have changed, a refund or any other question: what to do, and how to reach a person within 24 hours.',
  });

const issues = [
  {
    title: 'My report has not arrived',
    text: (
      <p>
        Reports are delivered within 72 hours. If 72 hours have passed since your payment, check your spam
        folder first, then <Link to={sectionPath(sections.contact)}>contact support</Link> with the e-mail
        address of your order. Your report also waits in <Link to={paths.account}>your account</Link>.
      </p>
    ),
  },
  {
    title: 'I want to change my survey answers',
    text: (
      <p>
        Before payment you can change them at any time. Afterwards, change them in your account and ask for a
        new edition: if your survey answers change, regenerating the report is free up to 3 times.
      </p>
    ),
  },
  {
    title: 'I would like my money back',
    text: (
      <p>
        Contact us within 14 days of receiving the report, or ask on the page of your order. Tell us in a
        sentence or two what was missing; there is nothing to prove.
      </p>
    ),
  },
  {
    title: 'What happens to my answers',
    text: (
      <p>
        They are used to make your report and for nothing else. AI is not trained on user data. What we store,
        for how long, and how to have it deleted stands in the <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    ),
  },
  {
    title: 'Other questions',
    text: (
      <p>
        Write to us and say what you were doing and what you saw. A screenshot and the number of your order
        help. We reply within 24 hours.
      </p>
    ),
  },
];

export default function Support() {
  const { faq } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader eyebrow="Support" title="What went wrong, and how we put it right">
        <p>Look among the answers below first. For everything else, a person replies within 24 hours.</p>
      </PageHeader>
      <Section labelledBy="issues">
        <SectionHeading id="issues" title="Common Issues & Solutions" />
        <div className="mt-10">
          <RuledList items={issues} />
        </div>
      </Section>
      <Section labelledBy="contact-me" ground="inset">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <SectionHeading id="contact-me" title="Contact Me">
              <p>Your letter goes to the person on duty, not to a queue of tickets.</p>
            </SectionHeading>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-7">
            <a
              href={`mailto:${identity.email}`}
              className="font-serif text-lg wrap-anywhere text-accent underline underline-offset-4"
            >
              {identity.email}
            </a>
            <ButtonLink to={sectionPath(sections.contact)} tone="secondary">
              Open the contact form
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section labelledBy="helpful">
        <SectionHeading id="helpful" title="Helpful Resources" />
        <div className="mt-10 grid gap-5 md:grid-cols-3">
          <NavTile
            to={paths.countryGuide}
            title="Country Guide"
            text="What the figures say about each country, with the year and source of every one."
            action="Look up a country"
          />
          <NavTile
            to={paths.timeline}
            title="Relocation Timeline"
            text="Eighteen steps from the first idea to feeling at home, in the order they depend on each other."
            action="See the steps"
          />
          <NavTile
            to={paths.sampleReport}
            title="Sample Report"
            text="A whole report for a person we made up, so that you know what you would receive."
            action="Read the sample"
          />
        </div>
      </Section>
      <Section labelledBy="support-faq" ground="inset">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <SectionHeading id="support-faq" title="Frequently asked questions" />
          </div>
          <div className="lg:col-span-8">
            <Accordion items={faq} />
          </div>
        </div>
      </Section>
      <CallOut
        id="still"
        title="Still Need Help?"
        actions={
          <>
            <ButtonLink to={sectionPath(sections.contact)}>Contact Me</ButtonLink>
            <ButtonLink to={paths.onboarding} tone="secondary">
              View Services
            </ButtonLink>
          </>
        }
      >
        <p>Tell us what you need in your own words.</p>
      </CallOut>
    </>
  );
}
