import { holdCalls } from './support/holdCalls.ts';
import { inspect } from './support/inspect.ts';
import { waitForMail } from './support/mail.ts';
import { expect, product, test } from './support/test.ts';
import { apiOf, newPerson, remember, signUp, tokenOf } from './support/person.ts';

test('after a change the new password works and the old one does not', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password', { exact: true }).fill('wrong wrong');
  await form.getByLabel('New password', { exact: true }).fill('analytical-engine-3');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();
  await form.getByLabel('Current password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await inspect(page, 'the settings');

  await expect(tokenOf(person)).rejects.toThrow('401');
  await expect(tokenOf({ ...person, password: 'analytical-engine-3' })).resolves.not.toBe('');
});

test('every form that asks for the password names the account to password managers', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const forms = page.locator('form:has([autocomplete="current-password"])');
  await expect(forms).toHaveCount(3);
  for (const form of await forms.all()) {
    // Password managers ignore hidden inputs.
    const owner = form.locator('input[type="text"][autocomplete="username"]');
    await expect(owner).toHaveValue(person.email);
    await expect(owner).toBeHidden();
  }
});

test('leaving with an unsaved name asks first, after signing out does not', async ({ page }) => {
  const { token } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('link', { name: 'Orders' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await page.getByRole('link', { name: 'Orders' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/account/settings');
  await page.getByLabel('Full name').fill('Somebody else');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
});

test('saving an outdated page keeps what was changed on another device', async ({ page }) => {
  const { token, api } = await signUp(newPerson());
  await remember(page, token);
  await page.goto('/account/settings');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron');
  await api('PATCH', '/users/me', { full_name: 'Ada King' });
  await page.getByLabel('Country of residence').selectOption({ label: 'Spain' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada King');
  expect(await api('GET', '/users/me')).toMatchObject({ full_name: 'Ada King', country_of_residence: 'ESP' });
});

test('two sessions ended at the same time both disappear from the list', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await tokenOf(person);
  await tokenOf(person);
  await remember(page, token);
  await page.goto('/account/settings');
  const ends = page.getByRole('button', { name: /^Sign out the session from/ });
  await expect(ends).toHaveCount(2);
  const answer = await holdCalls(page, '**/sessions/*', 'DELETE');
  await ends.first().click();
  await ends.last().click();
  answer();
  await expect(ends).toHaveCount(0);
});

test('a new e-mail address takes effect once its link was followed', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  const wanted = newPerson('Grace').email;
  await remember(page, token);
  await page.goto('/account/settings');
  const form = page.getByRole('region', { name: 'E-mail address' });
  await form.getByLabel('New e-mail address').fill(wanted);
  await form.getByLabel('Your password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByText('on its way to the new address')).toBeVisible();
  expect((await apiOf(token)<{ email: string }>('GET', '/users/me')).email).toBe(person.email);

  const mail = await waitForMail(wanted, ({ subject }) => subject === 'Confirm your new address');
  const link = new URL(/https?:\/\/[^"\s]+#token=[^"\s]+/.exec(mail.html ?? '')?.[0] ?? '');
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`From now on you sign in with ${wanted}`)).toBeVisible();
  await expect(tokenOf({ ...person, email: wanted })).resolves.not.toBe('');
  await waitForMail(person.email, ({ subject }) => subject === 'The address of your account was changed');
});

test('deleting the account requires password and consent, and ends it', async ({ page }) => {
  const person = newPerson();
  const { token } = await signUp(person);
  await remember(page, token);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Please confirm that you understand')).toBeVisible();
  expect((await apiOf(token)<{ email: string }>('GET', '/users/me')).email).toBe(person.email);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(tokenOf(person)).rejects.toThrow('401');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
