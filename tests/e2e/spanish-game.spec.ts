import { expect, test } from '../support/app';
import { deep } from '../support/deep';

test(
  'in the Spanish game a Spanish title offers the English one, and each idea says what it means',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/es/game`);
    const box = page.getByLabel('Su respuesta', { exact: true });
    const send = async (text: string) => {
      await box.fill(text);
      await box.press('Enter');
    };
    // What is asked about an answer has a button of its own to leave the question out.
    const skip = () => page.getByRole('button', { name: 'Saltar' }).last().click();
    const question = (words: string) =>
      expect(page.getByRole('log').locator('p').last()).toContainText(words, { timeout: 15_000 });
    await page.getByRole('button', { name: 'Sí', exact: true }).click();
    await expect(page.getByRole('log')).toContainText('Sí');
    await page.getByRole('button', { name: 'No, solo yo' }).click();
    await question('¿Cómo se llama?');
    await send('Ana Lopez');
    await question('correo electrónico?');
    await send('ana arroba gmail');
    await expect(page.getByText('“ana arroba gmail” no es un correo')).toBeVisible();
    for (const words of ['correo electrónico?', 'número de teléfono?', 'ciudad y estado está?']) {
      await question(words);
      await skip();
    }
    await question('¿Cuál era su puesto?');
    await box.fill('cocinera');
    await page.getByRole('button', { name: 'En inglés: Cook' }).click();
    for (const words of [
      '¿Para quién trabajaba?',
      'fue eso?',
      '¿Cuándo empezó?',
      '¿Cuándo salió',
    ]) {
      await question(words);
      await skip();
    }
    await question('¿Qué hacía ahí?');
    const idea = page.getByRole('button', { name: /^Cooked .* meals a shift/ });
    await expect(idea).toContainText('comidas por turno');
    await expect(idea.locator('[lang="en"]')).toContainText('meals a shift');

    await test.step('a line in Spanish is asked about once, with English that says the same', async () => {
      await page.getByLabel('Su respuesta, línea 1').fill('Yo servía comidas a los clientes');
      await page.getByRole('button', { name: 'Enviar' }).click();
      const asked = page.getByRole('group', { name: 'La línea 1 está en español' });
      await expect(asked.getByRole('button').first()).toContainText('(');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await question('¿Quiere agregar otro trabajo?');
      await send('también limpiaba cuartos ahí');
      await expect(page.getByText('Aquí conteste “sí” o “no”')).toBeVisible();
      await page.getByRole('button', { name: 'No', exact: true }).click();
    });

    await test.step('so is a diploma, and who keeps it goes on', async () => {
      await question('¿Qué clase, diploma o tarjeta tiene?');
      await send('Primaria');
      await page.getByRole('button', { name: 'Conservar' }).click();
      await question('¿Cómo se llamaba la escuela');
    });
  },
);
