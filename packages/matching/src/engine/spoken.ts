import type { Atlas } from '@global-fit/atlas/atlas';
import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import { languageAlone, worksByRegion } from '@global-fit/atlas/law/townLanguages';
import type { Iso3 } from '@global-fit/atlas/model';

/** Who speaks one language, by country index. */
export interface Spoken {
  /** Share of the population in [0,1]; 0 where it is not listed, NaN where no language of the country is known. */
  readonly share: Float64Array;
  /** The same including speakers of languages close enough to be understood, as far as that carries. */
  readonly understood: Float64Array;
  /** 0 where no record can tell: it is not listed here, and may be learned, since countries around have speakers. */
  readonly known: Uint8Array;
  /** 1 where it is official in the whole country. */
  readonly official: Uint8Array;
  /** 1 where authorities and schools of a region with recommendable towns use it instead of the national language. */
  readonly ofRegion: Uint8Array;
  readonly uses: readonly (LanguageUse | null)[];
}

/**
 * Languages taught at schools all over the world: where a table does not list one, nobody counted its learners. Each
 * is spoken by a twentieth of the people or more in at least three countries where it has no official standing. Any
 * other language has next to no speakers where it is not listed, nor have these far from all countries that list them.
 */
export const LEARNED_ABROAD: ReadonlySet<string> = new Set(['en', 'fr', 'de', 'es', 'ru', 'it']);

/** Share of people, in percent, that shows a language to be learned around a country. */
const LEARNED_AROUND = 5;

/**
 * Where a language may have uncounted speakers, by country index: across a border, or in the part of the world, of a
 * country that counts some or has it in its law. English may have them everywhere. Spanish has none to speak of in
 * Eastern Asia, nor French in South-Eastern Asia.
 */
function mayBeLearned(atlas: Atlas, base: string, uses: readonly (LanguageUse | null)[]): readonly boolean[] {
  if (base === 'en') return atlas.countries.map(() => true);
  if (!LEARNED_ABROAD.has(base)) return atlas.countries.map(() => false);
  const home = atlas.countries.filter((_, i) => {
    const use = uses[i];
    return use && ((use.share ?? 0) >= LEARNED_AROUND || use.status === 'official');
  });
  const parts = new Set(home.map(({ subregion }) => subregion));
  const codes = new Set(home.map(({ iso3 }) => iso3));
  return atlas.countries.map(
    ({ subregion, borders }) => parts.has(subregion) || borders.some((iso3) => codes.has(iso3)),
  );
}

function spokenIn(atlas: Atlas, code: string): Spoken {
  const base = baseCode(code);
  const useOf = (iso3: Iso3, of: string): LanguageUse | null =>
    of === 'en'
      ? atlas.languages.english(iso3)
      : (atlas.languages.of(iso3).find((use) => baseCode(use.code) === of) ?? null);
  const uses = atlas.countries.map(({ iso3 }) => useOf(iso3, base));
  const uncounted = mayBeLearned(atlas, base, uses);
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
      return atlas.languages.of(iso3).length > 0 && !uncounted[i] ? 1 : 0;
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
