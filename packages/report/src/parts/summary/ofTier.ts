import { PLACE_HEADINGS, type TierId } from '../../model.ts';
import { reworded, type Said } from '../../prose/said.ts';
import { TIERS } from '../../tiers.ts';

/** What the customer wrote, as it is quoted; nothing in it is ours to change. */
const QUOTED = /(“[^”]*”)/;
/** A sentence of ours about the roadmap, with the space before it. */
const ON_ROADMAP = /(?:^|\s)\p{Lu}[^.!?]*\broadmap\b[^.!?]*[.!?](?=\s|$)/gu;

/** Our own words without what points to chapters that an edition lacks. */
function withoutChapters(text: string, chapters: string): string {
  return text
    .replace(new RegExp(`, by the records under (?:${chapters})(?![\\w])`, 'g'), ', by our records')
    .replace(
      new RegExp(`It is taken up under (?:${chapters}), and`, 'g'),
      'We read it; the chapter on it begins with the Silver report, and',
    )
    .replace(new RegExp(`[;,] [^.;,]* stands? under (?:${chapters})(?:, item by item)?(?=[.;])`, 'g'), '')
    .replace(
      new RegExp(`(?:^|\\s)\\p{Lu}[^.]* stands? under (?:${chapters})(?:, item by item)?\\.`, 'gu'),
      '',
    )
    .replace(new RegExp(` under (?:${chapters})(?=[,:.])`, 'g'), '');
}

/** A reply to the customer's words, without what points to parts that the edition ordered does not have. */
export function ofTier(said: Said, tier: TierId): Said {
  const { headings, roadmap } = TIERS[tier];
  const chapters = PLACE_HEADINGS.filter((heading) => !headings.includes(heading)).join('|');
  if (chapters === '' && roadmap) return said;
  return reworded(said, (text) =>
    text
      .split(QUOTED)
      .map((part) => {
        if (part.startsWith('“')) return part;
        const planned = roadmap ? part : part.replace(ON_ROADMAP, '');
        return chapters === '' ? planned : withoutChapters(planned, chapters);
      })
      .join('')
      .trim(),
  );
}
