import { passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { listSaid } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const LEVELS = [
  '',
  'ordinary care',
  'more than ordinary care',
  'think twice about going',
  'do not travel',
] as const;

/** "Australia at level 2 of four (…)": one government's advice, citing only that. */
function advisedBy(view: PlaceView, government: 'us' | 'australia', begins: string): Said | null {
  const found = view.atlas.travelAdvice(view.iso3)?.[government];
  if (!found?.from.shown) return null;
  const { level, from } = found;
  return given(
    words(`${begins} at level ${level} of four (${LEVELS[level]}; ${from.asOf ?? 'undated'})`),
    `advice.${government}:${view.iso3}`,
  );
}

/** The stricter of two governments' levels, 1 to 4; 0 where neither may be printed. */
function adviceLevel({ atlas, iso3 }: PlaceView): number {
  const { us, australia } = atlas.travelAdvice(iso3) ?? {};
  return Math.max(...[us, australia].map((one) => (one?.from.shown ? one.level : 0)));
}

/** Two governments' advice with dates. */
export const advice: Writer = (view) => {
  const level = adviceLevel(view);
  const named = view.profile.citizenships.some(({ iso3 }) => iso3 === 'USA' || iso3 === 'AUS');
  if (level < 2 && !named) return null;
  const parts = [
    advisedBy(view, 'us', 'the United States puts it'),
    advisedBy(view, 'australia', 'Australia'),
  ].filter((one) => one !== null);
  if (parts.length === 0) return null;
  const ending =
    level >= 3
      ? '; at such a level ordinary travel insurance may not pay'
      : level === 2
        ? ', for the country as a whole'
        : '';
  const said = say`[Official advice on ${view.name}|What two governments tell their citizens about ${view.name}|Travel advice for ${view.name}, as dated|Before a journey to ${view.name} two governments say this]: ${listSaid(parts)}${ending}.`;
  return passage('advice', 0.25 + 0.2 * level, named && level < 2 ? because(said, 'citizenship') : said);
};
