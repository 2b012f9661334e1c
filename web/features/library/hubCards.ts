import { type Guide, guideOf } from '#features/guides/guides.ts';
import { paths } from '#paths.ts';
import type { CardContent } from './ResourceCard.tsx';

/** The three highlighted cards of the hub. */
export const keyResources: readonly CardContent[] = [
  {
    id: 'quiz',
    title: 'Free Destination Quiz',
    description: 'Twelve questions and five countries, in two minutes and without an account.',
    route: paths.freeSurvey,
    action: 'Start the quiz',
  },
  {
    id: 'assessment',
    title: 'Full Assessment',
    description: 'The careful questionnaire behind the Global Fit Report, at your own pace.',
    route: paths.profileAssessment,
    action: 'Begin the assessment',
  },
  {
    id: 'library',
    title: 'Resource Library',
    description: 'Guides to read before you pack: papers, health, pets, children.',
    route: paths.library,
    action: 'Open the library',
  },
];

const guideCard = (id: Guide['id'], title: string): CardContent => {
  const { description, route } = guideOf(id);
  return { id, title, description, route, action: 'Read the guide' };
};

/** The seven cards below them. */
export const moreResources: readonly CardContent[] = [
  {
    id: 'countries',
    title: 'Country Guide',
    description: 'What the figures say about a country, each with its year and source.',
    route: paths.countryGuide,
    action: 'Look up a country',
  },
  {
    id: 'sample',
    title: 'Sample Report',
    description: 'A whole report for a person we made up, from the first page to the sources.',
    route: paths.sampleReport,
    action: 'Read the sample',
  },
  {
    id: 'timeline',
    title: 'Relocation Timeline',
    description:
      'Eighteen steps from the first idea to feeling at home, to tick off and to put in your calendar.',
    route: paths.timeline,
    action: 'See the steps',
  },
  guideCard('basics', 'Basics of Moving Abroad'),
  guideCard('health', 'Health Insurance Guide'),
  guideCard('pets', 'Pet Relocation Guide'),
  guideCard('youngsters', 'Talking to Youngsters'),
];
