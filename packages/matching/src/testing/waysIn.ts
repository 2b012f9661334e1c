import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { assessCountry, assessEntries, type WaysIn } from '../entry/entry.ts';
import type { Entry } from '../entry/way.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { answersOf, type WrittenAnswers } from './persona.ts';

/** The way into one country of somebody who answered so, and the routes beside it. */
export const waysInto = (iso3: string, written: WrittenAnswers): WaysIn =>
  assessCountry(
    engineOf(realAtlas()),
    profilePreferences(realAtlas(), answersOf(written)),
    realAtlas().indexOf(iso3),
  );

/** The way in alone. */
export const entryOf = (iso3: string, written: WrittenAnswers): Entry => waysInto(iso3, written).entry;

/** The ways into every country, by country index. */
export const entriesOf = (written: WrittenAnswers): readonly Entry[] =>
  assessEntries(engineOf(realAtlas()), profilePreferences(realAtlas(), answersOf(written)));
