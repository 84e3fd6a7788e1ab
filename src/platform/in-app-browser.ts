/**
 * Names of apps that open links inside themselves, as their browsers give them, and the mark of Android's WebView. Such
 * a browser saves and prints nothing, and no page hears of it.
 */
const inAppBrowserPatterns =
  /\bFB(?:AN|AV|_IAB)\b|Instagram|Messenger|\bLine\/|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Twitter|TikTok|musical_ly|Bytedance|; wv\)/;

/** Whether this page stands in the browser of another app: Facebook's, Instagram's and others'. */
export function isInAppBrowser(): boolean {
  return inAppBrowserPatterns.test(navigator.userAgent);
}
