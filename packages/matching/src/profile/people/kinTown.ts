import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { REMARKS } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';

/** Only texts that the report may quote, so that naming a town from them reveals nothing new to its readers. */
const QUOTED = [...REMARKS, 'relocation-inspiration'] as const;

const KIN =
  '(?:brothers?|sisters?|siblings?|parents?|mother|mum|mom|father|dad|daughters?|sons?|grand(?:children|child|sons?|daughters?|parents?|mother|father)|aunts?|uncles?|cousins?|family|relatives|in-laws)';
const LIVES = '(?:lives?|living|lived|settled|is|are|based|works?|moved|home)';

/** "My brother lives in Perth", "our daughter and her children in Perth". */
const homeOfKin = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${KIN}\b(?:[^.;!?\n]{0,60}\b${LIVES}\b[^.;!?\n]{0,30}|[^.;!?\n]{0,25})\b(?:[Ii]n|[Nn]ear|[Tt]o)\s+${RegExp.escape(name)}(?![\p{L}-])`,
    'u',
  );

/** A town where relatives live. */
export interface KinTown {
  readonly town: City;
  /** Id of the question it was told under. */
  readonly id: string;
  readonly text: string;
}

/** The largest town of a country that the words name as a relative's home; null where they name none. */
export function townOfKin({ cities }: Atlas, iso3: Iso3, answers: Answers): KinTown | null {
  const told = QUOTED.map((id) => ({ id, text: textOf(answers, id) ?? '' })).filter(({ text }) => text);
  for (const town of told.length > 0 ? cities.of(iso3) : []) {
    const found = told.find(({ text }) => text.includes(town.name) && homeOfKin(town.name).test(text));
    if (found) return { town, ...found };
  }
  return null;
}

/** "We want to be near her", "to live close to my sister", "in the same town as our son". */
const TO_BE_NEAR =
  /\b(?:near(?:er|by)?|clos(?:e|er) (?:to|by)|next to|around|with|in the same (?:town|city|place) as) (?:to )?(?:her|him|them|my|our|the(?:ir)?)\b/i;

/** Ids of the towns where relatives live whom the customer wants to live near. */
export function townsToBeNear(atlas: Atlas, answers: Answers): readonly number[] {
  if (!QUOTED.some((id) => TO_BE_NEAR.test(textOf(answers, id) ?? ''))) return [];
  return atlas.countries.flatMap(({ iso3 }) => {
    const found = townOfKin(atlas, iso3, answers);
    return found && TO_BE_NEAR.test(found.text) ? [found.town.id] : [];
  });
}
