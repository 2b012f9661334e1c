import type { Atlas } from '@global-fit/atlas/atlas';
import type { Quality } from '@global-fit/atlas/model';
import { documentSections } from '../../documentSections.ts';
import { isRecordId, recordById } from '../../figures/records.ts';
import type { Basis, Block, ReportDocument, SourceEntry } from '../../model.ts';

type WithoutSources = Omit<ReportDocument, 'sources'>;

/** Every basis in a document. */
export function basesOf(document: WithoutSources): readonly Basis[] {
  const sections = [...documentSections(document), ...document.places.flatMap((place) => place.sections)];
  const blocks: readonly (Block | null)[] = [
    ...sections.flatMap((section) => section.blocks),
    ...document.places.flatMap((place) => [
      ...place.whyItFits,
      ...place.whatWillBeHard,
      place.strongestPointAgainst,
      ...place.plots,
    ]),
  ];
  return [
    ...blocks.filter((block): block is Block => block !== null),
    ...document.comparison.flatMap((theme) => theme.rows),
    ...document.timeline.flatMap((phase) => phase.tasks),
  ];
}

interface Draft {
  readonly publisher: string;
  readonly title: string;
  readonly licence: string;
  readonly facts: string[];
  readonly years: Set<string>;
  readonly remarks: Set<string>;
}

const QUALITY_REMARKS: Partial<Record<Quality, string>> = {
  low: 'some values are marked as of low quality by the source',
  proxy: 'some values were filled from a related figure',
  correction: 'some values were corrected for newer law',
  structural: 'long-term or structural figures, which may be older',
};

function yearsOf(years: ReadonlySet<string>): string {
  const found = [...years]
    .map((year) => year.slice(0, 4))
    .filter((year) => /^\d{4}$/.test(year))
    .sort();
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return 'undated';
  return first === last ? first : `${first}–${last}`;
}

function addRecord(
  atlas: Atlas,
  id: string,
  entry: (key: string, publisher: string, title: string, licence: string) => Draft,
): void {
  const record = recordById(atlas, id);
  for (const from of record?.from ?? []) {
    if (!from.shown || !record) continue;
    const draft = entry(`${record.title}|${from.source}`, from.source, record.title, from.licence);
    draft.facts.push(id);
    if (from.asOf) draft.years.add(from.asOf);
    if (from.confidence === 'low') draft.remarks.add('some records are of low confidence');
  }
}

/** The list of sources: each fact and record the document rests on, by publisher, with years, licence and notes. */
export function sourcesOf(atlas: Atlas, document: WithoutSources): readonly SourceEntry[] {
  const drafts = new Map<string, Draft>();
  const entry = (key: string, publisher: string, title: string, licence: string): Draft => {
    const found = drafts.get(key) ?? {
      publisher,
      title,
      licence,
      facts: [],
      years: new Set(),
      remarks: new Set(),
    };
    drafts.set(key, found);
    return found;
  };
  for (const id of new Set(basesOf(document).flatMap((basis) => basis.facts))) {
    if (isRecordId(id)) {
      addRecord(atlas, id, entry);
      continue;
    }
    const cut = id.lastIndexOf(':');
    const fact = atlas.indicator(id.slice(0, cut)) ? atlas.fact(id.slice(cut + 1), id.slice(0, cut)) : null;
    if (!fact) continue;
    const { source, name, licence } = fact.indicator;
    const draft = entry(`${name}|${source}`, source, name, licence);
    draft.facts.push(id);
    draft.years.add(String(fact.year));
    const remark = QUALITY_REMARKS[fact.quality];
    if (remark) draft.remarks.add(remark);
  }
  return [...drafts.values()]
    .map(
      (draft): SourceEntry => ({
        // Sorted by name, because the order of use depends on the answers and could reveal them.
        facts: draft.facts.toSorted(),
        publisher: draft.publisher,
        title: draft.title,
        years: yearsOf(draft.years),
        licence: draft.licence,
        remark: draft.remarks.size > 0 ? [...draft.remarks].join('; ') : null,
      }),
    )
    .sort((a, b) => a.publisher.localeCompare(b.publisher, 'en') || a.title.localeCompare(b.title, 'en'));
}
