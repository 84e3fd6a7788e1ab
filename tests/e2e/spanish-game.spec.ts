import { expect, test } from '../support/app';

test('in the Spanish game a Spanish title offers the English one, and each idea says what it means', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/es/game`);
  const box = page.getByLabel('Su respuesta', { exact: true });
  const send = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  const question = (words: string) =>
    expect(page.getByRole('log')).toContainText(words, { timeout: 15_000 });
  await page.getByRole('button', { name: 'Sí', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Sí');
  await page.getByRole('button', { name: 'No, solo yo' }).click();
  await question('¿Cómo se llama?');
  await send('Ana Lopez');
  for (const words of ['correo electrónico?', 'número de teléfono?', 'ciudad y estado está?']) {
    await question(words);
    await page.getByRole('button', { name: 'Saltar' }).click();
  }
  await question('¿Cuál era su puesto?');
  await box.fill('cocinera');
  await page.getByRole('button', { name: 'En inglés: Cook' }).click();
  for (const words of ['¿Para quién trabajaba?', 'fue eso?', '¿Cuándo empezó?', '¿Cuándo salió']) {
    await question(words);
    await page.getByRole('button', { name: 'Saltar' }).click();
  }
  await question('¿Qué hacía ahí?');
  const idea = page.getByRole('button', { name: /^Cooked .* meals a shift/ });
  await expect(idea).toContainText('comidas por turno');
  await expect(idea.locator('[lang="en"]')).toContainText('meals a shift');
});
