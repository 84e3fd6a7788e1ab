import { expect } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { openGame } from '../support/game';

testBothWaysOnlineByDay(
  'without a voice there are no read-aloud buttons, and a line says why',
  async ({ page, app }) => {
    await page.addInitScript(() => {
      window.speechSynthesis.getVoices = () => [];
    });
    await openGame(page, app);
    await expect(
      page.getByText('This browser has no voice, so the guide cannot read aloud here.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  },
);

testBothWaysOnlineByDay(
  'with a voice each message is read sentence by sentence, and leaving the page ends it',
  async ({ page, app }) => {
    // This browser has no voice of its own; the page sees one that only writes down what it is told.
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const voice = { lang: 'en-US', localService: true, name: 'Test' };
      const speech = window.speechSynthesis;
      speech.getVoices = () => [voice as SpeechSynthesisVoice];
      speech.speak = ({ text }) => void said.push(text);
      speech.cancel = () => void said.push('(silence)');
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set() {} });
    });
    await openGame(page, app);
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    const buttons = page.getByRole('button', { name: 'Read aloud' });
    await expect(buttons).toHaveCount(4);
    await expect(buttons.nth(1)).toHaveAccessibleDescription(/I ask, you answer/);
    await buttons.nth(1).click();
    expect((await said()).slice(-2)).toEqual([
      'I ask, you answer.',
      'Your answers become your resume.',
    ]);
    await page.getByRole('button', { name: 'Stop reading' }).click();
    expect((await said()).at(-1)).toBe('(silence)');
    await buttons.first().click();
    await page.getByRole('link', { name: 'Home' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: /Your next job/ })).toBeVisible();
    expect((await said()).at(-1)).toBe('(silence)');
  },
);
