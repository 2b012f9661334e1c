import type { Atlas } from '@global-fit/atlas/atlas';
import { openStandings } from '@global-fit/atlas/percentile';
import { workerPool } from '#workers/workerPool';
import { workerThread } from '#workers/workerThread';
import { type CardContent, cardContent } from './cardContent.ts';

export interface SocialImages {
  /** The picture with a name as a PNG file; null for an unknown name. */
  image(name: string): Promise<Buffer> | null;
  close(): Promise<void>;
}

/** A card takes a tenth of a second, so this is a hang. */
const TIMEOUT_MS = 15_000;

/**
 * Draws link previews on request and keeps them: there are few, of about 50 KB each. The thread starts with the
 * first. `site` is the name on the cards.
 */
export function openSocialImages(atlas: Atlas, site: string): SocialImages {
  const pool = workerPool<CardContent, Uint8Array>({
    start: (events) => workerThread(new URL('./cardWorker.ts', import.meta.url), events),
    size: 1,
    timeoutMs: TIMEOUT_MS,
  });
  const standings = openStandings(atlas);
  const kept = new Map<string, Promise<Buffer>>();
  return {
    image(name) {
      const known = kept.get(name);
      if (known) return known;
      const content = cardContent(atlas, standings, name, site);
      if (!content) return null;
      const picture = pool.run(content).then(Buffer.from);
      kept.set(name, picture);
      picture.catch(() => kept.delete(name));
      return picture;
    },
    close: pool.close,
  };
}
