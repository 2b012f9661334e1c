import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Answers } from '@global-fit/questionnaire/model';
import { openLedger } from '../place/ledger.ts';
import type { PlaceView } from '../place/view.ts';
import { readProfile } from '../profile/profile.ts';
import { nameOf } from '../prose/countryNames.ts';

/**
 * Views of countries of the real atlas for one household, as places of one report; every country unless told
 * otherwise.
 */
export function viewsOf(answers: Answers, countries = realAtlas().countries): readonly PlaceView[] {
  const atlas = realAtlas();
  const profile = readProfile(atlas, answers, 'Robin');
  const ledger = openLedger();
  return countries.map((country, i) => ({
    atlas,
    profile,
    country,
    iso3: country.iso3,
    name: nameOf(country),
    Name: nameOf(country),
    home: profile.home,
    homeName: profile.home ? nameOf(profile.home) : 'your present country',
    cities: [],
    studied: null,
    earlier: countries.slice(0, i),
    ledger,
    date: '2026-11-22',
    tier: 'silver',
  }));
}

/** The view of one country, as the only place of a report. */
export function placeView(iso3: string, answers: Answers): PlaceView {
  const [view] = viewsOf(
    answers,
    realAtlas().countries.filter((country) => country.iso3 === iso3),
  );
  if (!view) throw new RangeError(`no country ${iso3}`);
  return view;
}
