/**
 * What leaves the page or stays in the browser, and why it may: a row for each cookie, each stored value and each request that no
 * press of the visitor has made. A test holds the names against the sources.
 */

/**
 * - asked: the visitor asked for it by what they did, and it serves nothing else
 * - necessary: without it the page cannot do what it is there for, or is not secure
 * - consent: the page can require the visitor's consent (`vitrine:consent`), and has to where the law asks for it
 */
export type Ground = 'asked' | 'necessary' | 'consent';

export interface Leaving {
  /** The name of a cookie, the key of a stored value, or what is sent. */
  name: string;
  /** tab: until the tab closes. browser: in the browser's storage, for the page's cache lifetime unless said otherwise. */
  kind: 'cookie' | 'tab' | 'browser' | 'request' | 'page';
  what: string;
  ground: Ground;
  /** Of `vitrine:consent`, where it is the ground. */
  consent?: 'analytics_storage' | 'ad_storage';
}

const COOKIES: readonly Leaving[] = [
  {
    name: 'vitrine_session',
    kind: 'cookie',
    what: 'The session of a visitor who has signed in; another name by vitrine:session-cookie.',
    ground: 'asked',
  },
  {
    name: 'vitrine_identity',
    kind: 'cookie',
    what: 'The identity of a visitor who has signed in, for promotions and regions.',
    ground: 'asked',
  },
  {
    name: 'vitrine_guest',
    kind: 'cookie',
    what: 'A random id of who reserves without an account, until the browser closes; __Host-vitrine_guest where one host is enough.',
    ground: 'necessary',
  },
  {
    name: 'vitrine_probe',
    kind: 'cookie',
    what: 'A random value for a moment, to see which domain the browser accepts, before another cookie is written.',
    ground: 'necessary',
  },
  {
    name: 'vitrine_gclid',
    kind: 'cookie',
    what: 'The ad-click id of the landing page, 90 days.',
    ground: 'consent',
    consent: 'ad_storage',
  },
];

const TAB: readonly (readonly [key: string, what: string, ground?: Ground, consent?: 'ad_storage'])[] = [
  ['vitrine:campaign:v1', 'The utm values of the landing page.', 'consent', 'ad_storage'],
  ['vitrine:accepted-terms {order}:v1', 'The version of the terms that were accepted for an order.'],
  ['vitrine:coupon:v1', 'The coupon that the visitor has applied.'],
  ['vitrine:dealer-checkin:v1', 'The id of a check-in at a dealer.'],
  ['vitrine:dealer:v1', 'The dealer that the visitor has chosen.'],
  ['vitrine:employee-reservation:v1', 'The id of a reservation that was begun.'],
  ['vitrine:funding-flow:v1', 'The car and the plan of a proposal that was begun; no personal data.'],
  ['vitrine:generated-{kind}:v1', 'The id of a file that a service is making for staff.'],
  ['vitrine:identity-validation:v1', 'The id of a validation that was begun.'],
  ['vitrine:promotion-arrival:v1', 'The promotion, invitation or code of the link that was opened.'],
  ['vitrine:quotation:v1', 'The quotation that a seller is working on.'],
  ['vitrine:reservation-car:v1', 'The car that the visitor has chosen to reserve.'],
  ['vitrine:saved-offers-{brandName}:v1', 'The ids of offers that the visitor has saved without an account.'],
  ['vitrine:sign-on:v1', 'The random state of a sign-in by another site, ten minutes.', 'necessary'],
  ['vitrine:trade-in:v1', 'The used car that the visitor has described.'],
  ['vitrine:unsent-documents:v1', 'The kinds of documents that were chosen and not sent.'],
  [
    'vitrine:weak-login:v1',
    'The query of a weak login, without what may be personal, to be passed on.',
    'necessary',
  ],
];

