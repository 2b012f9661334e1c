import { namedByHash } from './namedByHash.ts';

/** The second look at a section comes after this many milliseconds. */
export const hashRetry = 100;

export interface HashScrollPage {
  /** Scrolls to the section of this id; false when it does not exist. */
  readonly scrollTo: (id: string) => boolean;
  /** Resolves once every image of the page has loaded or failed. */
  readonly imagesSettled: () => Promise<void>;
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** True once the visitor has scrolled on their own; the page then stays where they are. */
  readonly visitorMoved: () => boolean;
}

/**
 * With a hash in the address the page scrolls to that section now, again after 100 ms, and again once all
 * images have loaded. Gives the function that calls it off.
 */
export function startHashScroll(hash: string, page: HashScrollPage): () => void {
  const id = namedByHash(hash);
  if (id === '') return () => {};
  let on = true;
  const go = (): void => {
    if (on && !page.visitorMoved()) page.scrollTo(id);
  };
  go();
  const cancelRetry = page.later(go, hashRetry);
  void page.imagesSettled().then(go);
  return () => {
    on = false;
    cancelRetry();
  };
}
