/// <reference lib="dom" />
/**
 * Writes the pictures of the documentation, 1440 px wide in the light theme, from the running product: the home
 * page, the wizard, a section of the assessment and the sample report.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';
import { paths } from '../web/paths.ts';
import { startProduct } from './demo/runningProduct.ts';
import { completeAnswers, seedDraft, title } from './support/assessment.ts';
import { newPerson, remember, signUp } from './support/person.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const LIMIT_BYTES = 250_000;

const executablePath = ensureBrowser();
if (!executablePath) throw new Error('No Chromium was found, and none could be installed.');
const dataDir = await mkdtemp(join(tmpdir(), 'global-fit-pictures-'));
const product = await startProduct(dataDir);
process.env['E2E_ORIGIN'] = product.origin;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  const { size } = await stat(file);
  if (size > LIMIT_BYTES) throw new Error(`${name}.png has ${size} bytes, more than ${LIMIT_BYTES}.`);
  console.log(`${file} (${Math.round(size / 1000)} kB)`);
}

try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({
    baseURL: product.origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(paths.home);
  await keep(page, 'home');
  await page.goto(paths.onboarding);
  await title(page).waitFor();
  await keep(page, 'wizard');

  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 2, 'silver');
  await remember(page, token);
  await page.goto(`${paths.onboarding}?product=silver`);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText(/^Section \d+ of 13$/).waitFor();
  await keep(page, 'assessment');

  await page.goto(paths.sampleReport);
  await title(page).waitFor();
  await keep(page, 'report');
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
