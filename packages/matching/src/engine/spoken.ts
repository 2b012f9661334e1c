import type { Atlas } from '@global-fit/atlas/atlas';
import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import { languageAlone, worksByRegion } from '@global-fit/atlas/law/townLanguages';
import type { Iso3 } from '@global-fit/atlas/model';

/** Who speaks one language, by country index. */
export interface Spoken {
  /** Share of the population in [0,1]; 0 where it is not listed, NaN where no language of the country is. */
  readonly share: Float64Array;
  /**
   * The same with those who speak a language so close to it that the two understand each other, as far as that carries.
   */
  readonly understood: Float64Array;
  /** 0 where no record tells whether people speak it: one that is learned far from home, and not listed. */
  readonly known: Uint8Array;
  /** 1 where it is official in the whole country. */
  readonly official: Uint8Array;
  /** 1 where offices and schools of a region with towns of our list work in it instead of that of the country. */
  readonly ofRegion: Uint8Array;
  readonly uses: readonly (LanguageUse | null)[];
}

/**
 * Languages of schools all over the world: where our tables do not list one, nobody counted who learned it. Each is
 * spoken by a twentieth of the people of three countries or more where it has no standing. Of any other language, a
 * country that does not list it has next to no speakers.
 */
export const LEARNED_ABROAD: ReadonlySet<string> = new Set(['en', 'fr', 'de', 'es', 'ru', 'it']);

function spokenIn(atlas: Atlas, code: string): Spoken {
  const base = baseCode(code);
  const useOf = (iso3: Iso3, of: string): LanguageUse | null =>
    of === 'en'
      ? atlas.languages.english(iso3)
      : (atlas.languages.of(iso3).find((use) => baseCode(use.code) === of) ?? null);
  const uses = atlas.countries.map(({ iso3 }) => useOf(iso3, base));
  const share = Float64Array.from(atlas.countries, ({ iso3 }, i) => {
    if (atlas.languages.of(iso3).length === 0) return Number.NaN;
    return Math.min(1, (uses[i]?.share ?? 0) / 100);
  });
  const close = [...atlas.languages.understood(base)];
  return {
    uses,
    share,
    understood: Float64Array.from(atlas.countries, ({ iso3 }, i) =>
      Math.max(
        share[i] as number,
        ...close.map(([other, worth]) => Math.min(1, (useOf(iso3, other)?.share ?? 0) / 100) * worth),
      ),
    ),
    known: Uint8Array.from(atlas.countries, ({ iso3 }, i) => {
      const use = uses[i];
      if (use) return use.share === null ? 0 : 1;
      return atlas.languages.of(iso3).length > 0 && !LEARNED_ABROAD.has(base) ? 1 : 0;
    }),
    official: Uint8Array.from(uses, (use) =>
      use?.status === 'official' || use?.status === 'de facto official' ? 1 : 0,
    ),
    ofRegion: Uint8Array.from(atlas.countries, ({ iso3 }) =>
      worksByRegion(atlas, iso3) &&
      atlas.cities.of(iso3).some((town) => baseCode(languageAlone(atlas, town) ?? '') === base)
        ? 1
        : 0,
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
