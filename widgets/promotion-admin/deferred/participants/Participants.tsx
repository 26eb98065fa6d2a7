import { useEffect, useRef, useState } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { Participant } from '#services/entities/promotion';
import { isKind, orNull } from '#services/http/problem';
import type { CallOptions } from '#services/http/types';
import { getParticipationOfUser, inactivateParticipant } from '#services/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { TabProps } from '../tab-props';
import { texts } from './messages';
import { ParticipantDialog } from './ParticipantDialog';
import { INACTIVATED, type LoadedTab, useParticipants } from './use-participants';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;

/** Asks for a participant as the service has them. Throws a ServiceError. */
const present = ({ userId, promotionId }: Participant, options: CallOptions) =>
  getParticipationOfUser({ user: userId, promotion: promotionId }, options);

/** Ends a participation; one that is ended already was what is wanted. Throws a ServiceError. */
async function inactivate(
  participant: Participant,
  reason: string,
  options: CallOptions,
): Promise<undefined> {
  const { promotionId, userId } = participant;
  try {
    await inactivateParticipant({ body: { promotion_id: promotionId, user_id: userId, reason } }, options);
  } catch (error) {
    const isOver =
      isKind(error, 'conflict') &&
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
  const messages = useMessages(texts);
  const { emit } = useHost();
  const [shown, setShown] = useState<Participant>();
  const { resource: rows, hasEmails, setHasEmails } = useParticipants(tab, messages);
  const resource = useStaffResource<Participant>({
    ...rows,
    words: messages,
    onOpen: setShown,
    actionsOf: (participant) => [{ label: messages.detail, onPress: () => setShown(participant) }],
    acts: [
      {
        words: messages.inactivation,
        fileName: messages.fileName,
        reasonLength: REASON_LENGTH,
        isAllowed: ({ status }) => status !== INACTIVATED,
        perform: (...call) => orNull(inactivate(...call)),
        isDone: async (participant, options) => (await present(participant, options)).status === INACTIVATED,
        after: (participant) => ({ ...participant, status: INACTIVATED }),
        onDone: ({ promotionId }) => emit('vt-promotion-participant-inactivated', { promotionId }),
      },
    ],
  });
  const { table } = resource;
  const { asked } = tab;
  const followed = useRef<typeof asked>(undefined);
  useEffect(() => {
    if (asked?.tab !== 'participants' || followed.current === asked) return;
    followed.current = asked;
    table.setFilters({ promotion: asked.promotionId });
  }, [asked, table]);
  return (
    <>
      <StaffResourceView
        resource={resource}
        tools={
          <Button kind="plain" aria-pressed={hasEmails} onClick={() => setHasEmails(!hasEmails)}>
            {hasEmails ? messages.hideEmails : messages.showEmails}
          </Button>
        }
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
