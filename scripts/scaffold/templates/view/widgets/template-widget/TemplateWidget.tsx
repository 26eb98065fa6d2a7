import { useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import type { TemplateWidgetProps } from './attributes';
import { texts } from './messages';

/** Loads the dialog, which is not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Details'));

export default function TemplateWidget({ heading, text, details }: TemplateWidgetProps) {
  const messages = useMessages(texts);
  const { module, failures, retry } = useDeferredOnUse(deferredModule);
  const [open, setOpen] = useState(false);
  const title = heading || messages.heading;
  return (
    <div className="panel">
      <h2>{title}</h2>
      <p>{text || messages.text}</p>
      {open && !module && failures > 0 ? (
        <FailureNotice key={failures} onRetry={retry} />
      ) : (
        <button
          className="button"
          part="button"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setOpen(true);
            // Does nothing if it has loaded.
            retry();
          }}
        >
          {messages.more}
        </button>
      )}
      {open && module && <module.Details title={title} text={details} onClose={() => setOpen(false)} />}
    </div>
  );
}
