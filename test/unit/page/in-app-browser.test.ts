import { describe, expect, it } from 'vitest';
import { isInAppBrowser, refusesSignIn } from '#page/in-app-browser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S918B)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.122 Mobile Safari/537.36';
const VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36';

/** User agents as public threads have them, by whether they are an app's, and which sign-ins they are refused. */
const BROWSERS: readonly [name: string, agent: string, inApp: boolean, refused: string][] = [
  ['Safari on iOS', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, false, ''],
  ['Chrome on iOS', `${IPHONE} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`, false, ''],
  ['Firefox on iOS', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false, ''],
  ['Chrome on Android', `${ANDROID} ${CHROME}`, false, ''],
  [
    'Samsung Internet',
    `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    false,
    '',
  ],
  [
    'Chrome on a desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    false,
    '',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    false,
    '',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', false, ''],
  [
    'Instagram on iOS',
    `${IPHONE} Mobile/15E148 Instagram 334.0.0.42.95 (iPhone15,3; iOS 17_5; pt_BR; pt-BR; scale=3.00; 1290x2796)`,
    true,
    'google',
  ],
  [
    'Instagram on Android',
    `${VIEW} Instagram 334.0.0.42.95 Android (34/14; 480dpi; 1080x2106; samsung; SM-S918B; pt_BR)`,
    true,
    'google',
  ],
  [
    'Facebook on iOS',
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.43.107;FBBV/612345;FBDV/iPhone15,3;FBLC/es_AR]`,
    true,
    'google',
  ],
  [
    'Facebook on iOS, without its version',
    `${IPHONE} Mobile/16D57 [FBAN/FBIOS;FBDV/iPhone11,2;FBMD/iPhone]`,
    true,
    'google',
  ],
  ['Facebook on Android', `${VIEW} [FB_IAB/FB4A;FBAV/467.0.0.43.107;]`, true, 'google'],
  ['Messenger on Android', `${VIEW} [FB_IAB/Orca-Android;FBAV/331.0.0.15.119;]`, true, 'google'],
  [
    'TikTok on iOS',
    `${IPHONE} Mobile/15E148 musical_ly_34.8.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`,
    true,
    'google',
  ],
  [
    'TikTok on Android',
    `${VIEW} trill_340803 JsSdk/1.0 NetType/MOBILE ByteLocale/pt-BR`,
    true,
    'google facebook',
  ],
  ['LinkedIn on iOS', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.9103`, true, 'google'],
  [
    'Snapchat on iOS',
    `${IPHONE} Mobile/15E148 Snapchat/12.94.0.39 (like Safari/8618.2.12.10.9, panda)`,
    true,
    'google',
  ],
  ['Pinterest on iOS', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`, true, 'google'],
  ['X on iOS', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.47`, true, 'google'],
  ['Line on iOS', `${IPHONE} Mobile/15E148 Safari/604.1 Line/14.9.0`, true, 'google'],
  [
    'WeChat on Android',
    `${VIEW} XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600`,
    true,
    'google facebook',
  ],
  [
    'Telegram on Android',
    `${ANDROID} ${CHROME} Telegram-Android/10.14.5 (Samsung SM-S918B; Android 14; SDK 34; HIGH)`,
    true,
    'google facebook',
  ],
  ['the Google app on iOS', `${IPHONE} GSA/321.0.641668474 Mobile/15E148 Safari/604.1`, true, ''],
  ['the Google app on Android', `${VIEW} GSA/15.24.28.28.arm64`, true, 'facebook'],
  ['a view of an app on Android', VIEW, true, 'google facebook'],
  [
    'a view of an app on an old Android',
    'Mozilla/5.0 (Linux; Android 4.4.4; One) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/33.0.0.0 Mobile Safari/537.36',
    true,
    'google facebook',
  ],
  ['a view of an app on iOS', `${IPHONE} Mobile/15E148`, true, 'google'],
];

const browser = (userAgent: string, standalone?: boolean) =>
  ({ userAgent, ...(standalone !== undefined && { standalone }) }) as Navigator;

describe('the browser of an app', () => {
  it.each(BROWSERS)('%s', (_, agent, inApp, refused) => {
    expect(isInAppBrowser(browser(agent))).toBe(inApp);
    const sites = ['google', 'facebook', 'apple', 'constructor', 'gov'];
    expect(sites.filter((site) => refusesSignIn(site, browser(agent))).join(' ')).toBe(refused);
  });
  it('is not a page on the home screen of iOS, whose links open in the browser', () => {
    expect(isInAppBrowser(browser(`${IPHONE} Mobile/15E148`, true))).toBe(false);
  });
  it('takes a site as the author writes it', () => {
    expect(refusesSignIn('Google', browser(VIEW))).toBe(true);
  });
});
