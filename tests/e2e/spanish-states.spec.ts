import type { Page } from '@playwright/test';
import type { App } from '../support/app';
import { deep } from '../support/deep';
import { englishIn, noteTexts } from '../support/english-seen';
import { expect, test } from '../support/host';
import { inSpanish, spanishSite } from '../support/in-spanish';
import { pairsOfTexts, translator } from '../support/spanish-of';
import { statesOfFiles } from '../support/states/files';
import { statesOfPages } from '../support/states/pages';
import { statesOfSaving } from '../support/states/saving';
import { statesOfSharing } from '../support/states/sharing';
import { statesOfSigningIn } from '../support/states/signing-in';
import type { State } from '../support/states/state';
import { statesOfVersions } from '../support/states/versions';

test.use({
  viewport: { width: 1280, height: 900 },
  // In all of them something goes wrong, on purpose.
  expectedErrors: [/status of [45]\d\d|SyntaxError|It falls|^AI: |Dexie|UnknownError|Refused/],
});

for (const state of [
  ...statesOfSaving,
  ...statesOfSigningIn,
  ...statesOfSharing,
  ...statesOfFiles,
  ...statesOfPages,
])
  test(`in Spanish, without English: ${state.name}`, deep, ({ page, app }) =>
    meet(page, app, state),
  );

for (const { reach, ...state } of statesOfVersions)
  test(`in Spanish, without English: ${state.name}`, deep, ({ page, host }) =>
    meet(page, host, { ...state, reach: (context) => reach({ ...context, host }) }),
  );

/** Brings a page into a state, and reads every text that it has shown on the way. */
async function meet(page: Page, app: App, { sees, reach }: State): Promise<void> {
  const pairs = await pairsOfTexts();
  const context = page.context();
  const shown = await noteTexts(context);
  const translate = translator(pairs);
  const spanish = inSpanish(page, translate);
  const openTab = async () => inSpanish(await context.newPage(), translate);
  await reach({ page: spanish, app: spanishSite(app), openTab });
  await expect(spanish.getByText(sees).filter({ visible: true }).first()).toBeVisible();
  expect(englishIn(shown, pairs)).toEqual([]);
}
