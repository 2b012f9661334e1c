import { identity } from '#content/identity.ts';
import { paths, sectionPath, sections } from '#paths.ts';
import { ArrowUp } from '#ui/icons.tsx';
import { NavLink } from './navigation/NavLink.tsx';
import type { NamedLink } from './navigation/navItems.ts';
import { scrollToTop } from './scrolling/scrollToSection.ts';
import { useBrowserValue } from '#ui/browser/useBrowserValue.ts';
import { Wordmark } from './Wordmark.tsx';

const columns: readonly { title: string; links: readonly NamedLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.about },
      { label: 'Services', to: sectionPath(sections.services) },
      { label: 'How It Works', to: sectionPath(sections.howItWorks) },
      { label: 'Support', to: paths.support },
      { label: 'Contact', to: sectionPath(sections.contact) },
    ],
  },
  {
    title: 'Business',
    links: [
      { label: 'Service Providers', to: paths.providers },
      { label: 'Partners', to: paths.partners },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'All Resources', to: paths.resources },
      { label: 'Free Destination Quiz', to: paths.freeSurvey },
      { label: 'Country Guide', to: paths.countryGuide },
      { label: 'Sample Report', to: paths.sampleReport },
      { label: 'Relocation Timeline', to: paths.timeline },
      { label: 'Resource Library', to: paths.library },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms of Service', to: paths.terms },
    ],
  },
];

/** Prerendered without a year, which the visitor's clock supplies. */
function Copyright() {
  const year = useBrowserValue<number | null>(() => new Date().getFullYear(), null);
  return (
    <p className="figures flex-[1_1_9rem]">
      © {year} {identity.name}. All rights reserved.
    </p>
  );
}

export function Footer() {
  return (
    <footer className="paint-late no-print mt-auto border-t border-line bg-inset">
      <div className="shell grid gap-x-8 gap-y-10 pt-14 pb-10 md:grid-cols-12">
        <div className="md:col-span-4">
          <Wordmark />
          <p className="mt-4 max-w-xs text-sm text-ink-soft">{identity.tagline}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-4 md:col-span-8">
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="eyebrow font-sans">{column.title}</h2>
              <ul className="mt-3">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <NavLink
                      to={link.to}
                      className="inline-block py-1.5 text-sm text-ink no-underline hover:underline hover:underline-offset-4"
                    >
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-line">
        <div className="shell flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4 text-sm text-ink-soft">
          <Copyright />
          <button
            type="button"
            onClick={scrollToTop}
            className="needs-script -mr-3 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-small px-3 text-ink hover:bg-sheet"
          >
            Back to top <ArrowUp width="16" height="16" />
          </button>
        </div>
      </div>
    </footer>
  );
}
