/** 100 pieces over the page, unless the reader asked for less motion. */
export async function throwConfetti(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  // Without a worker: one made from a blob is against the page's content policy.
  const canvas = document.createElement('canvas');
  canvas.className = 'no-print pointer-events-none fixed inset-0 z-50 size-full';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  await shoot({ particleCount: 100, spread: 70, origin: { y: 0.6 } });
  canvas.remove();
}
