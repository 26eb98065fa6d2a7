import { useState } from 'react';
import { ContactFields } from '#features/contact/ContactFields';
import { FormFailure } from '#features/session/FormFailure';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { FormMessages } from '#ui/FormMessages';
import { Button } from '#ui/parts/Button';
import { useContact } from '../steps/use-contact';
import { texts } from './messages';
import { type RequestEvent, sendRequest } from './request';

/** The requests to a dealer, one button each; a sent request is not sent again. */
export function Requests({ kinds }: { kinds: readonly RequestEvent[] }) {
  const messages = useMessages(texts);
  const [open, setOpen] = useState<RequestEvent | null>(null);
  const [sent, setSent] = useState<readonly RequestEvent[]>([]);
  const left = kinds.filter((kind) => !sent.includes(kind));
  return (
    <>
      <div role="status">
        {sent.map((kind) => (
          <p className="notice good" key={kind}>
            {messages.requestSent[kind]}
          </p>
        ))}
      </div>
      {left.length > 0 && (
        <div className="actions start">
          {left.map((kind) => (
            <Button kind="plain" aria-haspopup="dialog" key={kind} onClick={() => setOpen(kind)}>
              {messages.requestOf[kind]}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <RequestDialog
          kind={open}
          onClose={() => setOpen(null)}
          onSent={() => {
            setSent([...sent, open]);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

/** A form for the contact data, which are unknown on another page of the visit. */
function RequestDialog({ kind, onClose, onSent }: { kind: RequestEvent; onClose(): void; onSent(): void }) {
  const { element, language } = useHost();
  const messages = useMessages(texts);
  const form = useContact(async (values) => {
    await sendRequest(kind, values, element);
    onSent();
  }, false);
  const busy = form.status === 'sending';
  return (
    <Dialog title={messages.requestOf[kind]} onClose={onClose}>
      <form className="dialog-body" lang={language} noValidate onSubmit={form.onSubmit} aria-busy={busy}>
        <FormMessages form={form} />
        <p>{messages.requestAbout[kind]}</p>
        <div className="flow-grid">
          <ContactFields form={form} labels={messages} />
        </div>
        <FormFailure guest form={form} />
        <div className="actions">
          <Button type="submit" busy={busy}>
            {messages.requestSend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
