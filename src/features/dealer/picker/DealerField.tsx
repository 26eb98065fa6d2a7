import { useEffect, useRef } from 'react';
import { phoneText, telLink } from '#domain/person/phone-links';
import { visitIcons } from '#features/scheduling/visit-icons';
import { country } from '#page/core/metadata';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { useStyles } from '#ui/hooks/use-styles';
import { Icon } from '#ui/icons/Icon';
import css from './dealer-field.css?inline';
import { texts } from './messages';
import type { FormDealer } from './use-form-dealer';

const picker = deferred(() => import('./DealerPicker'));

interface DealerFieldProps {
  /** Its button has this id, its line for an error `${name}-error`. */
  name: string;
  dealer: FormDealer;
  /** Only dealers of this type are offered. */
  type?: 'online-schedule';
  error?: string;
  /** Whether the dialog opens at once, where no dealer is known: the press that led here asked for it. */
  opensAtOnce?: boolean;
}

/** The dealer of a form, and the dialog in which the visitor chooses it; without a choice if the author has made it. */
export function DealerField({
  name,
  dealer: { id, details, failed, retry, isAuthored },
  type,
  error,
  opensAtOnce = false,
}: DealerFieldProps) {
  const messages = useMessages(texts);
  const choice = useDeferredDialog(picker);
  useStyles(css);
  const opens = useRef(opensAtOnce && !id && !isAuthored);
  useEffect(() => {
    if (!opens.current) return;
    opens.current = false;
    choice.show();
  });
  const here = country() ?? 'BR';
  const tel = details?.phone ? telLink(details.phone, here) : null;
  const place = [details?.street, details?.neighborhood, details?.cityName].filter(Boolean).join(', ');
  return (
    <div className="field dealer-field" part="field" aria-busy={!!id && !details && !failed}>
      {id && failed && <FailureNotice onRetry={retry}>{messages.notLoaded}</FailureNotice>}
      {id && !details && !failed && <div className="dealer-card loading" />}
      {details && (
        <div className="dealer-card">
          <p>
            <b>{details.name}</b>
          </p>
          {place && (
            <p className="muted dealer-row">
              <Icon path={visitIcons.place} />
              {place}
            </p>
          )}
          {tel && (
            <p className="dealer-row">
              <Icon path={visitIcons.phone} />
              <a href={tel}>{phoneText(details.phone ?? '', here)}</a>
            </p>
          )}
        </div>
      )}
      {!isAuthored && (
        <button
          className="button plain"
          part="button"
          id={name}
          type="button"
          aria-describedby={`${name}-error`}
          aria-invalid={error ? true : undefined}
          aria-disabled={choice.busy || undefined}
          onClick={choice.show}
        >
          {id ? messages.change : messages.choose}
        </button>
      )}
      {choice.failures > 0 && <FailureNotice attempt={choice.failures} onRetry={choice.show} />}
      <ErrorLine name={name} error={error} />
      {choice.dialog && <choice.dialog.default title={messages.choose} type={type} onClose={choice.close} />}
    </div>
  );
}
