import { paths, sectionPath, sections } from '#paths.ts';

export interface NamedLink {
  readonly label: string;
  readonly to: string;
}

export interface NavGroup {
  /** Heading above the links; null for links without one. */
  readonly heading: string | null;
  readonly links: readonly NamedLink[];
}

export type NavItem =
  | ({ readonly kind: 'link' } & NamedLink)
  | { readonly kind: 'menu'; readonly label: string; readonly groups: readonly NavGroup[] };

/** The items of the navigation bar, for wide windows and phones. */
export const navItems: readonly NavItem[] = [
  {
    kind: 'menu',
    label: 'Explore',
    groups: [
      {
        heading: null,
        links: [
          { label: 'How It Works', to: sectionPath(sections.howItWorks) },
          { label: 'Products', to: sectionPath(sections.showcase) },
          { label: 'Testimonials', to: sectionPath(sections.testimonials) },
          { label: 'FAQ', to: sectionPath(sections.faq) },
          { label: 'Contact', to: sectionPath(sections.contact) },
        ],
      },
    ],
  },
  {
    kind: 'menu',
    label: 'Resources',
    groups: [
      {
        heading: 'Before the Move',
        links: [
          { label: 'Free Destination Quiz', to: paths.freeSurvey },
          { label: 'Country Guide', to: paths.countryGuide },
          { label: 'Sample Report', to: paths.sampleReport },
        ],
      },
      { heading: 'During the Move', links: [{ label: 'Relocation Timeline', to: paths.timeline }] },
      { heading: null, links: [{ label: 'Resource Library', to: paths.library }] },
    ],
  },
  {
    kind: 'menu',
    label: 'For Businesses',
    groups: [
      {
        heading: null,
        links: [
          { label: 'Service Providers', to: paths.providers },
          { label: 'Partners', to: paths.partners },
        ],
      },
    ],
  },
  { kind: 'link', label: 'Support', to: paths.support },
  { kind: 'link', label: 'About Us', to: paths.about },
];
