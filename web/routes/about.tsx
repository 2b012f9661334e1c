import { formatNumber } from '@global-fit/atlas/number';
import { useLoaderData } from 'react-router';
import { readCounts } from '#content/counts.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { readStaff } from '#content/site.ts';
import { Team } from '#features/company/Team.tsx';
import { paths, sectionPath, sections } from '#paths.ts';
import { CallOut } from '#ui/notices/CallOut.tsx';
import { Card } from '#ui/blocks/Card.tsx';
import { ButtonLink, Link } from '#ui/links/Link.tsx';
import { PageHeader } from '#ui/blocks/PageHeader.tsx';
import { RuledList } from '#ui/blocks/RuledList.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

export function loader() {
  const { countries, indicators, routes } = readCounts();
  return { counts: { countries, indicators, routes }, staff: readStaff() };
}

export const meta = () =>
  pageMeta({
    path: paths.about,
    title: 'About us',
    description:
      'Why we built a relocation service around a calculation that anybody can check, how we work, and who answers when you write.',
  });

const approach: readonly [string, string][] = [
  [
    'Start from the person',
    'We ask before we show. A list of “best countries” answers nobody’s question; your work, family, money and health decide what best can mean.',
  ],
  [
    'Work from figures',
    'Every figure has a publisher, a year and a licence. Where none exists we leave the field empty, and the result says how much is missing.',
  ],
  [
    'Argue both sides',
    'Each place comes with reasons for and reasons against. If a must-have fails, it is on the first page and not in a footnote.',
  ],
];

export default function About() {
  const { counts, staff } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader eyebrow="About us" title="Moving abroad should begin with a clear view of the ground">
        <p>
          Global Fit is a small relocation advisory that does one thing: it finds the places where your life,
          as it is and as you want it, has room.
        </p>
      </PageHeader>
      <Section labelledBy="story">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <h2 id="story" className="text-2xl md:text-3xl lg:col-span-4">
            Our story
          </h2>
          <div className="max-w-text space-y-5 text-md lg:col-span-8">
            <p>
              It began with a spreadsheet. A family of four, two passports, one remote job, a child with
              asthma, and a dozen countries that friends swore by. Each blog recommended a different one, none
              of them said why, and most had never asked about the child.
            </p>
            <p>
              The spreadsheet listed what mattered, how much, and what each country could show for it. It was
              wrong in places, but one could see where. Three other families asked for a copy. The fourth
              asked what would happen if they earned less, and that question needed more than a spreadsheet.
            </p>
            <p>
              Today the engine reads {formatNumber(counts.indicators)} properties of {counts.countries}{' '}
              countries and {counts.routes} visa and citizenship routes. The idea has not changed: say what
              you know, say where you know it from, and say what you do not know.
            </p>
          </div>
        </div>
      </Section>
      <Section labelledBy="mission" ground="inset">
        <div className="max-w-3xl">
          <p className="eyebrow mb-4">Our mission</p>
          <h2 id="mission" className="text-2xl md:text-3xl">
            To make the choice of a country as careful as the choice of a house: seen from every side, with
            the papers on the table.
          </h2>
        </div>
        <ul className="mt-12 grid gap-5 md:grid-cols-3">
          {approach.map(([title, text], at) => (
            <li key={title}>
              <Card className="h-full">
                <p aria-hidden="true" className="figures font-serif text-lg text-accent">
                  {at + 1}
                </p>
                <h3 className="mt-3 text-lg">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="why">
        <SectionHeading id="why" title="Why choose us" />
        <div className="mt-10">
          <RuledList
            items={[
              {
                title: 'You can check us',
                text: 'The score of each place is a sum of parts, and each part names its figure, year and source. Change an answer and you see what it changes.',
              },
              {
                title: 'Nobody pays to be recommended',
                text: (
                  <>
                    Countries cannot buy a place. No report features a service provider yet; those to come
                    will be marked as such and never move a score.{' '}
                    <Link to={paths.providers}>How that will work</Link>.
                  </>
                ),
              },
              {
                title: 'Your answers are yours',
                text: 'Use a pseudonym if you like. No AI is trained on user data, and you can download or delete everything we hold about you.',
              },
              {
                title: 'We stand by the report',
                text: 'Contact us within 14 days of receiving it if it does not help. Up to 3 free regenerations if your answers change.',
              },
            ]}
          />
        </div>
      </Section>
      <Team staff={staff} />
      <CallOut
        id="touch"
        title="Get in Touch"
        actions={
          <>
            <ButtonLink to={sectionPath(sections.contact)}>Contact Us</ButtonLink>
            <ButtonLink to={paths.freeSurvey} tone="secondary">
              Take the Assessment
            </ButtonLink>
          </>
        }
      >
        <p>Ask us anything before you order, or begin with the free quiz.</p>
      </CallOut>
    </>
  );
}
