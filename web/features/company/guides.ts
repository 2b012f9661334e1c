import { paths } from '#paths.ts';

/** A guide of the library. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly route: string;
  readonly category: string;
  readonly tags: readonly string[];
}

export const guides: readonly Guide[] = [
  {
    id: 'basics',
    title: 'Basics of Moving Abroad',
    description:
      'The right to stay, the money to arrive on, the papers to gather: what comes first, in order.',
    route: paths.basicsGuide,
    category: 'Getting Started',
    tags: ['visa', 'documents', 'budget', 'planning'],
  },
  {
    id: 'health',
    title: 'Health Insurance Guide for Expats',
    description: 'Public systems, private policies, what a visa office asks for, and what to ask an insurer.',
    route: paths.healthGuide,
    category: 'Healthcare',
    tags: ['insurance', 'medical', 'hospital', 'coverage'],
  },
  {
    id: 'pets',
    title: 'Pet Relocation Guide',
    description:
      'Chip, vaccination, blood test and waiting times, in the order laboratories and airlines impose.',
    route: paths.petGuide,
    category: 'Family',
    tags: ['dog', 'cat', 'animal', 'quarantine'],
  },
  {
    id: 'youngsters',
    title: 'Talking to Youngsters About Moving Abroad',
    description: 'When to tell whom, what each age needs to know, and which decisions can be theirs.',
    route: paths.youngstersGuide,
    category: 'Family',
    tags: ['children', 'teenagers', 'school', 'conversation'],
  },
];
