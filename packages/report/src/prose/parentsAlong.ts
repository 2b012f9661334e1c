import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { parentsAlong } from '@global-fit/matching/gates/way/parentAlong';
import { lawWords } from './lawWords.ts';
import { given, type Said } from './said.ts';

/** Under which conditions each country's law lets a permit holder's parents follow, as a clause. */
const LAWS: Readonly<Record<Iso3, string>> = {
  PRT: 'the law counts a parent of yours, or of your husband or wife, among the family that may follow a resident, where the parent depends on you; from when on family may follow stands in the record of the family permit',
  DEU: 'the law lets a parent of yours follow whose child got a first permit in March 2024 or later as a skilled worker, researcher, manager or self-employed person, and a parent of your husband or wife too while both of you live there for good; you have to keep the parent, health insurance included, without public money, an office may still refuse, and the rule is one for some years, which ends unless it is renewed',
  ESP: 'the law lets a parent of 65 or older follow, of yours or of your husband or wife, who depends on you, and as a rule only once you are a long-term resident',
  ITA: 'the law lets a parent follow who depends on a resident and has no other child in the country left, or who is over 65 where serious illness keeps the other children from helping; beyond 65 health insurance has to be bought',
  AUS: 'a parent of a citizen or permanent resident who has settled there may ask for the permanent Contributory Parent visa (Subclass 143), of whose children at least half live there; places are few and queued for, and in July 2024 those who had asked by July 2017 had come up. Sooner, and for a stay alone, is the Sponsored Parent visa (Subclass 870), for three or five years at a time, with no way to permanence',
  NZL: 'a parent whose child is a citizen or resident may be drawn by lot for the Parent Resident visa, of 2,500 places a year, for which 15,400 sponsors waited in July 2025; the Parent Boost visa needs no lot and is for visits of up to five years, once renewable, for which the child earns the median wage or the parent has means, with health insurance, and it leads to no residence',
  GBR: 'a parent may settle with a child who is a citizen or has settled there only where age, illness or disability asks for long-term care in everyday tasks that is not to be had, or not to be paid, at home; the family keeps the parent without public money',
};

/** What the law on record offers the parents of residents; null without a record. */
export function parentsAlongSaid(atlas: Atlas, iso3: Iso3): Said | null {
  const law = LAWS[iso3];
  return law !== undefined && atlas.rule(parentsAlong(iso3))?.from.shown ? parentsLawSaid(iso3) : null;
}

/** Ids of a second record about a temporary stay. */
const FOR_A_STAY: Readonly<Record<Iso3, string>> = { AUS: 'rule:parents-along-stay-AUS' };

/** The same where the record is known to exist. */
export const parentsLawSaid = (iso3: Iso3): Said =>
  given(
    lawWords(LAWS[iso3] ?? 'the law lets a parent follow on conditions'),
    `rule:${parentsAlong(iso3)}`,
    ...[FOR_A_STAY[iso3] ?? []].flat(),
  );
