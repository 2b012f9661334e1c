import type { AtlasContent } from './content.ts';
import type { Iso3, Provenance } from './model.ts';

export interface LanguageUse {
  readonly code: string;
  readonly name: string;
  /** Percent of the population. Second languages count, so shares may add up to more than 100. */
  readonly share: number | null;
  readonly status: 'official' | 'official regional' | 'de facto official' | null;
  readonly from: Provenance;
}

export interface Languages {
  /** Languages of a country, the most spoken first; empty where the tables have none. */
  of(iso3: Iso3): readonly LanguageUse[];
  /** A language in a country by its code (`en`, `pt`, `zh_Hant`); null where the tables do not list it there. */
  use(iso3: Iso3, code: string): LanguageUse | null;
  /** Percent who speak English, from its own table, else from the language table; null where unknown. */
  english(iso3: Iso3): LanguageUse | null;
  /** Every language of the tables with its name, by code. */
  readonly names: ReadonlyMap<string, string>;
  /** Branch of the language family, such as "Romance", within which languages share much; null where unknown. */
  branch(code: string): string | null;
  /**
   * Mutually intelligible languages by code, without scripts and written standards, with the share of a conversation
   * that is understood, in (0,1].
   */
  understood(code: string): ReadonlyMap<string, number>;
}

/** A language code without script or written standard: `nb` and `nn` become `no`, `sr-Latn` becomes `sr`. */
export function baseCode(code: string): string {
  const base = code.toLowerCase().split(/[-_]/)[0] as string;
  if (base === 'nb' || base === 'nn') return 'no';
  return base === 'tl' ? 'fil' : base;
}

const SCRIPTS = /^Traditional | \((?:Arabic|Cyrillic|Latin|N’Ko|Simplified|Traditional)\)$/g;

/** The languages of a country as readers count them: each once, whatever its scripts and standards. */
export function distinctLanguages(uses: readonly LanguageUse[]): readonly LanguageUse[] {
  const seen = new Set<string>();
  return uses.filter(({ code }) => {
    const base = baseCode(code);
    const isNew = !seen.has(base);
    seen.add(base);
    return isNew;
  });
}

/** The name of a language without script or written standard: "Chinese", "Norwegian". */
export function plainName(names: ReadonlyMap<string, string>, { code, name }: LanguageUse): string {
  return names.get(baseCode(code)) ?? name.replace(SCRIPTS, '');
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Indexes languages by country. */
export function openLanguages(
  {
    languages: rows,
    english: englishRows,
    languageBranches: branches,
    languagesUnderstood,
  }: Pick<AtlasContent, 'languages' | 'english' | 'languageBranches' | 'languagesUnderstood'>,
  provenances: readonly Provenance[],
): Languages {
  const understood = new Map<string, Map<string, number>>();
  for (const { codes, worth } of languagesUnderstood) {
    for (const [one, other] of [codes, codes.toReversed() as unknown as typeof codes]) {
      understood.set(one, (understood.get(one) ?? new Map<string, number>()).set(other, worth));
    }
  }
  const byCountry = new Map<Iso3, LanguageUse[]>();
  const names = new Map<string, string>();
  for (const { iso3, from, ...row } of rows) {
    const uses = byCountry.get(iso3) ?? [];
    uses.push({ ...row, from: provenances[from] as Provenance });
    byCountry.set(iso3, uses);
    names.set(row.code, row.name);
  }
  for (const uses of byCountry.values()) uses.sort((a, b) => (b.share ?? -1) - (a.share ?? -1));
  const english = new Map(englishRows.map((row) => [row.iso3, row]));

  const use = (iso3: Iso3, code: string): LanguageUse | null =>
    byCountry.get(iso3)?.find((one) => one.code === code) ?? null;

  return {
    names,
    branch: (code) => branches[code] ?? null,
    understood: (code) => understood.get(baseCode(code)) ?? NONE,
    of: (iso3) => byCountry.get(iso3) ?? [],
    use,
    english(iso3) {
      const listed = use(iso3, 'en');
      const counted = english.get(iso3);
      if (!counted) return listed;
      const from = provenances[counted.from] as Provenance;
      return { code: 'en', name: 'English', share: counted.share, status: listed?.status ?? null, from };
    },
  };
}
