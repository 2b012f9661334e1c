/**
 * Reports which of these anchors the reader has reached, now and on every change: the last one above the upper third
 * of the window, null above the first. Returns a function to stop.
 */
export function followAnchors(ids: readonly string[], tell: (id: string | null) => void): () => void {
  const targets = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const line = window.innerHeight / 3;
    const above = targets.filter((element) => element.getBoundingClientRect().top <= line);
    tell(above.at(-1)?.id ?? null);
  };
  const soon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  soon();
  window.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
  };
}