const BROWSER: readonly (readonly [key: string, what: string, ground?: Ground])[] = [
  [
    'vitrine:car:v2',
    'The car that the visitor has configured, and the codes of their state and city; in the tab as well.',
  ],
  ['vitrine:configurator-step:v1', 'The step of the configurator; in the tab as well.'],
  ['vitrine:location:v1', 'The city that the visitor has chosen, or has let the page find.'],
  ['vitrine:loyalty-welcome:v1', 'The programs whose welcome was seen.'],
  [
    'vitrine:attempts {subject}:v1',
    'Keys and hashes of what is paid or made once: nothing is charged twice.',
    'necessary',
  ],
  [
    'vitrine:attempts-of:v1',
    'A random id of this browser, a part of the keys of who has no account.',
    'necessary',
  ],
  ['vitrine:held {order}:v1', 'Which attempt has held the car of an order.', 'necessary'],
  ['vitrine:questions:{name}:v1', 'Answers of a quiz, a poll or a journey that was begun.'],
  ['vitrine:rental-registration:v1', 'The id of a registration that was begun.'],
  [
    'vitrine:sent-cancellation {order}:v1',
    'That the cancellation of an order was sent, until its status says so; a day.',
    'necessary',
  ],
  ['vitrine:seen-terms {order}:v1', 'The terms as they were seen, to say what has changed.', 'necessary'],
  [
    'vitrine:tables {account}:v1',
    'How staff have arranged their tables: columns, density, and queries kept by a name that they chose; by a hash of the account, a year.',
  ],
  [
    'vitrine:sign-out:v1',
    'A random name of the latest sign-out, by which other tabs know of it.',
    'necessary',
  ],
];

const SENT: readonly Leaving[] = [
  {
    name: 'Calls of the widgets',
    kind: 'request',
    what: 'Brand, country, language, and what the widget is about, to the services that the page names. With the session where one is there.',
    ground: 'asked',
  },
  {
    name: 'A form that is sent',
    kind: 'request',
    what: 'What the visitor typed, with the page’s address without its query, the campaign of its address and the page before.',
    ground: 'asked',
  },
  {
    name: 'The ids of the page’s analytics, in a lead',
    kind: 'request',
    what: 'Client, stream and user id from the cookies of the page’s own analytics.',
    ground: 'consent',
    consent: 'analytics_storage',
  },
  {
    name: 'The ad-click id, in a lead',
    kind: 'request',
    what: 'From our cookie, the address or the cookies of the ad network.',
    ground: 'consent',
    consent: 'ad_storage',
  },
  {
    name: 'UAN-01',
    kind: 'request',
    what: 'The whole lead, after the service has received it; the session’s token by header.',
    ground: 'consent',
    consent: 'analytics_storage',
  },
  {
    name: 'GAR-06',
    kind: 'request',
    what: 'The versions that a signed-in visitor looks at, to their garage.',
    ground: 'consent',
    consent: 'analytics_storage',
  },
  {
    name: 'vitrine:report',
    kind: 'request',
    what: 'Timings, faults and slowness of a page view, without ids, cookies and the page’s address; only where the page names an address.',
    ground: 'consent',
    consent: 'analytics_storage',
  },
  {
    name: 'Facts (vt-…) in the data layer',
    kind: 'page',
    what: 'Names and ids of what happened, for the page’s own tools.',
    ground: 'consent',
    consent: 'analytics_storage',
  },
  {
    name: 'DOM events',
    kind: 'page',
    what: 'The same names and ids, within the page: what listens to them decides what becomes of them.',
    ground: 'necessary',
  },
  {
    name: 'The console',
    kind: 'page',
    what: 'Mistakes of the page’s author; of a failure its name, its message and the call’s id, never the body of an answer.',
    ground: 'necessary',
  },
];

export const LEAVING: readonly Leaving[] = [
  ...COOKIES,
  ...TAB.map(
    ([name, what, ground = 'asked', consent]): Leaving => ({
      name,
      kind: 'tab',
      what,
      ground,
      ...(consent && { consent }),
    }),
  ),
  ...BROWSER.map(([name, what, ground = 'asked']): Leaving => ({ name, kind: 'browser', what, ground })),
  ...SENT,
];

/** The tags of a page that requires consent for all that has it as its ground. */
export const ALL_CONSENTS = '<meta name="vitrine:consent" content="analytics_storage, ad_storage">';
