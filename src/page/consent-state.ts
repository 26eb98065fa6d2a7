/** What the page's consent tool says, for pages that require a consent (spec leads#consent). */
import { writtenList } from '#domain/text/written-list';
import { optionalGlobal, pageDocument } from './core/native';
import { CONSENTS, type Consent } from './settings/consent-names';
import { setting } from './settings/settings';

/** The attribute of the html element with the consents given, separated by spaces; empty after a denial of all. */
export const CONSENT_ATTRIBUTE = 'data-vitrine-consent';
/** Maximum number of actions of a consent that wait for it; the oldest is dropped. */
export const MAX_WAITING = 50;
/** Milliseconds between two looks at what the tool says, while an action waits. */
export const CONSENT_INTERVAL = 1000;

type Decision = 'granted' | 'denied' | 'open';
type Values = Partial<Record<Consent | 'region', unknown>>;

/** The last update of each consent: tag managers remove old commands from the data layer. */
const updates: Partial<Record<Consent, Decision>> = {};

/** Returns the commands of Google's consent mode in the page's data layers: `gtag('consent', 'update', {...})`. */
function commands(): [type: unknown, values: Values][] {
  const names = new Set(['dataLayer', setting('data-layer') ?? 'dataLayer']);
  return [...names].flatMap((name) => {
    const layer = optionalGlobal(name);
    const entries: unknown[] = Array.isArray(layer) ? layer : [];
    return entries.flatMap((entry) => {
      // Of gtag, its arguments; of others, an object or a function.
      const { 0: command, 1: type, 2: values } = (entry ?? {}) as Record<number, unknown>;
      return command === 'consent' ? [[type, values ?? {}] as [unknown, Values]] : [];
    });
  });
}

/**
 * Returns a visitor's decision by Google's consent mode: the last update, else the default. A default of certain regions
 * counts only as none: whether the visitor is there is not known here.
 */
function byCommands(consent: Consent): Decision {
  const defaults: unknown[] = [];
  for (const [type, values] of commands()) {
    const value = values[consent];
    if (value !== 'granted' && value !== 'denied') continue;
    if (type === 'update') updates[consent] = value;
    else defaults.push(values.region ? 'denied' : value);
  }
  const granted = defaults.length > 0 && defaults.every((value) => value === 'granted');
  return updates[consent] ?? (granted ? 'granted' : 'open');
}

function decisionOn(consent: Consent): Decision {
  const required = setting('consent');
  // An invalid setting requires everything.
  if (required && !writtenList(required).includes(consent)) return 'granted';
  const given = pageDocument.documentElement.getAttribute(CONSENT_ATTRIBUTE);
  if (given !== null) return writtenList(given).includes(consent) ? 'granted' : 'denied';
  try {
    return byCommands(consent);
  } catch {
    // A data layer of the page's own making.
    return 'open';
  }
}

export const isGranted = (consent: Consent): boolean => decisionOn(consent) === 'granted';

const waiting: Record<Consent, (() => void)[]> = { analytics_storage: [], ad_storage: [] };
let timer: ReturnType<typeof setInterval> | undefined;

/** Runs what waits for a consent that was given, and drops what waits for one that was denied. */
function review(): void {
  for (const consent of CONSENTS) {
    const decision = waiting[consent].length > 0 ? decisionOn(consent) : 'open';
    if (decision === 'open') continue;
    const actions = waiting[consent].splice(0);
    if (decision === 'granted') for (const action of actions) action();
  }
  if (CONSENTS.some((consent) => waiting[consent].length > 0)) {
    timer ??= setInterval(review, CONSENT_INTERVAL);
    return;
  }
  clearInterval(timer);
  timer = undefined;
}

/** Runs an action now or when the visitor gives the consent; not after a denial. */
export function whenGranted(consent: Consent, action: () => void): void {
  waiting[consent].push(action);
  if (waiting[consent].length > MAX_WAITING) waiting[consent].shift();
  // The last chance of a decision made just before leaving.
  addEventListener('pagehide', review);
  review();
}
