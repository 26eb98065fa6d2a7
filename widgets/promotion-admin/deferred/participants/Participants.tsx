import { useState } from 'react';
import { type RecordAct, StaffTable } from '#features/staff/StaffTable';
import type { Participant } from '#services/entities/promotion';
import { problemOf } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import { getParticipationOfUser, inactivateParticipant } from '#services/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { TabProps } from '../tab-props';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { ParticipantDialog } from './ParticipantDialog';
import { INACTIVATED, type LoadedTab, nameOf, useParticipants } from './use-participants';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;

/** Asks for a participant as the service has them. Throws a ServiceError. */
const present = ({ userId, promotionId }: Participant, options: CallOptions) =>
  getParticipationOfUser({ user: userId, promotion: promotionId }, options);

/** Ends a participation; one that is ended already was what is wanted. Throws a ServiceError. */
async function inactivate(participant: Participant, reason: string, options: CallOptions): Promise<void> {
  const { promotionId, userId } = participant;
  try {
    await inactivateParticipant({ body: { promotion_id: promotionId, user_id: userId, reason } }, options);
  } catch (error) {
    const isOver =
      problemOf(error).kind === 'conflict' &&
      (await present(participant, { signal: options.signal })).status === INACTIVATED;
    if (!isOver) throw error;
  }
}

/** Who takes part, once the promotions are there by which they are filtered. */
export function Participants({ data, ...props }: TabProps) {
  const { promotions, base } = data;
  const isFailed = promotions.failed || base.failed;
  if (promotions.value && base.value)
    return <Table {...props} data={data} promotions={promotions.value} base={base.value} />;
  const retry = () => {
    if (promotions.failed) promotions.retry();
    if (base.failed) base.retry();
  };
  return isFailed ? <Failed onRetry={retry} /> : <Loading />;
}

/** The participants as a table, with what staff can do to one and to several. */
function Table(tab: LoadedTab) {
  const messages = useMessages(pt, es);
  const { emit } = useHost();
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<Participant>();
  const { table, hasEmails, setHasEmails } = useParticipants(tab, messages);
  const act: RecordAct<Participant> = {
    words: messages.inactivation,
    fileName: messages.fileName,
    reasonLength: REASON_LENGTH,
    isAllowed: ({ status }) => status !== INACTIVATED,
    perform: inactivate,
    isDone: async (participant, options) => (await present(participant, options)).status === INACTIVATED,
    onDone(participant) {
      emit('vt-promotion-participant-inactivated', { promotionId: participant.promotionId });
      table.put({ ...participant, status: INACTIVATED });
    },
  };
  return (
    <>
      <div className="actions promotion-tools">
        <Button kind="plain" aria-pressed={hasEmails} onClick={() => setHasEmails(!hasEmails)}>
          {hasEmails ? messages.hideEmails : messages.showEmails}
        </Button>
      </div>
      <StaffTable<Participant>
        table={table}
        caption={messages.caption}
        nameOf={nameOf}
        act={act}
        said={said}
        onSaid={setSaid}
        onOpen={setShown}
        actionsOf={(participant) => [{ label: messages.detail, onPress: () => setShown(participant) }]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {shown && (
        <ParticipantDialog
          participant={shown}
          load={present}
          hasEmail={hasEmails}
          tab={tab}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
