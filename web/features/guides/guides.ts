import type { MarkdownUrl } from '#content/markdown.ts';
import { paths } from '#paths.ts';

/** A guide: its card in the library, its page, and its markdown file. */
export interface Guide {
  readonly id: 'basics' | 'health' | 'pets' | 'youngsters';
  readonly title: string;
  /** Shown on its card. */
  readonly description: string;
  /** For search engines and link previews. */
  readonly summary: string;
  readonly route: string;
  readonly file: MarkdownUrl;
  readonly category: string;
  /** In the plural where they have one: the search finds a part of a tag, and so one and many. */
  readonly tags: readonly string[];
}

export const guides: readonly Guide[] = [
  {
    id: 'basics',
    title: 'Basics of Moving Abroad',
    description:
      'The right to stay, the money to arrive on, the papers to gather: what comes first, in order.',
    summary:
      'The decisions and papers that come first in a move abroad, in order, with a checklist for each.',
    route: paths.basicsGuide,
    file: '/resources/basics_of_moving_abroad.md',
    category: 'Getting Started',
    tags: ['visas', 'documents', 'passports', 'budget', 'costs', 'planning', 'taxes'],
  },
  {
    id: 'health',
    title: 'Health Insurance Guide for Expats',
    description: 'Public systems, private policies, what a visa office asks for, and what to ask an insurer.',
    summary:
      'How health cover works when you move abroad: public systems, private policies, the gap between them, and what to ask before you sign.',
    route: paths.healthGuide,
    file: '/resources/health_insurance_guide_for_expats.md',
    category: 'Healthcare',
    tags: ['healthcare', 'medical', 'hospitals', 'coverage', 'doctors'],
  },
  {
    id: 'pets',
    title: 'Pet Relocation Guide',
    description:
      'Chip, vaccination, blood test and waiting times, in the order laboratories and airlines impose.',
    summary:
      'Moving abroad with a dog or a cat: chip, rabies vaccination, blood test, waiting times, the journey, and the return, with checklists.',
    route: paths.petGuide,
    file: '/resources/pet_relocation_guide.md',
    category: 'Family',
    tags: ['pets', 'dogs', 'cats', 'animals', 'rabies', 'vaccinations', 'quarantine'],
  },
  {
    id: 'youngsters',
    title: 'Talking to Youngsters About Moving Abroad',
    description: 'When to tell whom, what each age needs to know, and which decisions can be theirs.',
    summary:
      'How to tell children and teenagers about a move abroad: when, in which words, what each age needs, and which decisions can be theirs.',
    route: paths.youngstersGuide,
    file: '/resources/talking_to_youngsters_guide.md',
    category: 'Family',
    tags: ['children', 'kids', 'teenagers', 'schools', 'conversations'],
  },
];

/** The guide with an id. */
export function guideOf(id: Guide['id']): Guide {
  const guide = guides.find((one) => one.id === id);
  if (!guide) throw new Error(`There is no guide ${id}.`);
  return guide;
}

/** The guide at an address, with or without a trailing slash. */
export function guideAt(pathname: string): Guide {
  const guide = guides.find(({ route }) => route === pathname.replace(/\/$/, ''));
  if (!guide) throw new Error(`There is no guide at ${pathname}.`);
  return guide;
}
