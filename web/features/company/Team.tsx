import { Section } from '#ui/blocks/Section.tsx';
import { SectionHeading } from '#ui/blocks/SectionHeading.tsx';

/** The team, as described by the operator in content/site.json. */
export function Team({ staff }: { staff: readonly { name: string; role: string; about: string }[] }) {
  return (
    <Section labelledBy="team" ground="inset">
      <SectionHeading id="team" title="Who you write to">
        <p>Whoever answers you has read what you wrote.</p>
      </SectionHeading>
      <ul className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {staff.map(({ name, role, about }) => (
          <li key={name} className="border-t-2 border-ink pt-5">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-1 text-sm text-ink-soft">{role}</p>
            <p className="mt-4">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
