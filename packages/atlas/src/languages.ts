import type { AtlasContent } from './content.ts';
import type { Iso3, Provenance } from './model.ts';

export interface LanguageUse {
  readonly code: string;
  readonly name: string;
  /** Percent of the population, second speakers included, so shares can add to more than 100. */
  readonly share: number | null;
  readonly status: 'official' | 'official regional' | 'de facto official' | null;
  readonly from: Provenance;
}

export interface Languages {
  /** Languages of a country, the most spoken first; empty when the tables hold none. */
  of(iso3: Iso3): readonly LanguageUse[];
  /** One language in a country by its code (`en`, `pt`, `zh_Hant`); null when the tables do not list it there. */
  use(iso3: Iso3, code: string): LanguageUse | null;
  /** Share of people who speak English, from the table made for it, else from the language table; null when unknown. */
  english(iso3: Iso3): LanguageUse | null;
  /** Every language of the tables with its name, by code. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * The branch of its family, as "Romance"; null where the tables do not hold it. Languages of one branch
   * share much.
   */
  branch(code: string): string | null;
  /**
   * Languages whose speakers and those of this one understand each other, by code without scripts and written
   * standards: how much of a conversation that carries, in (0,1].
   */
  understood(code: string): ReadonlyMap<string, number>;
}

/**
 * The language that a code names, without its script or written standard: `nb` and `nn` are `no`, `sr-Latn` is `sr`.
 */
export function baseCode(code: string): string {
  const base = code.toLowerCase().split(/[-_]/)[0] as string;
  if (base === 'nb' || base === 'nn') return 'no';
  return base === 'tl' ? 'fil' : base;
}

const SCRIPTS = /^Traditional | \((?:Arabic|Cyrillic|Latin|N’Ko|Simplified|Traditional)\)$/g;

/** Uses of a country as a reader counts them: a language once, whatever scripts and standards it is written in. */
export function eachOnce(uses: readonly LanguageUse[]): readonly LanguageUse[] {
  const seen = new Set<string>();
  return uses.filter(({ code }) => {
    const base = baseCode(code);
    return !seen.has(base) && seen.add(base);
  });
}

/** The name of a language without the script or the standard it is written in: "Chinese", "Norwegian". */
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
