import { expect, test } from '../support/app';
import { begin, openGame, tellAll } from '../support/game';
import { anaLopez } from '../support/sample-resume';
import { deep } from '../support/deep';

test(
  'a guest adds a summary, a certificate and a language at the end of the chat, and takes one back',
  deep,
  async ({ newDevice, app }) => {
    const page = await newDevice({ viewport: { width: 360, height: 740 } });
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await tellAll(page, anaLopez);
    const resume = page.getByRole('region', { name: 'Your resume' });
    const card = page.getByRole('region', { name: 'Make it stronger' });
    const about = card.getByRole('textbox', { name: 'Who are you at work?' });
    const cards = card.getByRole('textbox', { name: /certificate or license/ });

    await card.getByRole('button', { name: /^Add to my resume : Who are you/ }).click();
    await expect(card.getByText('Type something first.')).toBeVisible();
    await expect(about).toBeFocused();

    await about.fill('Line cook who keeps a clean line.');
    await page.reload();
    await expect(about).toHaveValue('Line cook who keeps a clean line.');
    await card.getByRole('button', { name: /^Add to my resume : Who are you/ }).click();
    await expect(resume.getByText('Line cook who keeps a clean line.')).toBeVisible();
    await expect(about).toHaveValue('');

    await cards.fill('Food Handler Card, 2024\nI speak Spanish');
    await card.getByRole('button', { name: /^Add to my resume : Do you have/ }).click();
    await expect(resume.getByRole('heading', { name: /Certificates/ })).toBeVisible();
    await expect(resume.getByRole('heading', { name: 'Languages' })).toBeVisible();
    const undo = card.getByRole('button', { name: /^Undo : Do you have/ });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(resume.getByRole('heading', { name: 'Languages' })).toBeHidden();
    await expect(cards).toHaveValue('Food Handler Card, 2024\nI speak Spanish');
    await expect(cards).toBeFocused();

    // What the resume answers already is not asked again.
    await page.reload();
    await expect(cards).toBeVisible();
    await expect(about).toBeHidden();
  },
);
