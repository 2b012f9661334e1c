import { facesAreIn } from '#theme/faces.ts';
import { whenIdle } from '#ui/browser/whenIdle.ts';

// Parts of a page with the class `paint-late` are skipped in the first layout, which on a phone is the most expensive
// step. Once the fonts are ready they are laid out one at a time during idle time, so that searching, printing and
// jumping work on the whole page.

/** Ends the delay for every part of the page, including later ones. */
export function layOutWhole(): void {
  document.documentElement.dataset['whole'] = '';
}

/** Runs in the page's head: a page opened at an anchor needs its full height at once. */
export const wholeScript = `if(history.state||location.hash)document.documentElement.dataset.whole=''`;

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lays out the page part by part from the top. Does nothing where it is complete. */
export async function layOutPartByPart(): Promise<void> {
  await facesAreIn();
  const done = new Set<HTMLElement>();
  // Queried again each time, since parts may be added meanwhile.
  const next = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('.paint-late')].find((part) => !done.has(part));
  for (let part = next(); part; part = next()) {
    done.add(part);
    if ('whole' in document.documentElement.dataset) return;
    await idle();
    part.style.contentVisibility = 'visible';
    await nextFrame();
  }
  layOutWhole();
}
