import { useHost, useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { ShareLink, type ShareLinkProps } from './ShareLink';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor passed on the link of a gift; neither the link nor the gift is told. */
    'vt-gift-shared': { way: 'link' | 'system' | 'whatsapp' };
  }
}

/** The link of a gift, to pass on. */
export function GiftLink(props: Pick<ShareLinkProps, 'link' | 'message'>) {
  const { emit } = useHost();
  const messages = useMessages(pt, es);
  return (
    <ShareLink
      {...props}
      name="gift-link"
      label={messages.giftLink}
      hint={messages.giftHint}
      onShared={(way) => emit('vt-gift-shared', { way })}
    />
  );
}
