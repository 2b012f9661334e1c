import type { City } from '@global-fit/atlas/model';
import { cityOf, passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { escaped } from '../../prose/wholeWords.ts';
import { lengthSaid } from './ties.ts';

/** Texts that a report quotes: the name of a town from them tells nobody anything new. */
const TOLD_IN = ['additional-comments', 'missed-information', 'relocation-inspiration'] as const;

const KIN =
  '(?:brothers?|sisters?|siblings?|parents?|mother|mum|mom|father|dad|daughters?|sons?|grand(?:children|child|sons?|daughters?|parents?|mother|father)|aunts?|uncles?|cousins?|family|relatives|in-laws)';
const LIVES = '(?:lives?|living|lived|settled|is|are|based|works?|moved|home)';

/** "My brother lives in Perth", "our daughter and her children in Perth". */
const homeOfKin = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${KIN}\b(?:[^.;!?\n]{0,60}\b${LIVES}\b[^.;!?\n]{0,30}|[^.;!?\n]{0,25})\b(?:[Ii]n|[Nn]ear|[Tt]o)\s+${escaped(name)}(?![\p{L}-])`,
    'u',
  );

/** The largest town of this place that the words tell as the home of family, and the answer that does. */
function townOfKin({ atlas, iso3, profile }: PlaceView): { readonly town: City; readonly id: string } | null {
  const told = TOLD_IN.map((id) => ({ id, text: profile.read.text(id) ?? '' })).filter(({ text }) => text);
  for (const town of told.length > 0 ? atlas.cities.of(iso3) : []) {
    const found = told.find(({ text }) => text.includes(town.name) && homeOfKin(town.name).test(text));
    if (found) return { town, id: found.id };
  }
  return null;
}

/** The town where family lives beside the first one recommended there. */
export const kinTown: Writer = (view) => {
  if (view.profile.discreet.length > 0) return null;
  const [first] = view.cities;
  const found = townOfKin(view);
  if (!first || !found || found.town.id === first.id) return null;
  const { town, id } = found;
  const km = lengthSaid(town.point, first.point, town.name);
  const way: Said = km
    ? say`is about ${km} from ${cityOf(view)}`
    : words(`lies within 100 km of ${first.name}`);
  const among = view.cities.some((one) => one.id === town.id);
  const said = say`${town.name}, where you wrote that family lives, ${way}${among ? ' and is among the towns named here' : ', the first town named here: weigh that way against what speaks for it'}.`;
  return passage('kin-town', 0.9, because(said, id));
};
