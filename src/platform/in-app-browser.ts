/**
 * User-agent marks of apps that open links in their own browser, and of Android's WebView. Such a browser cannot save or
 * print, and reports no error to the page.
 */
const inAppBrowserPatterns =
  /\bFB(?:AN|AV|_IAB)\b|Instagram|Messenger|\bLine\/|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Twitter|TikTok|musical_ly|Bytedance|; wv\)/;

/** Whether this page is open in the browser of another app, such as Facebook or Instagram. */
export function isInAppBrowser(): boolean {
  return inAppBrowserPatterns.test(navigator.userAgent);
}
