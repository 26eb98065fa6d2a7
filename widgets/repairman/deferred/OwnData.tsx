import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { maskNationalPhone } from '#domain/person/phone';
import { DealerName } from '#features/dealer/DealerName';
import { Facts } from '#features/owner/Facts';
import { LoadedSection } from '#features/owner/LoadedSection';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { country } from '#page/core/metadata';
import type { Repairman } from '#services/entities/user';
import { isKind, orNull } from '#services/http/problem';
import { getRepairman } from '#services/user';
import { useHost, useMessages } from '#ui/core/host-context';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { FormMessages } from '#ui/FormMessages';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { StatusMessage } from '#ui/StatusMessage';
import { texts } from './messages';
import css from './own-data.css?inline';
import { RepairmanEditor } from './RepairmanEditor';
import { useEconnect } from './use-econnect';

/** Whether a record is an earlier version of another one, as far as the service numbers them. */
const isOlder = ({ version }: Repairman, { version: known }: Repairman): boolean =>
  version !== undefined && known !== undefined && version < known;

/** The data, with what a repairman can do to them. */
function Data({ loaded }: { loaded: Repairman }) {
  const messages = useMessages(texts);
  const [repairman, setRepairman] = useState(loaded);
  const [isEdited, setEdited] = useState(false);
  const [statusMessage, setStatusMessage] = useState('');
  // A later version may be answered first.
  const put = (next: Repairman) => setRepairman((before) => (isOlder(next, before) ? before : next));
  const { form, undo, isBusy } = useEconnect(repairman, (next) => {
    setStatusMessage('');
    put(next);
  });
  const { name, email, phone, dealerCode, econnect } = repairman;
  return (
    <>
      <StatusMessage>{statusMessage}</StatusMessage>
      <Facts
        of={[
          [messages.name, name],
          [messages.email, email],
          [messages.phone, phone && maskNationalPhone(phone, country() ?? 'BR')],
          [messages.dealer, dealerCode && <DealerName code={dealerCode} />],
        ]}
      />
      <div className="actions">
        <Button
          onClick={() => {
            setStatusMessage('');
            setEdited(true);
          }}
        >
          {messages.edit}
        </Button>
      </div>
      <section className="econnect" aria-labelledby="econnect-title">
        <h3 id="econnect-title">{messages.econnect}</h3>
        <p>
          <Badge tone={econnect ? 'success' : 'neutral'}>
            {econnect === undefined
              ? messages.participationUnknown
              : econnect
                ? messages.participates
                : messages.participatesNot}
          </Badge>
        </p>
        {/* Joining or leaving is offered by the participation. */}
        {econnect !== undefined && (
          <form noValidate onSubmit={form.onSubmit} aria-busy={isBusy}>
            <FormMessages form={form} />
            <FormFailure form={form} text={messages.notChanged} />
            <div className="actions">
              <Button kind="plain" type="submit" busy={isBusy}>
                {econnect ? messages.leave : messages.join}
              </Button>
            </div>
          </form>
        )}
        <UndoNotice undo={undo} />
      </section>
      {isEdited && (
        <RepairmanEditor
          repairman={repairman}
          onSaved={(saved) => {
            put(saved);
            setEdited(false);
            setStatusMessage(messages.saved);
          }}
          onClose={() => setEdited(false)}
        />
      )}
    </>
  );
}

/** The data of the repairman who is signed in: USR-15 has them by the account's id (ours). */
export function OwnData() {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const { signOnUser } = useStore($session);
  const id = signOnUser?.id ?? '';
  useStyles(css);
  // What is shown stays with what was typed when the session begins anew; the gate replaces another account's.
  const key = useRef('');
  const isShown = useRef(false);
  if (!isShown.current) key.current = id;
  const query = useQuery(
    () =>
      orNull(getRepairman({ id }, { signal })).catch((error) => {
        if (isKind(error, 'forbidden')) return 'forbidden' as const;
        throw error;
      }),
    key.current || undefined,
  );
  isShown.current = query.value !== undefined;
  const none = <Empty title={messages.missingTitle}>{messages.missingHint}</Empty>;
  // An account without its number may well have a register: it cannot be asked for.
  if (signOnUser && !id) return <Failed>{messages.noAccountId}</Failed>;
  return (
    <LoadedSection of={query} none={none}>
      {(found) => (found === 'forbidden' ? <Failed>{messages.refused}</Failed> : <Data loaded={found} />)}
    </LoadedSection>
  );
}
