import { promotion } from '#content/identity.ts';

const key = `promo-dismissed-${promotion.code}`;

/** Whether the promotion was dismissed in this tab. */
export function wasPromoDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Keeps that it was dismissed; where the browser keeps nothing, that lasts as long as the page. */
export function keepPromoDismissed(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Private windows may refuse storage; the page goes on.
  }
}
