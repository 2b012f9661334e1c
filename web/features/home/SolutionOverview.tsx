import { formatNumber } from '@global-fit/atlas/number';
import { paths, sections } from '#paths.ts';
import { Bars } from '#ui/blocks/Bars.tsx';
import { ArrowLink } from '#ui/links/Link.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';
import type { HomeData } from './homeData.ts';
import { Quote } from './Quote.tsx';

const services: readonly [string, string][] = [
  [
    'A match you can check',
    'Every score is the sum of named parts, each with its figure, year and source. Where a figure is missing, the report says so and the score grows less certain.',
  ],
  [
    'Must-haves stay must-haves',
    'A visa that is not open to you, a medicine that is not allowed, a winter you cannot bear: such things are shown with the reason, never averaged away.',
  ],
  [
    'Family, pets and work included',
    'Schools, elder care, a partner with other wishes, two dogs, a licence that must be recognised: what you tell us shapes the result or the advice, and the report says where.',
  ],
  [
    'A roadmap by month',
    'What to do twelve months before, what can wait, and which paper holds up which other paper. In the Silver and Gold reports.',
  ],
];

/** What the service does; the footer's services link leads here. */
export function SolutionOverview({ data }: { data: HomeData }) {
  const spoken = data.testimonials[1] ?? data.testimonials[0];
  return (
    <Section id={sections.services} labelledBy="solution-title" ground="inset">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading id="solution-title" title="One calculation you can check, one plan you can follow">
            <p>
              The Global Fit Report starts from your answers and ends with a small number of places, argued
              for and against, and with what to do next in each.
            </p>
          </SectionHeading>
          <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {services.map(([title, text]) => (
              <div key={title}>
                <dt className="font-serif text-lg leading-snug">{title}</dt>
                <dd className="mt-2 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-9">
            <ArrowLink to={paths.sampleReport}>Read a sample report</ArrowLink>
          </p>
        </div>
        <div className="lg:col-span-5">
          <div className="neatline bg-sheet p-5 sm:p-6">
            <h3 className="text-lg">What we look at</h3>
            <div className="mt-3">
              <Bars
                dense
                rows={data.dimensions.map(({ name, indicators }) => ({ name, count: indicators }))}
                caption={`${formatNumber(data.counts.indicators)} measured properties in ${data.counts.dimensions} themes, ${formatNumber(data.counts.facts)} figures`}
              />
            </div>
          </div>
        </div>
      </div>
      {spoken && (
        <div className="mt-16 border-t border-line pt-10">
          <Quote testimonial={spoken} />
        </div>
      )}
    </Section>
  );
}
