import type { Atlas } from '@global-fit/atlas/atlas';
import type { LanguageUse } from '@global-fit/atlas/languages';

/** Who speaks one language, by country index. */
export interface Spoken {
  /** Share of the population in [0,1]; 0 where it is not listed, NaN where no language of the country is. */
  readonly share: Float64Array;
  /** 1 where it is official in the whole country. */
  readonly official: Uint8Array;
  readonly uses: readonly (LanguageUse | null)[];
}

/** Codes of the tables fold to those of the questionnaire: variants and scripts count as the language. */
function baseCode(code: string): string {
  const base = code.toLowerCase().split(/[-_]/)[0] as string;
  if (base === 'nb' || base === 'nn') return 'no';
  return base === 'tl' ? 'fil' : base;
}

function spokenIn(atlas: Atlas, code: string): Spoken {
  const base = baseCode(code);
  const uses = atlas.countries.map(({ iso3 }) =>
    base === 'en'
      ? atlas.languages.english(iso3)
      : (atlas.languages.of(iso3).find((use) => baseCode(use.code) === base) ?? null),
  );
  return {
    uses,
    share: Float64Array.from(atlas.countries, ({ iso3 }, i) => {
      if (atlas.languages.of(iso3).length === 0) return Number.NaN;
      return Math.min(1, (uses[i]?.share ?? 0) / 100);
    }),
    official: Uint8Array.from(uses, (use) =>
      use?.status === 'official' || use?.status === 'de facto official' ? 1 : 0,
    ),
  };
}

/** Look-up of languages by code, each worked out on first use and kept. */
export function openSpoken(atlas: Atlas): (code: string) => Spoken {
  const found = new Map<string, Spoken>();
  return (code) => {
    const spoken = found.get(code) ?? spokenIn(atlas, code);
    found.set(code, spoken);
    return spoken;
  };
}
