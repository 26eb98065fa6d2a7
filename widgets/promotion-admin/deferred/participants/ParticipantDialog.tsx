import { useState } from 'react';
import { hiddenEmail } from '#domain/person/hidden-email';
import type { Participant } from '#services/entities/promotion';
import { isKind } from '#services/http/problem';
import type { CallOptions } from '#services/http/types';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { type Column, DataTable } from '#ui/parts/DataTable';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { typeName } from '../base-choices';
import { texts as adminTexts } from '../messages';
import { promotionName } from '../promotion-data';
import { texts } from './messages';
import { type LoadedTab, nameOf, participantTime, StatusOf } from './use-participants';

type Attribution = NonNullable<Participant['attributions']>[number];

interface ParticipantDialogProps {
  participant: Participant;
  load(participant: Participant, options: CallOptions): Promise<Participant>;
  /** Whether the e-mail is shown from the start. */
  hasEmail: boolean;
  tab: LoadedTab;
  onClose(): void;
}

/** Somebody's part in a promotion as the service has it now, with their lucky numbers and what each came from. */
export function ParticipantDialog({ participant, load, hasEmail, tab, onClose }: ParticipantDialogProps) {
  const messages = useMessages(texts);
  const admin = useMessages(adminTexts);
  const { signal, language } = useHost();
  const [isShown, setShown] = useState(hasEmail);
  const { value, failed, retry } = useQuery(async () => {
    try {
      return { found: await load(participant, { signal }) };
    } catch (error) {
      if (isKind(error, 'missing')) return { found: null };
      throw error;
    }
  }, participant.id);
  const columns: Column<Attribution>[] = [
    { id: 'number', name: messages.number, cell: ({ luckyNumber }) => luckyNumber },
    { id: 'type', name: messages.type, cell: ({ type }) => typeName(type, tab.base, admin) },
    { id: 'at', name: messages.at, cell: ({ at }) => participantTime(at, language) || '–' },
  ];
  const found = value?.found;
  const email = found?.email ?? '';
  return (
    <Dialog title={nameOf(participant)} onClose={onClose}>
      <div className="dialog-body">
        {failed && <Failed onRetry={retry} />}
        {!value && !failed && <Loading />}
        {value && !found && <Empty title={messages.gone} />}
        {found && (
          <>
            <dl className="promotion-facts">
              <dt>{admin.promotion}</dt>
              <dd>{promotionName(tab.promotions, found.promotionId)}</dd>
              <dt>{messages.status}</dt>
              <dd>
                <StatusOf status={found.status} messages={messages} />
              </dd>
              <dt>{messages.email}</dt>
              <dd>{(isShown ? email : hiddenEmail(email)) || '–'}</dd>
              <dt>{messages.agreedAt}</dt>
              <dd>{participantTime(found.agreedAt, language) || '–'}</dd>
              <dt>{messages.invited}</dt>
              <dd>{found.invitedBy ? messages.yes : messages.no}</dd>
            </dl>
            {email && (
              <div className="actions promotion-tools">
                <Button kind="plain" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                  {isShown ? messages.hideEmail : messages.showEmail}
                </Button>
              </div>
            )}
            <DataTable
              caption={messages.numbers}
              columns={columns}
              rows={found.attributions ?? []}
              idOf={({ luckyNumber }) => luckyNumber}
              pageSize={20}
              empty={<Empty title={messages.noNumbers} />}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
