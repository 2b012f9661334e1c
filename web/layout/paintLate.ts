import { facesAreIn } from '#theme/faces.ts';
import { whenIdle } from '#ui/browser/whenIdle.ts';

// Parts of a page that bear the class `paint-late` are left out of the first layout, which on a phone is the longest
// thing a page does. Once the typefaces are in place they are laid out one at a time while nothing else is to be done,
// so that finding, printing and jumping meet a whole page.

/** Ends the delay for every part of the page, also for those that come later. */
export function layOutWhole(): void {
  document.documentElement.dataset['whole'] = '';
}

/** Runs in the page's head: a page that opens at a place within it needs its whole height at once. */
export const wholeScript = `if(history.state||location.hash)document.documentElement.dataset.whole=''`;

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lays the page out part by part, from the top. Does nothing where it is whole. */
export async function layOutPartByPart(): Promise<void> {
  await facesAreIn();
  const done = new Set<HTMLElement>();
  // Looked for anew each time, since parts may come while others are laid out.
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
