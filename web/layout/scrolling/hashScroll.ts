import { namedByHash } from '#ui/browser/namedByHash.ts';

/** Delay before scrolling to a section again, in milliseconds. */
export const hashRetry = 100;

export interface HashScrollPage {
  /** Scrolls to the section with this id; returns false where it does not exist. */
  readonly scrollTo: (id: string) => boolean;
  /** Resolves once every image of the page has loaded or failed. */
  readonly imagesSettled: () => Promise<void>;
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** True once the visitor has scrolled, after which the page stays where it is. */
  readonly visitorMoved: () => boolean;
}

/**
 * Scrolls to the section in the address's hash now, again after 100 ms, and again once all images have loaded.
 * Returns a function to cancel.
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
