import { pageMeta } from '#content/pageMeta.ts';
import { paths, sectionPath, sections } from '#paths.ts';
import { CallOut } from '#ui/notices/CallOut.tsx';
import { CardList } from '#ui/blocks/CardList.tsx';
import { ButtonLink } from '#ui/links/Link.tsx';
import { PageHeader } from '#ui/blocks/PageHeader.tsx';
import { RuledList } from '#ui/blocks/RuledList.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

export const meta = () =>
  pageMeta({
    path: paths.providers,
    title: 'Service providers',
    description:
      'Be featured inside personalised relocation reports, at the step where the reader needs what you do. For immigration, tax, housing, moving and language services.',
  });

const benefits = [
  {
    title: 'Smart matching',
    text: 'You will be shown to people who are moving to the country you work in and whose situation is one you take on: a founder with two employees, a retiree with a foreign pension, a family with a dog. Nobody else will see you.',
  },
  {
    title: 'Embedded in personalised reports',
    text: 'Your entry will stand in the chapter it belongs to, beside the step the reader is about to take. It will be set like the rest of the report, marked as a featured provider, and never change a score or the order of places.',
  },
  {
    title: 'Contextual moments',
    text: 'A removal company matters three months before the move, a tax adviser before the year ends, a language school long before either. The roadmap of a report has dates, and you will appear at yours.',
  },
];

const kinds: readonly [string, string][] = [
  [
    'Immigration and tax advisors',
    'Licensed practitioners who take cases in the countries they name, and say which cases they do not take.',
  ],
  [
    'Real estate and relocation experts',
    'Agents and relocation managers who know what a newcomer without a local credit history can rent.',
  ],
  [
    'Logistics and moving companies',
    'Household goods, vehicles and pets, with the papers that each border asks for.',
  ],
  [
    'Language schools and cultural integration',
    'Courses that lead to the certificate a residence permit needs, and people who explain the rest.',
  ],
];

export default function Providers() {
  return (
    <>
      <PageHeader eyebrow="Service providers" title="Be Featured Where It Matters">
        <p>
          People who read a Global Fit Report are planning a move, hold a short list of places, and have
          things to do in each. If you do one of those things well, that is where you should be.
        </p>
        <p className="mt-8">
          <ButtonLink to={sectionPath(sections.contact)} size="large">
            Apply to Be Featured
          </ButtonLink>
        </p>
      </PageHeader>
      <Section labelledBy="benefits">
        <SectionHeading id="benefits" title="What being featured means">
          <p>
            No report features a provider yet: we are choosing the first. This is what we promise those who
            apply, and the people who read us.
          </p>
        </SectionHeading>
        <div className="mt-10">
          <RuledList items={benefits} />
        </div>
      </Section>
      <Section labelledBy="kinds" ground="inset">
        <SectionHeading id="kinds" title="Whom our readers look for" />
        <CardList items={kinds} columns={2} />
      </Section>
      <CallOut
        id="apply"
        title="Tell us what you do, and for whom"
        actions={<ButtonLink to={sectionPath(sections.contact)}>Apply to Be Featured</ButtonLink>}
      >
        <p>
          Name the countries you work in, your licence where your trade has one, and the cases you take. We
          read every application and answer within 24 hours.
        </p>
      </CallOut>
    </>
  );
}
