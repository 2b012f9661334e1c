import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');
const policy = readFileSync(path.resolve(web, '../content/legal/PrivacyPolicy.md'), 'utf8');
const skipped = new Set(['node_modules', 'build', '.react-router', 'testing']);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(full);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [full] : [];
  });
}

/** What each file stores in the browser, by the name in the policy. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'api/accessToken.ts': ['access_token'],
  'features/contact/keptMessage.ts': ['contact-message'],
  'features/countries/handover.ts': ['selectedCountry'],
  'features/countries/view/useChosenCountry.ts': ['guideHome', 'guidePassport'],
  'features/drafts/storage.ts': [
    'profileAssessmentProgress',
    'profileAssessmentPayload',
    'savedProfileId',
    'last_product_id',
    'additional_countries',
    'second-adult-forms',
  ],
  'features/payment/orderChoices.ts': ['onboarding-order'],
  'features/timeline/movingMonth.ts': ['moving-date'],
  'layout/promotion/dismissedPromo.ts': ['promotion banner'],
  'theme/faces.ts': ['`faces`'],
  'theme/theme.ts': ['dark-mode'],
  'ticks/tickStore.ts': ['ticks:'],
  'ui/browser/keepPlace.ts': ['react-router-scroll-positions'],
  'ui/later/useReloadOnceBack.ts': ['`reloads`'],
};

test('every file that stores something in the browser is listed, and the privacy policy names what it stores', () => {
  const touching = sources(web)
    .filter((file) =>
      /\b(?:localStorage|sessionStorage|indexedDB|caches)\b|document\.cookie/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => path.relative(web, file));
  expect(touching.sort()).toEqual(Object.keys(kept).sort());
  for (const names of Object.values(kept)) for (const name of names) expect(policy).toContain(name);
});
