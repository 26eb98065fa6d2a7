import { useLayoutEffect, useRef, useState } from 'react';
import { offerIdOf } from '#domain/offers/offer-id';
import { arrivalOf, PROMOTION_PARAMETER } from '#domain/offers/promotion-link';
import { IdentityExpired } from '#features/session/sign-in/IdentityExpired';
import { useAccountRows } from '#features/session/use-account-content';
import { getPromotionBaseData } from '#services/promotion';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Loading } from '#ui/parts/Loading';
import { arrivalQuery } from '../arrival';
import type { PromotionProps } from '../attributes';
import type { DetailProps } from './Detail';
import { PromotionList } from './PromotionList';
import css from './promotion.css?inline';

const detailModule = deferred(() => import('./Detail'));

/** One promotion, once it is opened. */
function Opened(props: DetailProps) {
  const loading = useDeferred(detailModule);
  return (
    <DeferredView of={loading} placeholder={<Loading />}>
      {({ Detail }) => <Detail {...props} />}
    </DeferredView>
  );
}

/** The promotions of the page's brand, or one of them, which the page's URL names. */
function Promotions({ promotion: only, group }: Omit<PromotionProps, 'heading'>) {
  const { signal } = useHost();
  const region = useRef<HTMLDivElement>(null);
  const { revision } = useAccountRows('page');
  const url = useUrlStep(PROMOTION_PARAMETER, (text) => setOpened(offerIdOf(text) ?? ''));
  const [opened, setOpened] = useState(() => {
    const { promotion, invitedBy, code } = arrivalOf(arrivalQuery());
    // A sign-in may have come back without the address that it left.
    return offerIdOf(url.read()) ?? (invitedBy || code ? promotion : '');
  });
  /** Counts what has changed in the opened one: the visitor's participations, and the promotions, load again. */
  const [changes, setChanges] = useState({ own: 0, list: 0 });
  const change = (what: 'own' | 'list') => setChanges((before) => ({ ...before, [what]: before[what] + 1 }));
  const base = useQuery(() => getPromotionBaseData({}, { signal }), `base ${revision}`);
  // A link leads to one promotion: the list loads on the way back.
  const isListed = useRef(false);
  const takesFocus = isListed.current;
  isListed.current ||= !opened;
  useStyles(css);
  /** The one that was open before. */
  const left = useRef('');
  useLayoutEffect(() => {
    const id = left.current;
    left.current = opened;
    if (opened || !id) return;
    // The list is there again.
    const heading = region.current?.querySelector<HTMLElement>(`[id="promotion-${CSS.escape(id)}"]`);
    (heading ?? region.current)?.focus();
  }, [opened]);
  const open = (id: string) => {
    setOpened(id);
    url.write(id, 'push');
  };
  if (only) return <Opened id={only} base={base.value} onChanged={change} />;
  return (
    <div className="promotions">
      {opened && (
        <Opened
          key={opened}
          id={opened}
          base={base.value}
          takesFocus={takesFocus}
          onChanged={change}
          onBack={() => open('')}
        />
      )}
      {isListed.current && (
        <div hidden={!!opened} className="list" tabIndex={-1} ref={region}>
          <PromotionList group={group} base={base} changes={changes} region={region} onOpen={open} />
        </div>
      )}
    </div>
  );
}

/** The promotions of whoever is signed in: another account replaces everything. */
export function Area(props: Omit<PromotionProps, 'heading'>) {
  const { key } = useAccountRows('page');
  return (
    <>
      <IdentityExpired />
      <Promotions key={key} {...props} />
    </>
  );
}
