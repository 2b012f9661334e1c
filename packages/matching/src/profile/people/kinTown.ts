import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { REMARKS } from '../text/freeTexts.ts';
import { listOf, textOf } from '../text/read.ts';

/** Only texts that the report may quote, so that naming a town from them reveals nothing new to its readers. */
const QUOTED = [...REMARKS, 'relocation-inspiration'] as const;

const KIN =
  '(?:brothers?|sisters?|siblings?|parents?|mother|mum|mom|father|dad|daughters?|sons?|grand(?:children|child|sons?|daughters?|parents?|mother|father)|aunts?|uncles?|cousins?|family|relatives|in-laws)';
const KIN_MENTIONED = new RegExp(String.raw`\b${KIN}\b`);
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
  /** Id of the question it was stated under. */
  readonly id: string;
  readonly text: string;
}

/** The largest town of a country that the words name as a relative's home; null where they name none. */
export function townOfKin({ cities }: Atlas, iso3: Iso3, answers: Answers): KinTown | null {
  const told = QUOTED.map((id) => ({ id, text: textOf(answers, id) ?? '' })).filter(({ text }) =>
    KIN_MENTIONED.test(text),
  );
  for (const town of told.length > 0 ? cities.of(iso3) : []) {
    const found = told.find(({ text }) => text.includes(town.name) && homeOfKin(town.name).test(text));
    if (found) return { town, ...found };
  }
  return null;
}

/** "We want to be near her", "wants me near", "to live close to my sister", "in the same town as our son". */
const TO_BE_NEAR = new RegExp(
  [
    String.raw`\b(?:wants?|needs?|asks?|wishes|have|having) (?:me|us) (?:to (?:be|live|come) )?(?:near|close|around)`,
    String.raw`\b(?:near(?:er|by)?|clos(?:e|er) (?:to|by)|next to|around|with|in the same (?:town|city|place) as) (?:to )?(?:her|him|them|(?:my|our|the(?:ir)?) (?:[\p{L}’'-]+ ){0,2}?(?:${KIN}|kids))\b`,
  ].join('|'),
  'iu',
);

/** Ids of the towns where relatives live whom the customer wants to live near. */
export function townsToBeNear(atlas: Atlas, answers: Answers): readonly number[] {
  const within = familyFirst(answers) ? listOf(answers, 'extended-family-location') : [];
  if (within.length === 0 && !QUOTED.some((id) => TO_BE_NEAR.test(textOf(answers, id) ?? ''))) return [];
  return atlas.countries.flatMap(({ iso3 }) => {
    const found = townOfKin(atlas, iso3, answers);
    return found && (within.includes(iso3) || TO_BE_NEAR.test(found.text)) ? [found.town.id] : [];
  });
}

/** From here on the slider says that being within reach of family counts for much, of 5. */
const COUNTS_FOR_MUCH = 4;

/** Whether somebody moves to be within reach of family before all else that tells towns apart. */
export function familyFirst(answers: Answers): boolean {
  const { value, touched } = answers['extended-family-importance'] ?? {};
  return typeof value === 'number' && touched === true
    ? value >= COUNTS_FOR_MUCH
    : listOf(answers, 'relocation-drivers').includes('family-love');
}
