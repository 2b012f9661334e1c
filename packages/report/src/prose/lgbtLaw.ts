import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { lgbtLaw } from '@global-fit/matching/gates/records/newerLaw';
import { lawWords } from './lawWords.ts';
import { given, type Said } from './said.ts';

/** Laws newer than the index of laws that restrict what may be shown or said of LGBTQ+ people, as clauses. */
const LAWS: Readonly<Record<Iso3, string>> = {
  GEO: 'a law signed in October 2024 bans that LGBTQ+ people and their relations are shown or endorsed in public and in the media, care for another gender than the recorded one, and a change of the gender in papers',
  HUN: 'a law in force since July 2021 bans content that promotes LGBTQ+ people where those under 18 can see it',
  BGR: 'the school law bans since August 2024 what it calls propaganda of LGBTQ+ ideas at school',
};

/** What such a law bans; null where none is on record. */
export function lgbtLawSaid(atlas: Atlas, iso3: Iso3): Said | null {
  return iso3 in LAWS && atlas.rule(lgbtLaw(iso3))?.from.shown ? lgbtLawBans(iso3) : null;
}

/** The same where the record is known to exist. */
export const lgbtLawBans = (iso3: Iso3): Said =>
  given(lawWords(LAWS[iso3] ?? 'a law bans what may be shown of LGBTQ+ people'), `rule:${lgbtLaw(iso3)}`);
