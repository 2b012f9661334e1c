import { atAssessment, completeAnswers, nextButton, seedDraft } from './support/assessment.ts';
import { newPerson, remember, signUp } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('the account offers to continue a started assessment, or else to order a report', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  const begin = page.getByRole('link', { name: 'Order a report' });
  const goOn = page.getByRole('link', { name: 'Continue my assessment' });
  await remember(page, token);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(begin).toBeVisible();
  await expect(goOn).toHaveCount(0);

  await seedDraft(api, completeAnswers, 5, 'gold');
  await page.reload();
  await expect(goOn).toBeVisible();
  await expect(begin).toHaveCount(0);
});

test('no spinner turns behind the question whether to resume', async ({ page }) => {
  await atAssessment(page, { answers: completeAnswers, section: 4 });
  await expect(page.getByRole('alertdialog', { name: 'Resume Your Assessment?' })).toBeVisible();
  await expect(page.locator('.animate-spin')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Profile Assessment');
});

test('on a phone the Next button stays in place while answers are saved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atAssessment(page, { answers: completeAnswers, section: 12 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Section 13 of 13')).toBeVisible();
  for (const width of [390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const rest = page.getByRole('button', { name: 'Save', exact: true });
    await expect(rest).toBeVisible();
    const before = await nextButton(page).boundingBox();
    await rest.click();
    await expect(page.getByRole('button', { name: 'Auto Saved!' })).toBeVisible();
    expect(await nextButton(page).boundingBox(), `at ${width} px`).toEqual(before);
    const bar = await page.locator('[data-sticky-actions]').boundingBox();
    expect(before!.x + before!.width, 'ends with the bar').toBeCloseTo(bar!.x + bar!.width, 0);
    if (width >= 360) expect(bar!.height, `one line at ${width} px`).toBeLessThan(80);
  }
});

test('a choice longer than its box ends in an ellipsis', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atAssessment(page, { answers: completeAnswers, section: 1 });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByLabel(/^[^:]*comes closest to how this stage/)).toHaveCSS(
    'text-overflow',
    'ellipsis',
  );
});
