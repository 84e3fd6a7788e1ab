import type { Locator, Page } from '@playwright/test';
import type { App } from './app';
import type { Said } from './spanish-of';

type Translate = (text: string | RegExp, isExact?: boolean) => Said;
type Options = { exact?: boolean; name?: string | RegExp; hasText?: string | RegExp };

const byText = new Set([
  'getByText',
  'getByLabel',
  'getByPlaceholder',
  'getByTitle',
  'getByAltText',
]);

/**
 * A page on which a journey that is written in English goes its way in Spanish: by the names and the sentences that stand
 * there in Spanish. What the product does not say itself, a person's own words, stays as it is.
 */
export function inSpanish(page: Page, translate: Translate): Page {
  return wrapped(page, translate);
}

/** The same product at its Spanish addresses. */
export function spanishSite(app: App): App {
  return Object.assign(Object.create(app) as App, { url: `${app.url}/es` });
}

function wrapped<Whole extends object>(whole: Whole, translate: Translate): Whole {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, inOther(String(name), given));
        if (isLocator(answer)) return wrapped(answer, translate);
        if (name !== 'all') return answer;
        return (answer as Promise<Locator[]>).then((all) =>
          all.map((one) => wrapped(one, translate)),
        );
      };
    },
  });

  function inOther(name: string, given: unknown[]): unknown[] {
    const [first, second] = given as [unknown, Options | undefined];
    if (byText.has(name)) return [translate(first as string | RegExp, second?.exact), second];
    if (name === 'getByRole' || name === 'locator') return [first, options(second)];
    if (name === 'filter') return [options(first as Options)];
    // An assertion hands its text to this method of the locator, which Playwright keeps to itself: the version is pinned.
    if (name === '_expect' && /text|accessible/.test(String(first)))
      return [first, expected(second as Expected)];
    return given;
  }

  function options(own: Options | undefined): Options | undefined {
    if (!own) return own;
    const { name, hasText } = own;
    return {
      ...own,
      ...(name !== undefined && { name: translate(name, own.exact) }),
      ...(hasText !== undefined && { hasText: translate(hasText) }),
    };
  }

  function expected(own: Expected): Expected {
    const expectedText = own.expectedText?.map((text) => {
      const { string, regexSource, regexFlags, ...rest } = text;
      const asked =
        string ?? (regexSource === undefined ? undefined : new RegExp(regexSource, regexFlags));
      if (asked === undefined) return text;
      const said = translate(asked, typeof asked === 'string' && !rest.matchSubstring);
      if (typeof said === 'string') return text;
      return { ...rest, regexSource: said.source, regexFlags: said.flags };
    });
    return { ...own, ...(expectedText && { expectedText }) };
  }
}

/** What an assertion hands to the browser. */
type Expected = {
  expectedText?: {
    string?: string;
    regexSource?: string;
    regexFlags?: string;
    matchSubstring?: boolean;
  }[];
};

function isLocator(answer: unknown): answer is Locator {
  return typeof answer === 'object' && answer !== null && '_selector' in answer;
}
