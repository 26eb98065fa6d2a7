import { useEffect, useRef, useState } from 'react';
import { hasSessionCookie } from '#page/core/session-cookie';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferred, useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import type { RecallSearchProps } from './attributes';
import type { Found, RecallSearchForm } from './found';
import { linkedCampaign } from './linked-campaign';
import { texts } from './messages';
import css from './recall-search.css?inline';

export const styles = css;

/** Loads the rules, the search and what it finds, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

/** Loads the garage's cars for a signed-in visitor, and the brand's campaigns for those who open them. */
// Only signed-in owners, and readers of all campaigns, load it.
const deferredLists = deferred(() => import('./deferred-lists').then(({ lists }) => lists));

const loading = <div aria-busy="true" />;

export default function RecallSearch({ heading, campaign, ...links }: RecallSearchProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const linked = linkedCampaign(campaign);
  const parts = useDeferredOnUse(deferredModule, { now: !!linked });
  const { module } = parts;
  const [found, setFound] = useState<Found>();
  const [scans, setScans] = useState(false);
  const [isOwner, setOwner] = useState(hasSessionCookie);
  const [listsAll, setListsAll] = useState(false);
  const lists = useDeferred(deferredLists, isOwner || listsAll);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addEventListener('vt-session-started', () => setOwner(true), { signal: host.signal });
    // It can have started since the render.
    setOwner(hasSessionCookie);
  }, [host]);
  const form = useForm<RecallSearchForm>({
    initial: {},
    check: async (values) => (await deferredModule.load()).check(values, host),
    async send(values) {
      setAnnouncement('');
      setFound(undefined);
      const answer = await (await deferredModule.load()).search(values, host);
      if (!host.signal.aborted) setFound(answer);
    },
  });
  const takeOver = (vehicle: string) => {
    setScans(false);
    setAnnouncement(messages.scanned);
    form.set({ vehicle });
    // The scanner goes, and the focus with it.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div className="panel">
      <h2>{heading || messages.heading}</h2>
      <p>{messages.intro}</p>
      {linked && (
        <DeferredView of={parts} placeholder={<div className="linked" aria-busy="true" />}>
          {({ LinkedCampaign }) => <LinkedCampaign id={linked} />}
        </DeferredView>
      )}
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        {module && <module.FormMessages form={form} />}
        <div ref={field}>
          <TextField
            form={form}
            name="vehicle"
            label={messages.vehicle}
            hint={messages.hint}
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            mask={module?.maskVehicle}
          />
        </div>
        <SendFailure form={form} />
        <div className="actions">
          <SubmitButton form={form} sending={messages.sending}>
            {messages.send}
          </SubmitButton>
          <button className="link" type="button" aria-expanded={scans} onClick={() => setScans(!scans)}>
            {messages.scan}
          </button>
        </div>
      </form>
      <p className="sr" role="status">
        {announcement}
      </p>
      {scans && (
        <DeferredView of={parts} placeholder={loading}>
          {({ VinScanner }) => <VinScanner onRead={takeOver} />}
        </DeferredView>
      )}
      {found && (
        <DeferredView of={parts} placeholder={loading}>
          {({ Result }) => <Result key={found.key} car={found.car} {...links} />}
        </DeferredView>
      )}
      {isOwner && (
        <DeferredView of={lists} placeholder={<div className="garage" aria-busy="true" />}>
          {({ OwnedCars }) => (
            <OwnedCars
              onFound={setFound}
              onSignOut={() => setFound((now) => (now?.isOwned ? undefined : now))}
            />
          )}
        </DeferredView>
      )}
      <details className="all" onToggle={() => setListsAll(true)}>
        <summary>{messages.campaigns}</summary>
        {listsAll && (
          <DeferredView of={lists} placeholder={loading}>
            {({ BrandCampaigns }) => <BrandCampaigns />}
          </DeferredView>
        )}
      </details>
    </div>
  );
}
