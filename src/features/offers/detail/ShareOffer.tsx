import { useHost, useMessages } from '#ui/core/host-context';
import { ShareButtons } from '../../share/ShareButtons';
import { offerAddress } from '../offer-links';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor shared an offer. */
    'vt-offer-shared': { offerId: string; way: 'link' | 'system' | 'whatsapp' };
  }
}

interface ShareOfferProps {
  id: string;
  title: string;
  /** Query parameter that opens the offer; that of a list of cars if absent. */
  parameter?: string;
}

/** Shares the address that opens the offer. */
export function ShareOffer({ id, title, parameter }: ShareOfferProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  return (
    <section>
      <h4>{messages.share}</h4>
      <ShareButtons
        title={title}
        text={title}
        url={offerAddress(id, parameter)}
        onShared={(way) => emit('vt-offer-shared', { offerId: id, way })}
      />
    </section>
  );
}
