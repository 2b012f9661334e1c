import type { CountryDetail } from '@global-fit/atlas/detail/model';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { loadFailureText, loadDetail, loadProfile } from '../countryCache.ts';
import type { CountryName } from '../countryList.ts';
import { takeHandedOver } from '../handover.ts';
import type { ShownProfile } from '../readProfile.ts';
import { defaultCountry, matchCountry, nextCountries } from './matchCountry.ts';

const preloaded = 3;
const preloadApart = 300;
/** A choice within this many milliseconds of the last one continues it: letters typed, an arrow key held. */
const oneChoice = 1500;

export interface GuideState<T extends CountryName> {
  /** Null until the address is read, and where it names no country. */
  readonly selected: T | null;
  readonly profile: ShownProfile | null;
  /** Null while loading; undefined where it could not be loaded. */
  readonly detail: CountryDetail | null | undefined;
  readonly loading: boolean;
  readonly error: string | null;
}

type Loaded = Pick<GuideState<CountryName>, 'profile' | 'detail' | 'loading' | 'error'>;

const waiting: Loaded = { profile: null, detail: null, loading: true, error: null };

/** Prefetches the profiles that may be needed next, one after another; returns a function to stop. */
function preload(countries: readonly CountryName[]): () => void {
  const timers = countries.map(({ file }, at) =>
    setTimeout(
      () => {
        loadProfile(file).catch((error: unknown) => console.warn(`${file} could not be preloaded.`, error));
      },
      preloadApart * (at + 1),
    ),
  );
  return () => timers.forEach(clearTimeout);
}

/**
 * The guide's country, from the address, the quiz's hand-over or the default; then its profile and everything beyond
 * it.
 */
export function useCountryGuide<T extends CountryName>(
  countries: readonly T[],
): GuideState<T> & { select: (country: T) => void; retry: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(waiting);
  const chosenAt = useRef(-oneChoice);
  const selected = started ? matchCountry(hash, countries) : null;

  const show = useCallback(
    (country: T, replace: boolean) =>
      void navigate({ hash: `#${country.slug}` }, { replace, preventScrollReset: true }),
    [navigate],
  );

  useEffect(() => {
    const handed = takeHandedOver();
    const opening = handed === null ? null : matchCountry(handed, countries);
    // Also later, since the guide's own menu item leads here without a hash.
    const wanted = opening ?? (hash === '' ? defaultCountry(countries) : null);
    if (wanted) show(wanted, true);
    setStarted(true);
  }, [hash, countries, show]);

  useEffect(() => {
    if (!started) return;
    if (!selected) {
      setLoaded({ ...waiting, loading: hash === '' });
      return;
    }
    let current = true;
    let stop = (): void => {};
    setLoaded(waiting);
    loadProfile(selected.file).then(
      (profile) => {
        if (!current) return;
        // Rendering a country takes long; a transition keeps the page responsive.
        startTransition(() => setLoaded((before) => ({ ...before, profile, loading: false })));
        stop = preload(nextCountries(countries, selected, preloaded));
      },
      (error: unknown) => {
        console.error(error);
        if (current) setLoaded({ ...waiting, loading: false, error: loadFailureText(error) });
      },
    );
    loadDetail(selected.iso3).then(
      (detail) => {
        if (current) startTransition(() => setLoaded((before) => ({ ...before, detail })));
      },
      () => current && setLoaded((before) => ({ ...before, detail: undefined })),
    );
    return () => {
      current = false;
      stop();
    };
  }, [started, selected, hash, countries, attempt]);

  const select = (country: T): void => {
    const now = performance.now();
    // Countries merely passed on the way to another get no history entry.
    show(country, now - chosenAt.current < oneChoice);
    chosenAt.current = now;
  };
  const retry = (): void => setAttempt((before) => before + 1);
  useWhenOnline(() => (loaded.error !== null || loaded.detail === undefined) && retry());
  return { selected, ...loaded, select, retry };
}
