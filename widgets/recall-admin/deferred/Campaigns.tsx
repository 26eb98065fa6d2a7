import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { hasPendingRecall, isPending, pendingFirst } from '#domain/vehicle/recall';
import { $session } from '#features/session/session';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useConfirmation } from '#features/staff/use-confirmation';
import type { RecallCar } from '#services/entities/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { StatusMessage } from '#ui/StatusMessage';
import { DealerCode } from './DealerCode';
import { texts } from './messages';
import { type CarCampaign, createUpdate, loadCampaigns, loadCar, validateUpdate } from './recall-car';
import { UpdateState } from './UpdateState';

interface CampaignsProps {
  car: RecallCar;
  /** Called with the car as the service has it now. */
  onChanged(car: RecallCar): void;
}

/** The campaigns of a car, with the software update of each, or the way to create it. */
export function Campaigns({ car, onChanged }: CampaignsProps) {
  const messages = useMessages(texts);
  const { element, signal, emit } = useHost();
  const [statusMessage, setStatusMessage] = useState('');
  const { signOnUser } = useStore($session);
  const [typedDealer, setDealer] = useState<string>();
  /** Where the car is updated: at the dealer of who is signed in, unless they say another. */
  const dealer = typedDealer ?? signOnUser?.dealerCode ?? '';
  const dealerCode = dealer.trim();
  /** Of the updates as they are shown: another one asks the service again. */
  const [revision, setRevision] = useState(0);
  const { brand, chassis, modelName, versionName, year, plateNumber } = car;
  const known = useQuery(() => loadCampaigns(brand ?? '', signal), brand || undefined);
  const refresh = () =>
    loadCar(chassis, signal).then(onChanged, () => {
      // What is shown stays; the next search asks again.
    });
  const creation = useConfirmation<CarCampaign>({
    async perform({ id }) {
      const { id: updateId, isNew } = await createUpdate(car, id, dealerCode, { element, signal });
      if (isNew) emit('vt-recall-update-created', { updateId, campaignId: id });
      setStatusMessage(fillMessage(isNew ? messages.created : messages.there, { id: updateId }));
      const campaigns = car.campaigns?.map((each) => (each.id === id ? { ...each, updateId } : each));
      onChanged({ ...car, campaigns: campaigns ?? [] });
    },
    conflict: messages.conflict,
    notDone: messages.notCreated,
    onDone: () => {},
    onUnknown: () => void refresh(),
  });
  const validation = useConfirmation<CarCampaign & { updateId: string }>({
    async perform({ id, updateId }) {
      await validateUpdate(car, id, updateId, dealerCode, { element, signal });
      emit('vt-recall-update-validated', { updateId, campaignId: id });
      setStatusMessage(fillMessage(messages.validated, { id: updateId }));
      setRevision((before) => before + 1);
      await refresh();
    },
    conflict: messages.validationConflict,
    notDone: messages.notValidated,
    onDone: () => {},
    onUnknown: () => setRevision((before) => before + 1),
  });
  const all = pendingFirst(car.campaigns ?? []);
  /** Whether a campaign is software; undefined if nobody says so. */
  const isSoftware = (id: string) => known.value?.find((each) => each.id === id)?.software;
  const way = (campaign: CarCampaign) => {
    const { id, updateId } = campaign;
    if (updateId)
      return (
        <UpdateState
          id={updateId}
          key={revision}
          onValidate={() => validation.ask({ ...campaign, updateId })}
          onValidated={() => void refresh()}
        />
      );
    if (!isPending(campaign)) return null;
    if (known.failed)
      return (
        <>
          <p className="muted">{messages.unknownKind}</p>
          <Button kind="plain" onClick={known.retry}>
            {messages.retry}
          </Button>
        </>
      );
    if (!known.value) return null;
    if (isSoftware(id)) return <Button onClick={() => creation.ask(campaign)}>{messages.create}</Button>;
    return <p className="muted">{isSoftware(id) === false ? messages.notSoftware : messages.unknownKind}</p>;
  };
  const dealerField = <DealerCode value={dealer} onChange={setDealer} />;
  return (
    <>
      <StatusMessage>{statusMessage}</StatusMessage>
      <p>
        <b>{[modelName, versionName, year].filter(Boolean).join(' ')}</b>
      </p>
      <p>
        {plateNumber && `${messages.plate} ${plateNumber} · `}
        {messages.chassis} {chassis}
      </p>
      {all.length === 0 && <p>{hasPendingRecall(car) === false ? messages.none : messages.unsaid}</p>}
      <ul className="recall-campaigns">
        {all.map((campaign) => (
          <li className="recall-campaign" key={campaign.id}>
            <h3>{campaign.title || campaign.code || campaign.id}</h3>
            <p>
              {campaign.code}{' '}
              <Badge tone={isPending(campaign) ? 'warning' : 'success'}>
                {isPending(campaign) ? messages.open : messages.done}
              </Badge>
            </p>
            {way(campaign)}
          </li>
        ))}
      </ul>
      <ConfirmedAction
        confirmation={creation}
        title={({ code, id }) => fillMessage(messages.createTitle, { code: code || id })}
        action={messages.create}
      >
        <p>{fillMessage(messages.createHint, { chassis })}</p>
        {dealerField}
      </ConfirmedAction>
      <ConfirmedAction
        confirmation={validation}
        title={({ updateId }) => fillMessage(messages.validateTitle, { id: updateId })}
        action={messages.validate}
      >
        <p>{fillMessage(messages.validateHint, { chassis })}</p>
        {dealerField}
      </ConfirmedAction>
    </>
  );
}
