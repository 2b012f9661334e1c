import { lessMotion } from './browser/motion.ts';

/**
 * Throws 100 pieces of confetti over the page, unless the visitor prefers reduced motion. Decorative: a failure is
 * ignored.
 */
export async function throwConfetti(): Promise<void> {
  if (lessMotion().matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    // The page's policy allows no worker from a blob, so it is drawn on this thread.
    const sheet = document.createElement('canvas');
    sheet.className = 'no-print pointer-events-none fixed inset-0 z-60 size-full';
    sheet.setAttribute('aria-hidden', 'true');
    document.body.append(sheet);
    await confetti.create(sheet, { resize: true, useWorker: false })({
      particleCount: 100,
      spread: 70,
      origin: { y: 0.6 },
    });
    sheet.remove();
  } catch (error) {
    console.warn('Confetti could not be thrown.', error);
  }
}
