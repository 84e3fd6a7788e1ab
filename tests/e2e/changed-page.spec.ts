import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { hurryGuide } from '../support/game';
import { signUpAndConfirm } from '../support/sign-in';
import { changePages, walkAll } from '../support/walk';
import { accountSteps } from '../support/walk-account';
import { builderSteps } from '../support/walk-builder';
import { courseSteps } from '../support/walk-course';

test.use({
  viewport: { width: 1280, height: 900 },
  // A wrong password, a save that is refused on purpose, and a page that React redraws for what an extension put there.
  expectedErrors: [/status of (400|503)|Minified React error #418/],
});

for (const change of ['translated', 'extended'] as const) {
  test(`a guest walks through a page that is ${change}`, deep, async ({ page, app }) => {
    test.setTimeout(240_000);
    await changePages(page, change);
    await hurryGuide(page);
    expect(await walkAll(page, app, courseSteps)).toEqual([]);
  });

  test(`a learner walks through a page that is ${change}`, deep, async ({ page, app }) => {
    test.setTimeout(240_000);
    await changePages(page, change);
    await signUpAndConfirm(page, app, app.newPerson());
    expect(await walkAll(page, app, [...builderSteps, ...accountSteps])).toEqual([]);
  });
}
