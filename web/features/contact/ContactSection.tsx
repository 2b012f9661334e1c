import { identity } from '#content/identity.ts';
import { paths, sections } from '#paths.ts';
import { Link } from '#ui/links/Link.tsx';
import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The last section of the home page, to which all "Contact" links lead. */
export function ContactSection() {
  return (
    <Section id={sections.contact} labelledBy="contact-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading id="contact-title" title="Write to us">
            <p>
              A question before you order, a report that did not arrive, a partnership: a person reads it and
              answers within 24 hours.
            </p>
          </SectionHeading>
          <dl className="mt-8 border-t border-line text-sm">
            <div className="grid grid-cols-[6rem_1fr] gap-4 border-b border-line py-3.5">
              <dt className="text-ink-soft">Email</dt>
              <dd>
                <a
                  href={`mailto:${identity.email}`}
                  className="wrap-anywhere text-accent underline underline-offset-4"
                >
                  {identity.email}
                </a>
              </dd>
            </div>
            <div className="grid grid-cols-[6rem_1fr] gap-4 border-b border-line py-3.5">
              <dt className="text-ink-soft">Post</dt>
              <dd>
                <address className="not-italic">
                  {identity.address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </dd>
            </div>
            <div className="grid grid-cols-[6rem_1fr] gap-4 border-b border-line py-3.5">
              <dt className="text-ink-soft">Answers</dt>
              <dd>
                Many are already on the <Link to={paths.support}>support page</Link>.
              </dd>
            </div>
          </dl>
        </div>
        <div className="no-print lg:col-span-7">
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}
