import { useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { isPending } from '#domain/vehicle/recall';
import { LoadedSection } from '#features/owner/LoadedSection';
import { PdfButton } from '#features/owner/PdfButton';
import { brand as pageBrand } from '#page/core/metadata';
import type { RecallCar } from '#services/entities/recall';
import { getRecallCampaign, getRecallVoucher } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import { Bulletin } from './Bulletin';
import { texts } from './messages';
import { SoftwareUpdate } from './SoftwareUpdate';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The voucher of a campaign was opened or downloaded. campaign: its id. */
    'vt-recall-voucher-opened': { campaign: string };
  }
}

interface CarCampaignProps {
  car: Pick<RecallCar, 'brand' | 'chassis'>;
  campaign: RecallCar['campaigns'][number];
}

/** One campaign of a car: what it means (RCL-03) at once where the repair is pending, else when it is asked for. */
export function CarCampaign({ car: { brand, chassis }, campaign }: CarCampaignProps) {
  const { emit, language, signal } = useHost();
  const messages = useMessages(texts);
  const { id, code, title, doneAt, updateId } = campaign;
  const pending = isPending(campaign);
  const [isShown, setShown] = useState(pending);
  const query = useQuery(
    () => getRecallCampaign({ brand: (brand || pageBrand()) ?? '', id }, { signal }),
    isShown ? id : undefined,
  );
  const name = title || code || id;
  const date = formatDate(doneAt ?? '', language);
  const bulletin = (
    <LoadedSection of={query} failure={messages.bulletinFailed}>
      {(loaded) => <Bulletin campaign={loaded} whole={!pending} />}
    </LoadedSection>
  );
  return (
    <li className={pending ? 'campaign pending' : 'campaign'}>
      <h4>{name}</h4>
      <Badge tone={pending ? 'warning' : 'success'}>{pending ? messages.pending : messages.done}</Badge>
      {!pending && date && <p className="muted">{fillMessage(messages.doneAt, { date })}</p>}
      {pending ? (
        bulletin
      ) : (
        <details onToggle={() => setShown(true)}>
          <summary>
            {messages.bulletin} {code}
          </summary>
          {isShown && bulletin}
        </details>
      )}
      {updateId && <SoftwareUpdate id={updateId} />}
      {pending && (
        <PdfButton
          of={name}
          fileName={`recall-${id}.pdf`}
          failure={(kind) => (kind === 'conflict' ? messages.voucherDone : messages.voucherFailed)}
          load={() => getRecallVoucher({ query: { chassis, campaignId: id } }, { signal })}
          onOpened={() => emit('vt-recall-voucher-opened', { campaign: id })}
        >
          {messages.voucher}
        </PdfButton>
      )}
    </li>
  );
}
