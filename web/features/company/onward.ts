import { paths, sectionPath, sections } from '#paths.ts';
import type { Onward } from '#ui/SimplePage.tsx';

/** Ways on from a page, each worded once. */
export const onward = {
  quiz: {
    to: paths.freeSurvey,
    title: 'Free Destination Quiz',
    text: 'Twelve questions and five countries, in two minutes and without an account.',
    action: 'Start the quiz',
  },
  assessment: {
    to: paths.onboarding,
    title: 'Full Assessment',
    text: 'The careful questionnaire behind the Global Fit Report.',
    action: 'Begin the assessment',
  },
  countries: {
    to: paths.countryGuide,
    title: 'Country Guide',
    text: 'What the figures say about a country, each with its year and source.',
    action: 'Look up a country',
  },
  sample: {
    to: paths.sampleReport,
    title: 'Sample Report',
    text: 'A whole report for a person we made up.',
    action: 'Read the sample',
  },
  timeline: {
    to: paths.timeline,
    title: 'Relocation Timeline',
    text: 'Eighteen steps from the first idea to feeling at home.',
    action: 'See the steps',
  },
  library: {
    to: paths.library,
    title: 'Resource Library',
    text: 'Guides to read before you pack, on papers, health, pets and children.',
    action: 'Open the library',
  },
  contact: {
    to: sectionPath(sections.contact),
    title: 'Write to us',
    text: 'A person answers within 24 hours.',
    action: 'Open the contact form',
  },
} as const satisfies Record<string, Onward>;
