import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewedOffer } from '#domain/offers/offer-id';
import { findInPage } from '#page/open-roots';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { $car } from '../../car/car-store';
import { type CarSource, pageCar } from '../page-car';
import { texts } from './messages';
import { leaveOutVisitCar, restoreVisitCar } from './restore-visit-car';
import css from './visit.css?inline';

/** Whether another widget of the page shows its car. */
const isShownElsewhere = () => findInPage('vt-configurator, vt-configurator-summary') !== null;

// Only visitors who come with an offer of one dealer load it.
const loadDealer = () => import('./offer-dealer').then(({ chooseOfferDealer }) => chooseOfferDealer());

// Only visitors who come with an offer from another page load it.
const loadTitle = (offer: ViewedOffer) => import('./offer-title').then(({ offerTitle }) => offerTitle(offer));

/**
 * Restores the car that the visitor comes with, chooses the dealer of the offer, and says which car goes with the
 * message, which the visitor may leave out.
 * @param isSilent where the form itself shows the car
 */
export function VisitNote({ source, isSilent }: { source: CarSource; isSilent: boolean }) {
  const { element } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const { status, problem, lastViewedOffer } = useStore($car);
  const dealer = lastViewedOffer?.dealer;
  const title = useQuery(
    async () => (lastViewedOffer ? loadTitle(lastViewedOffer) : ''),
    !isSilent && lastViewedOffer && !lastViewedOffer.title ? lastViewedOffer.id : undefined,
  );
  const [isLeftOut, setLeftOut] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const latest = useLatest(source);
  const restore = useCallback(() => restoreVisitCar(latest.current, element).catch(() => {}), [element]);
  useEffect(() => {
    restore();
  }, [restore]);
  useEffect(() => {
    // Without its name the offer's dealer is still sent.
    if (dealer) loadDealer().catch(() => {});
  }, [dealer]);
  useEffect(() => {
    // The pressed button is gone.
    if (isLeftOut) note.current?.focus();
  }, [isLeftOut]);
  if (isSilent) return null;
  if (isLeftOut)
    return (
      <p className="muted visit-note" tabIndex={-1} ref={note}>
        {messages.leftOut}
      </p>
    );
  if (status === 'failed' && !isShownElsewhere())
    return problem === 'service' ? (
      <FailureNotice onRetry={restore}>{messages.failed}</FailureNotice>
    ) : (
      <p className="notice visit-note" role="status">
        {messages.gone}
      </p>
    );
  // That of this page stands at the top of the form.
  const offer = title.value && (
    <p className="muted visit-note">{fillMessage(messages.goesOffer, { offer: title.value })}</p>
  );
  const { mvs, color } = pageCar(source) ?? {};
  if (!mvs || isShownElsewhere()) return offer || null;
  const name = [mvs.modelName, mvs.versionName, mvs.year].filter(Boolean).join(' ');
  const leaveOut = () => {
    setLeftOut(true);
    leaveOutVisitCar().catch(() => {});
  };
  return (
    <>
      {offer}
      <p className="muted visit-note">
        {fillMessage(messages.goes, { car: [name, color?.name].filter(Boolean).join(', ') })}{' '}
        <button className="link" type="button" onClick={leaveOut}>
          {messages.leaveOut}
        </button>
      </p>
    </>
  );
}
