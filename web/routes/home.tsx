import { useLoaderData } from 'react-router';
import { identity } from '#content/identity.ts';
import { pageMeta } from '#content/pageMeta.ts';
import { ContactSection } from '#features/contact/ContactSection.tsx';
import { ClosingBanner } from '#features/home/ClosingBanner.tsx';
import { Hero } from '#features/home/Hero.tsx';
import { HowItWorks } from '#features/home/HowItWorks.tsx';
import { readHome } from '#features/home/homeData.ts';
import { ProblemStatement } from '#features/home/ProblemStatement.tsx';
import { SolutionOverview } from '#features/home/SolutionOverview.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { ProductShowcase } from '#features/products/ProductShowcase.tsx';
import { useSectionSpy } from '#layout/scrolling/sectionSpy.ts';
import { useHashScroll } from '#layout/scrolling/useHashScroll.ts';
import { paths, sections } from '#paths.ts';
import { Accordion } from '#ui/blocks/Accordion.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

export const loader = readHome;

export const meta = () =>
  pageMeta({
    path: paths.home,
    title: `${identity.name}: find the country that fits your life`,
    description:
      'Answer one careful questionnaire and receive a personal, sourced report on the countries that fit your life, with reasons for and against each, and what to do next.',
  });

const spied = Object.values(sections);

export default function Home() {
  const data = useLoaderData<typeof loader>();
  useHashScroll();
  useSectionSpy(spied);
  return (
    <>
      <Hero data={data} />
      <ProblemStatement data={data} />
      <SolutionOverview data={data} />
      <Section id={sections.showcase} labelledBy="showcase-title">
        <SectionHeading id="showcase-title" title="Three reports, one price each">
          <p>All of them cover 3 countries and are yours for good. You can add countries while ordering.</p>
        </SectionHeading>
        <div className="mt-12">
          <ProductShowcase seeded={data.products} />
        </div>
      </Section>
      <HowItWorks />
      <ClosingBanner />
      <Testimonials items={data.testimonials} />
      <Section id={sections.faq} labelledBy="faq-title" ground="inset">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <SectionHeading id="faq-title" title="Questions people ask first" />
          </div>
          <div className="lg:col-span-8">
            <Accordion items={data.faq} />
          </div>
        </div>
      </Section>
      <ContactSection />
    </>
  );
}
