import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import type { SafeUrl } from '#page/core/safe-url';
import { openEmptyTab } from '#page/open-tab';

/** What became of the last site that the visitor opened; ready: the browser refused a tab, a link opens it. */
export interface OutsideVisit<Site> {
  site?: Site;
  kind: 'asked' | 'opened' | 'ready' | 'none' | 'failed' | '';
  /** The site's address, which is valid for a while. */
  link?: SafeUrl;
}

interface Options<Site> {
  /** What the new tab says until the address is known. */
  opening(site: Site): string;
  /** Resolves to the address; rejects if there is none to which a visitor may be led. */
  linkOf(site: Site): Promise<SafeUrl>;
  /** Whether a failure says that the visitor has no such site. */
  isNone(error: unknown): boolean;
  onOpened(site: Site): void;
}

/**
 * Opens sites whose address a service tells at that moment, one at a time, each in a tab of the visitor's click. What is
 * answered after the view has gone opens nothing.
 */
export function useOutsideTab<Site>({ opening, linkOf, isNone, onOpened }: Options<Site>) {
  const [visit, setVisit] = useState<OutsideVisit<Site>>({ kind: '' });
  const [requests] = useState(latestRequest);
  const isAsking = useRef(false);
  const closeTab = useRef(() => {});
  useEffect(
    () => () => {
      requests.drop();
      closeTab.current();
    },
    [requests],
  );
  const open = async (site: Site) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isCurrent = requests.start();
    const tab = openEmptyTab(opening(site));
    closeTab.current = () => tab?.close();
    setVisit({ site, kind: 'asked' });
    const next: OutsideVisit<Site> = await linkOf(site).then(
      (link) => ({ site, kind: tab ? 'opened' : 'ready', link }),
      (error) => ({ site, kind: isNone(error) ? 'none' : 'failed' }),
    );
    if (!isCurrent()) return;
    isAsking.current = false;
    closeTab.current = () => {};
    if (!next.link) tab?.close();
    // Who has closed the tab does not want it any more.
    const navigated = !tab || !next.link || tab.navigate(next.link);
    setVisit(navigated ? next : { kind: '' });
    if (navigated && next.kind === 'opened') onOpened(site);
  };
  /** The visitor follows the link, which is gone then. */
  const follow = () => {
    const { site } = visit;
    if (site === undefined) return;
    setVisit({ site, kind: 'opened' });
    onOpened(site);
  };
  return { visit, open, follow };
}
