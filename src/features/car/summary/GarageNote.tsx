import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import * as garage from '#services/garage';
import { isKind } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { $session, requestUser } from '../../session/session';
import { $car } from '../car-store';
import { texts as carTexts } from './messages';
import css from './notes.css?inline';

/** Adds a version to the signed-in user's wanted cars; one that exists already counts as added. */
async function addToWanted(mvsCode: string, year?: number | null): Promise<true> {
  try {
    await garage.addWantedCar({ body: { mvsCode, ...(year && { year }) } });
  } catch (error) {
    if (!isKind(error, 'conflict')) throw error;
  }
  return true;
}

/** Saves the current version to a signed-in user's garage, once per version; renders nothing for other visitors. */
export function GarageNote() {
  const messages = useMessages(carTexts);
  const { user, serial } = useStore($session);
  const mvs = useStoreSelector($car, (car) => car.mvs);
  const isReady = useStoreSelector($car, (car) => car.isReady);
  const note = useRef<HTMLDivElement>(null);
  useStyles(css);
  useEffect(() => requestUser(), []);
  const version = user && isReady && mvs ? `${serial} ${mvs.code} ${mvs.year ?? ''}` : undefined;
  const {
    value: saved,
    failed,
    retry,
  } = useQuery(
    () => cachedQuery(`wanted ${version}`, () => addToWanted(mvs?.code ?? '', mvs?.year)),
    version,
  );
  if (!version) return null;
  return (
    <div className="garage-note" part="garage" tabIndex={-1} ref={note}>
      <p role="status" className={failed ? 'bad' : undefined}>
        {saved && <Tick />}
        {saved ? messages.saved : failed ? messages.notSaved : messages.saving}
      </p>
      {failed && (
        <Button
          kind="plain"
          onClick={() => {
            // The retry button disappears while saving: keep the focus here.
            note.current?.focus();
            retry();
          }}
        >
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

const Tick = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 10.5l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);
