/// <reference lib="dom" />
/**
 * Writes the pictures of the documentation from the running product: the home page, the wizard, a section of the
 * assessment, there also on a phone in the dark theme, and a report that was paid for.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';
import { paths, reportPath } from '../web/paths.ts';
import { startProduct } from './demo/runningProduct.ts';
import { completeAnswers, seedDraft, title } from './support/assessment.ts';
import { newCustomer, reportReady } from './support/customer.ts';
import { newPerson, remember, signUp } from './support/person.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const LIMIT_BYTES = 250_000;

const executablePath = ensureBrowser();
if (!executablePath) throw new Error('No Chromium was found, and none could be installed.');
const dataDir = await mkdtemp(join(tmpdir(), 'global-fit-pictures-'));
const product = await startProduct(dataDir);
process.env['E2E_ORIGIN'] = product.origin;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const newPage = (width: number, height: number): Promise<Page> =>
  browser.newPage({ baseURL: product.origin, viewport: { width, height }, reducedMotion: 'reduce' });

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  const { size } = await stat(file);
  if (size > LIMIT_BYTES) throw new Error(`${name}.png has ${size} bytes, more than ${LIMIT_BYTES}.`);
  console.log(`${file} (${Math.round(size / 1000)} kB)`);
}

/** The assessment of somebody who has answered all of it, at the sliders of section 8. */
async function openPriorities(page: Page): Promise<void> {
  const { token, api } = await signUp(newPerson());
  await seedDraft(api, completeAnswers, 7, 'silver');
  await remember(page, token);
  await page.goto(`${paths.onboarding}?product=silver`);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Section 8 of 13').waitFor();
}

try {
  await mkdir(FOLDER, { recursive: true });
  const page = await newPage(1440, 900);
  await page.goto(paths.home);
  await keep(page, 'home');
  await page.goto(paths.onboarding);
  await title(page).waitFor();
  await keep(page, 'wizard');
  await openPriorities(page);
  await keep(page, 'assessment');

  const phone = await newPage(390, 844);
  await phone.addInitScript(() => localStorage.setItem('dark-mode', 'true'));
  await openPriorities(phone);
  await keep(phone, 'phone');

  const customer = await newCustomer('silver');
  const reader = await newPage(1440, 900);
  await remember(reader, await reportReady(customer));
  await reader.goto(reportPath(customer.orderId));
  const plot = reader.getByRole('figure').first();
  await plot.evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }));
  await keep(reader, 'report');
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
