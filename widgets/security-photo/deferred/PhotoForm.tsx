import { type ReactNode, useEffect, useRef } from 'react';
import { orderOfPage } from '#features/orders/order-link';
import { FormFailure } from '#features/session/FormFailure';
import { PHOTO_ATTEMPTS_BEFORE_HELP } from '#page/camera/photo-limits';
import { safeUrl } from '#page/core/safe-url';
import { detectFace } from '#services/face-identity';
import { anySignal } from '#services/http/any-signal';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { closePopup, showPopup } from '#ui/popups/popup-store';
import { texts } from './messages';

interface PhotoFormProps {
  file: File;
  /** Whether the service found no face in it. */
  isRejected: boolean;
  /** Number of photos in which it found none. */
  rejections: number;
  helpUrl: string;
  onRejected(): void;
  onAccepted(): void;
  /** The button that takes another photo. */
  children: ReactNode;
}

/** Sends a photo once; the service judges it (FAC-01, spec reservations#security-photo). */
export function PhotoForm({
  file,
  isRejected,
  rejections,
  helpUrl,
  onRejected,
  onAccepted,
  children,
}: PhotoFormProps) {
  const { element, signal } = useHost();
  const messages = useMessages(texts);
  const leaving = useRef(new AbortController());
  const popup = useRef(0);
  useEffect(() => {
    const { current } = leaving;
    return () => {
      current.abort();
      // It would cover the buttons of the next photo.
      closePopup(popup.current);
    };
  }, []);
  const form = useForm({
    initial: {},
    check: async () => ({}),
    async send() {
      const own = leaving.current.signal;
      const order = orderOfPage();
      const { detected } = await detectFace(
        { body: { image: file, ...(order && { reservationId: order }) } },
        { signal: anySignal(signal, own) },
      );
      if (own.aborted) return;
      if (detected) return onAccepted();
      onRejected();
      popup.current = showPopup({ type: 'ERROR', text: messages.notRecognised }, element);
    },
  });
  const help = safeUrl(helpUrl);
  const busy = form.status === 'sending';
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={busy} className="photo-form">
      <FormMessages form={form} />
      <FormFailure form={form}>
        <FailureNotice onRetry="submit">
          <b>{messages.generic}</b>. {messages.kept}
        </FailureNotice>
      </FormFailure>
      <div className="actions">
        {/* The same photo would be rejected again. */}
        {!isRejected && (
          <SubmitButton form={form} sending={messages.sending}>
            {messages.use}
          </SubmitButton>
        )}
        {!busy && children}
        {help && rejections >= PHOTO_ATTEMPTS_BEFORE_HELP && (
          <a className="button plain" part="button" href={help}>
            {messages.help}
          </a>
        )}
      </div>
    </form>
  );
}
