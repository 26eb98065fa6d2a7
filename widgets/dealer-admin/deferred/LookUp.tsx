import { getDealerByAnyId } from '#services/dealer';
import { orNull } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import type { MenuAction } from '#ui/table/ActionMenu';
import { type DealerRow, placeOf, rowOf } from './dealer-rows';
import { texts } from './messages';

interface LookUpProps {
  /** The dealers that were found, as they are now. */
  found: readonly DealerRow[];
  onFound(dealers: readonly DealerRow[]): void;
  onUnblock(dealers: readonly DealerRow[]): void;
  actionsOf(dealer: DealerRow): readonly MenuAction[];
}

/** The most codes that are looked up at once (ours). */
const MOST_CODES = 50;

const codesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Finds dealers by their codes, blocked or not: searches need not have the blocked ones. */
export function LookUp({ found, onFound, onUnblock, actionsOf }: LookUpProps) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    async check({ code = '' }) {
      const { length } = codesIn(code);
      return {
        ...(length === 0 && { code: messages.codeNeeded }),
        ...(length > MOST_CODES && { code: fillMessage(messages.manyCodes, { count: MOST_CODES }) }),
      };
    },
    async send({ code = '' }) {
      onFound([]);
      const dealers: DealerRow[] = [];
      const missing: string[] = [];
      for (const id of codesIn(code)) {
        const dealer = await orNull(getDealerByAnyId({ id }, { signal }));
        if (dealer) dealers.push(rowOf(dealer));
        else missing.push(id);
      }
      onFound(dealers);
      if (missing.length > 0)
        throw new FormRefusal({ code: fillMessage(messages.notFound, { code: missing.join(', ') }) });
    },
  });
  const blocked = found.filter((dealer) => dealer.blocked);
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
        {found.map((dealer) => (
          <div className="found" key={dealer.id}>
            <h4>{dealer.name}</h4>
            <p>
              {placeOf(dealer)} · {dealer.id}
            </p>
            <p>
              <Badge tone={dealer.blocked ? 'danger' : 'success'}>
                {dealer.blocked ? messages.isBlocked : messages.isOpen}
              </Badge>{' '}
              {messages.econnect}: {dealer.econnect ? messages.participates : messages.participatesNot}
            </p>
            <div className="actions">
              {actionsOf(dealer).map(({ label, onPress }) => (
                <Button key={label} kind="plain" onClick={onPress}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
      {blocked.length > 1 && (
        <div className="actions">
          <Button onClick={() => onUnblock(blocked)}>{countText(messages.unblockAll, blocked.length)}</Button>
        </div>
      )}
    </section>
  );
}
