import { takeToken } from '#features/scheduling/appointment-link';
import { writeAddress } from '#page/address/write-address';
import type { ServiceSchedulingProps } from '../attributes';

export type Action = ServiceSchedulingProps['action'];

/** What a link leads to. */
export interface LinkTarget {
  kind: 'visit' | 'virtual-event';
  id: string;
  action: Action;
}

const ACTIONS: readonly string[] = ['confirm', 'update', 'cancel'];
const isAction = (text: string): text is Action => ACTIONS.includes(text);

/** Returns the visit or video appointment of the attributes, else of the page's address; null if there is none. */
function linkTarget(
  { visit, virtualEvent, action }: Pick<ServiceSchedulingProps, 'visit' | 'virtualEvent' | 'action'>,
  search: string,
): LinkTarget | null {
  const query = new URLSearchParams(search);
  const wanted = query.get('do') ?? '';
  const what = action !== 'choose' ? action : isAction(wanted) ? wanted : 'choose';
  const visitId = visit || query.get('visit') || '';
  if (visitId) return { kind: 'visit', id: visitId, action: what };
  const eventId = virtualEvent || query.get('virtual-event') || '';
  return eventId ? { kind: 'virtual-event', id: eventId, action: what } : null;
}

/**
 * Returns what a link leads to; its token leaves the address, and is kept in memory. isOpened: whether there was one, so
 * that an appointment that was not found without it is asked for again.
 */
export function takeTarget(props: Parameters<typeof linkTarget>[0]): {
  target: LinkTarget | null;
  isOpened: boolean;
} {
  const target = linkTarget(props, location.search);
  return { target, isOpened: !!target && takeToken(target.kind, target.id) };
}

/** What another page has chosen for the visitor. */
export interface Preselection {
  services: readonly string[];
  mvs: string;
  revision: number | undefined;
  /** Id of an offer of services, and the code of the visitor's coupon for it; empty without. */
  offer: string;
  coupon: string;
}

/** Returns the attributes' choice, else the address's. */
function preselection(
  { services, mvs, revision }: Partial<Pick<ServiceSchedulingProps, 'services' | 'mvs' | 'revision'>>,
  search: string,
): Preselection {
  const query = new URLSearchParams(search);
  const number = revision ?? Number(query.get('revision') ?? Number.NaN);
  return {
    services: (services || query.get('services') || '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    mvs: mvs || query.get('mvs') || '',
    revision: Number.isInteger(number) && number > 0 ? number : undefined,
    offer: query.get('offer') ?? '',
    coupon: query.get('coupon') ?? '',
  };
}

/** Returns the same for this page, whose address loses the coupon: a copied address does not give it away. */
export function takePreselection(props: Parameters<typeof preselection>[0]): Preselection {
  const wanted = preselection(props, location.search);
  if (wanted.coupon) removeParameters('coupon');
  return wanted;
}

function removeParameters(...names: string[]): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  writeAddress(url);
}

/** Removes a link's parameters from the page's address. */
export const removeLink = (): void => removeParameters('visit', 'virtual-event', 'do');
