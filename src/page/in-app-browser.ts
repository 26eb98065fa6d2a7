/**
 * Browsers inside apps, by what they add to the user agent (public strings, collected from issue threads of libraries that
 * detect browsers): Facebook's and Messenger's, Instagram, Threads, TikTok, LinkedIn, Snapchat, Pinterest, X, Line, WeChat,
 * Telegram, the Google app, Android's WebView (`; wv`, before that Version/4.0 beside Chrome).
 */
const APPS =
  /\bFB(AN|AV|_IAB|IOS)\b|Instagram|Barcelona|musical_ly|Bytedance|TikTok|\btrill|LinkedInApp|Snapchat|Pinterest|Twitter|\bLine\/|MicroMessenger|Telegram|\bGSA\/|; wv\)|Version\/4\.0 Chrome/i;
/** iOS, where a view of an app names no Safari; nor does a page that was put on the home screen. */
const IOS_VIEW = /\b(iPhone|iPad|iPod)\b(?!.*Safari\/)/;

/** Whether the page is in the browser of an app: it has no tabs, saves few files, and some sign-ins refuse it. */
export const isInAppBrowser = ({
  userAgent,
  standalone,
}: Navigator & { standalone?: boolean } = navigator): boolean =>
  APPS.test(userAgent) || (!standalone && IOS_VIEW.test(userAgent));

/** Sites that refuse to sign in within apps, and the apps that they do not refuse: their own. */
const REFUSING: Record<string, RegExp> = {
  google: /\bGSA\//,
  // Since 2021, in views of Android.
  facebook: /\bFB(AN|AV|_IAB|IOS)\b|Instagram|iPhone|iPad|iPod/,
};

/** Whether a site to sign in with refuses this browser: Google answers `disallowed_useragent`. */
export const refusesSignIn = (site: string, browser: Navigator = navigator): boolean =>
  isInAppBrowser(browser) &&
  Object.hasOwn(REFUSING, site.toLowerCase()) &&
  !(REFUSING[site.toLowerCase()] as RegExp).test(browser.userAgent);
