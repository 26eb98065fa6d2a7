import { getDealerByAnyId } from '#services/dealer';
import { isKind } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import type { MenuAction } from '#ui/table/ActionMenu';
import { type DealerRow, placeOf, rowOf } from './dealer-rows';
import { texts } from './messages';

interface LookUpProps {
  /** The dealer that was found, as it is now. */
  found: DealerRow | undefined;
  onFound(dealer: DealerRow | undefined): void;
  actionsOf(dealer: DealerRow): readonly MenuAction[];
}

/** Finds a dealer by its code, blocked or not: no search has the blocked ones. */
export function LookUp({ found, onFound, actionsOf }: LookUpProps) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    check: async ({ code = '' }) => ({ ...(!code.trim() && { code: messages.codeNeeded }) }),
    async send({ code = '' }) {
      const id = code.trim();
      onFound(undefined);
      try {
        onFound(rowOf(await getDealerByAnyId({ id }, { signal })));
      } catch (error) {
        if (!isKind(error, 'missing')) throw error;
        throw new FormRefusal({ code: fillMessage(messages.notFound, { code: id }) });
      }
    },
  });
  return (
    <section className="look-up" aria-labelledby="look-up-title">
      <h3 id="look-up-title">{messages.lookUpTitle}</h3>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <TextField
          form={form}
          name="code"
          label={messages.code}
          hint={messages.lookUpHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {form.status === 'failed' && form.messages.length === 0 && !form.errors.code && (
          <FailureNotice onRetry="submit" />
        )}
        <div className="actions">
          <SubmitButton form={form} sending={messages.lookingUp}>
            {messages.lookUp}
          </SubmitButton>
        </div>
      </form>
      <div role="status">
        {found && (
          <div className="found">
            <h4>{found.name}</h4>
            <p>
              {placeOf(found)} · {found.id}
            </p>
            <p>
              <Badge tone={found.blocked ? 'danger' : 'success'}>
                {found.blocked ? messages.isBlocked : messages.isOpen}
              </Badge>{' '}
              {messages.econnect}: {found.econnect ? messages.participates : messages.participatesNot}
            </p>
            <div className="actions">
              {actionsOf(found).map(({ label, onPress }) => (
                <Button key={label} kind="plain" onClick={onPress}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
