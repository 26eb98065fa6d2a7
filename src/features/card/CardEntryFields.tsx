import { useEffect } from 'react';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { Loading } from '#ui/parts/Loading';
import { requestSubmit } from '#ui/request-submit';
import { CardFields } from './CardFields';
import { texts } from './messages';
import type { CardEdits } from './SecretField';
import type { CardEntryForm, EntryValues } from './use-card-entry';

/** Loaded when a new card is chosen on a page with a frame, and on no other. */
const frameModule = deferred(() => import('./frame/CardFrame'));

interface CardEntryFieldsProps {
  entry: CardEntryForm;
  form: Form<EntryValues>;
  /** What is wrong with the brand, as soon as it is known. */
  brandError?: string;
  onEscape?: () => void;
}

function FrameFields({ entry, form, brandError, onEscape }: CardEntryFieldsProps) {
  const frame = useDeferred(frameModule);
  const error = brandError || form.errors.frame;
  const { refused } = form;
  const latest = useLatest({ entry, form });
  useEffect(() => {
    const { entry, form } = latest.current;
    if (refused && form.errors.frame) entry.frame.current?.focus();
  }, [refused]);
  const { address } = entry;
  if (!address) return null;
  return (
    <DeferredView of={frame} placeholder={<Loading />}>
      {({ CardFrame }) => (
        <>
          <CardFrame
            address={address}
            handle={entry.frame}
            onBrand={entry.setBrand}
            onSubmit={() => requestSubmit(entry.area.current)}
            onEscape={onEscape}
          />
          <p className={entry.brand ? 'muted small' : 'sr'} role="status">
            {entry.brand}
          </p>
          <p className="error" part="error" id="frame-error" role="alert" aria-live="assertive">
            {error}
          </p>
        </>
      )}
    </DeferredView>
  );
}

/** The inputs of a new card, and who gets what is typed into them. */
export function CardEntryFields(props: CardEntryFieldsProps) {
  const messages = useMessages(texts);
  const { entry, form } = props;
  if (entry.way === 'none') return <p className="notice bad">{messages.noNewCard}</p>;
  return (
    <>
      {entry.way === 'frame' ? (
        <FrameFields {...props} />
      ) : (
        <CardFields form={form as unknown as Form<CardEdits>} onBrand={entry.setBrand} />
      )}
      <p className="muted small">{entry.way === 'frame' ? messages.framePrivacy : messages.privacy}</p>
    </>
  );
}
