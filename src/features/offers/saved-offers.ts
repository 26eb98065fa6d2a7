import { atom, onMount, type ReadableAtom } from 'nanostores';
import { array, string } from 'valibot';
import { latestRequest } from '#domain/core/latest-request';
import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { market } from '#page/market';
import { persisted } from '#page/settings/storage';
import type { Offer } from '#services/entities/offer';
import { getOffer, listSavedOffers, saveOffer } from '#services/offer-admin';
import { $session } from '../session/session';

/** The visitor's saved offers of the page's brand. */
export interface SavedOffers {
  ids: readonly string[];
  /** The offers of the ids, as far as they are loaded. */
  offers: readonly Offer[];
  status: 'loading' | 'ready' | 'failed';
  /** Whether the last change could not be saved; the ids are then those before it. */
  saveFailed: boolean;
}

const store = pageSingleton('$savedOffers', () =>
  atom<SavedOffers>({ ids: [], offers: [], status: 'loading', saveFailed: false }),
);
const memory = pageSingleton('savedOffers', () => ({
  requests: latestRequest(),
  /** What the service has confirmed. */
  confirmed: [] as readonly string[],
  isSaving: false,
  /** Whether answers still belong to the session. */
  isCurrent: (): boolean => false,
  /** The change that failed, to be repeated. */
  failedIds: null as readonly string[] | null,
}));

const change = (more: Partial<SavedOffers>) => store.set({ ...store.get(), ...more });
const brandName = () => brand() ?? '';

/** The choices of a visitor without a session: ids only, for the visit. */
const visitCell = () => persisted(`saved-offers-${brandName()}`, array(string()), { area: 'sessionStorage' });

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** Loads the offers of a guest's ids; one that the service no longer has is left out. */
async function loadGuestOffers(isLatest: () => boolean): Promise<void> {
  const ids = visitCell().load() ?? [];
  change({ ids, status: 'ready', offers: [] });
  const found = await Promise.all(ids.map((id) => getOffer({ id }).catch(() => null)));
  if (isLatest()) change({ offers: found.flatMap((each) => each ?? []) });
}

/** Loads the account's offers, and saves those of the visit before the sign-in besides them (spec offers#saved-offers). */
async function loadAccountOffers(isLatest: () => boolean): Promise<void> {
  const all = await listSavedOffers({ query: { brand: brandName(), market: market() } });
  // Saving replaces the brand's: another brand's that came along are not sent with them.
  const offers = ofBrand(all, brand());
  if (!isLatest()) return;
  memory.confirmed = offers.map(({ id }) => id);
  change({ ids: memory.confirmed, offers, status: 'ready' });
  const visit = visitCell().load() ?? [];
  const merged = union(memory.confirmed, visit);
  if (merged.length > memory.confirmed.length) await save(merged, isLatest);
  else visitCell().clear();
}

/** Sends the ids; a change made meanwhile is sent after it. Restores the confirmed ids on failure. */
async function save(ids: readonly string[], isLatest: () => boolean): Promise<void> {
  change({ ids, saveFailed: false });
  memory.failedIds = null;
  if (memory.isSaving) return;
  memory.isSaving = true;
  try {
    while (store.get().ids !== memory.confirmed) {
      const sent = store.get().ids;
      const offers = await saveOffer({ query: { brand: brandName(), offerIds: [...sent] } });
      if (!isLatest()) return;
      memory.confirmed = sent;
      visitCell().clear();
      change({ offers: sent.flatMap((id) => offers.find((each) => each.id === id) ?? []) });
    }
  } catch {
    if (!isLatest()) return;
    memory.failedIds = store.get().ids;
    change({ ids: memory.confirmed, saveFailed: true });
  } finally {
    if (isLatest()) memory.isSaving = false;
  }
}

/** Loads the saved offers of the session, or of the visit. */
export function loadSavedOffers(): void {
  const isLatest = memory.requests.start();
  Object.assign(memory, { isCurrent: isLatest, isSaving: false, failedIds: null, confirmed: [] });
  const isSignedIn = $session.get().state === 'signedIn';
  change({ status: 'loading', saveFailed: false });
  const loaded = isSignedIn ? loadAccountOffers(isLatest) : loadGuestOffers(isLatest);
  loaded.catch(() => isLatest() && change({ status: 'failed' }));
}

/** Saves an offer, or removes it. Does nothing until the saved ones are known: saving replaces them all. */
export function toggleSavedOffer(offer: Offer): void {
  const { ids, offers, status } = store.get();
  if (status !== 'ready') return;
  const isSaved = ids.includes(offer.id);
  const next = isSaved ? ids.filter((id) => id !== offer.id) : [...ids, offer.id];
  if ($session.get().state === 'signedIn') {
    void save(next, memory.isCurrent);
    return;
  }
  visitCell().save(next);
  change({
    ids: next,
    offers: isSaved ? offers.filter(({ id }) => id !== offer.id) : [...offers, offer],
  });
}

/** Repeats the change that could not be saved. */
export function retrySaving(): void {
  if (memory.failedIds) void save(memory.failedIds, memory.isCurrent);
}

onMount(store, () => {
  let serial = -1;
  return $session.subscribe((session) => {
    if (session.serial === serial) return;
    serial = session.serial;
    // A visitor whose session expired goes on with what is saved in this visit.
    store.set({ ids: [], offers: [], status: 'loading', saveFailed: false });
    loadSavedOffers();
  });
});

/**
 * The saved offers of the signed-in visitor; those of the visit without a session, which are added to the account's at
 * the sign-in.
 */
export const $savedOffers: ReadableAtom<SavedOffers> = store;
