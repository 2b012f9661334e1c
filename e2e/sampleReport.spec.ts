/// <reference lib="dom" />
import { openWhole } from './support/live.ts';
import { expect, test } from './support/test.ts';

const path = '/resources/sample-report';

test('has five cities, sections that open by their links, and a PDF', async ({ page, request }) => {
  await openWhole(page, path);
  const cities = page.getByRole('region', { name: 'Top five city matches' }).getByRole('listitem');
  await expect(cities).toHaveText([
    /Lisbon.*92/,
    /Barcelona.*90/,
    /Melbourne.*88/,
    /Bangkok.*85/,
    /Vancouver.*84/,
  ]);
  const sources = page.locator('#sources');
  await expect(sources).not.toHaveAttribute('open');
  await page.getByRole('navigation', { name: 'Sections of the report' }).getByText('Sources').click();
  await expect(sources).toHaveAttribute('open', '');
  const href = await page.getByRole('link', { name: /Download PDF/ }).getAttribute('href');
  const pdf = await request.get(href!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

const outcomes = [
  ['shared', 'share', true, 'Report shared successfully'],
  ['refused by the device', 'share', false, "Couldn't share the report"],
  ['copied', 'clipboard', true, 'Report URL copied to clipboard'],
  ['refused by the clipboard', 'clipboard', false, "Couldn't copy URL to clipboard"],
] as const;

for (const [what, way, works, toast] of outcomes) {
  test(`sharing, ${what}: the toast stays about three seconds`, async ({ page }) => {
    await page.addInitScript(
      ({ way, works }) => {
        const outcome = () =>
          works ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError'));
        const share = way === 'share' ? outcome : undefined;
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });
        Object.defineProperty(navigator, 'clipboard', {
          configurable: true,
          value: { writeText: outcome },
        });
      },
      { way, works },
    );
    await openWhole(page, path);
    // Timed by the page itself, because a test on a busy machine reads the clock late.
    const timed = page.evaluate((text) => {
      let came = 0;
      return new Promise<number>((resolve) => {
        new MutationObserver(() => {
          const isThere = document.body.innerText.includes(text);
          if (isThere && came === 0) came = performance.now();
          if (!isThere && came > 0) resolve(performance.now() - came);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
    }, toast);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText(toast, { exact: true })).toBeVisible();
    const stayed = await timed;
    expect(stayed).toBeGreaterThan(2500);
    expect(stayed).toBeLessThan(4500);
  });
}

test('printing opens every section and closes it afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const all = [...document.querySelectorAll('details[data-sample-section]')];
      document.body.dataset['printed'] = String(all.every((one) => (one as HTMLDetailsElement).open));
      dispatchEvent(new Event('afterprint'));
    };
  });
  await openWhole(page, path);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await expect(page.locator('#sources')).not.toHaveAttribute('open');
});
