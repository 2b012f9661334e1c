/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { pageIsLive } from './live.ts';

/**
 * Translates the page like a browser: each text, including later ones, is replaced by an element with other words;
 * here the same words in capitals.
 */
export async function translate(page: Page): Promise<void> {
  await pageIsLive(page);
  // Effects of a translation follow in idle time.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const untouched = 'font, script, style, textarea, svg, [translate=no]';
    const translateText = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || parent.closest(untouched) || text.data.trim() === '') return;
      const translated = document.createElement('font');
      translated.append(text.data.toUpperCase());
      text.replaceWith(translated);
    };
    const translateWithin = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateWithin(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) {
          if (node instanceof Text) translateText(node);
          else if (node !== target) translateWithin(node);
        }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
