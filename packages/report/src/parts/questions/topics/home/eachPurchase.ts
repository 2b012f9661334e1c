import type { PlaceView } from '../../../../place/view.ts';
import { listNames } from '../../../../prose/english.ts';
import { flow, type Said } from '../../../../prose/said.ts';

type Tell = (view: PlaceView) => Said | null;

/** What the records on buying say, place by place; null where they say nothing. */
export function byPlace(views: readonly PlaceView[], tell: Tell): Said | null {
  const said = flow(...views.map(tell));
  return said.text === '' ? null : said;
}

/** The same for what is missing, as the start of a longer text: "the rates of these taxes in Malta, ", or empty. */
export function withoutRecord(views: readonly PlaceView[], tell: Tell, what: string): string {
  const missing = views.filter((view) => tell(view) === null);
  if (missing.length === 0) return '';
  return missing.length === views.length ? `${what}, ` : `${what} in ${listNames(missing)}, `;
}
