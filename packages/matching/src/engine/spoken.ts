import type { Atlas } from '@global-fit/atlas/atlas';
import type { LanguageUse } from '@global-fit/atlas/languages';

/** Who speaks one language, by country index. */
export interface Spoken {
  /** Share of the population in [0,1]; 0 where it is not listed, NaN where no language of the country is. */
  readonly share: Float64Array;
  /** 0 where no record tells whether people speak it: one that is learned far from home, and not listed. */
  readonly known: Uint8Array;
  /** 1 where it is official in the whole country. */
  readonly official: Uint8Array;
  readonly uses: readonly (LanguageUse | null)[];
}

/**
 * Languages of schools all over the world: where our tables do not list one, nobody counted who learned it. Each is
 * spoken by a twentieth of the people of three countries or more where it has no standing. Of any other language, a
 * country that does not list it has next to no speakers.
 */
const LEARNED_ABROAD: ReadonlySet<string> = new Set(['en', 'fr', 'de', 'es', 'ru', 'it']);

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
    known: Uint8Array.from(atlas.countries, ({ iso3 }, i) => {
      const use = uses[i];
      if (use) return use.share === null ? 0 : 1;
      return atlas.languages.of(iso3).length > 0 && !LEARNED_ABROAD.has(base) ? 1 : 0;
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
