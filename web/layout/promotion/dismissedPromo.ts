import { promotion } from '#content/identity.ts';

const key = `promo-dismissed-${promotion.code}`;

/**
 * Runs in the page's head: reserves the banner's space from the first paint while the promotion is shown, so that
 * nothing moves later. Constant, so that its hash in the content policy is too.
 */
export const promoRoomScript = `(()=>{try{if(sessionStorage.getItem('${key}')==='true')return}catch{}try{if(new Date('${promotion.ends}')>Date.now())document.documentElement.dataset.promo=''}catch{}})()`;

/** Whether the promotion was dismissed in this tab. */
export function wasPromoDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Remembers the dismissal; without storage it lasts as long as the page. */
export function keepPromoDismissed(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Private windows may refuse storage; the page works without.
  }
}
