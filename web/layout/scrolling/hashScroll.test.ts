import { describe, expect, it } from 'vitest';
import { type HashScrollPage, hashRetry, startHashScroll } from './hashScroll.ts';

function fakePage() {
  const visits: string[] = [];
  const timers: { run: () => void; milliseconds: number; on: boolean }[] = [];
  const { promise: images, resolve: imagesDone } = Promise.withResolvers<void>();
  const state = { moved: false };
  const page: HashScrollPage = {
    scrollTo: (id) => visits.push(id) > 0,
    imagesSettled: () => images,
    later: (run, milliseconds) => {
      const timer = { run, milliseconds, on: true };
      timers.push(timer);
      return () => {
        timer.on = false;
      };
    },
    visitorMoved: () => state.moved,
  };
  const fire = (): void => timers.filter(({ on }) => on).forEach(({ run }) => run());
  const loadImages = async (): Promise<void> => {
    imagesDone();
    await images;
    await Promise.resolve();
  };
  return { visits, timers, state, page, fire, loadImages };
}

describe('a hash in the address of the home page', () => {
  it('scrolls on load, again after 100 ms, and again once all images have loaded', async () => {
    const { visits, timers, page, fire, loadImages } = fakePage();
    startHashScroll('#faq', page);
    expect(visits).toEqual(['faq']);
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([hashRetry]);
    fire();
    expect(visits).toEqual(['faq', 'faq']);
    await loadImages();
    expect(visits).toEqual(['faq', 'faq', 'faq']);
  });
  it('does nothing without a hash', () => {
    const { visits, timers, page } = fakePage();
    startHashScroll('', page);
    startHashScroll('#', page);
    expect(visits).toEqual([]);
    expect(timers).toEqual([]);
  });
  it('stops when the page is left', async () => {
    const { visits, page, fire, loadImages } = fakePage();
    startHashScroll('#contact', page)();
    fire();
    await loadImages();
    expect(visits).toEqual(['contact']);
  });
  it('does not move a visitor who has scrolled meanwhile', () => {
    const { visits, state, page, fire } = fakePage();
    startHashScroll('#contact', page);
    state.moved = true;
    fire();
    expect(visits).toEqual(['contact']);
  });
  it('decodes the hash', () => {
    const { visits, page } = fakePage();
    startHashScroll('#how%2Dit%2Dworks', page);
    expect(visits).toEqual(['how-it-works']);
  });
  it('accepts a stray per cent sign', () => {
    const { visits, page } = fakePage();
    startHashScroll('#100%', page);
    expect(visits).toEqual(['100%']);
  });
});
