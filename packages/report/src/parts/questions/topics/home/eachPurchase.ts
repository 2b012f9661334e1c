import type { PlaceView } from '../../../../place/view.ts';
import { list } from '../../../../prose/english.ts';
import { flow, type Said } from '../../../../prose/said.ts';

type Tell = (view: PlaceView) => Said | null;

/** What the records on a purchase say of the places, one after the other; null where they say nothing of any. */
export function byPlace(views: readonly PlaceView[], tell: Tell): Said | null {
  const said = flow(...views.map(tell));
  return said.text === '' ? null : said;
}

/** The same of what is missing, to stand before more: "the rates of these taxes in Malta, ", or nothing. */
export function withoutRecord(views: readonly PlaceView[], tell: Tell, what: string): string {
  const missing = views.filter((view) => tell(view) === null);
  if (missing.length === 0) return '';
  return missing.length === views.length
    ? `${what}, `
    : `${what} in ${list(
        missing.map(({ name }) => name),
        'and',
      )}, `;
}
