import { useHost, useMessages } from '#ui/core/host-context';
import { ShareButtons } from '../share/ShareButtons';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor passed on the link of a gift; neither the link nor the gift is told. */
    'vt-gift-shared': { way: 'link' | 'system' | 'whatsapp' };
  }
}

interface GiftLinkProps {
  /** The address that the recipient opens. */
  link: string;
  /** What the recipient reads before it. */
  message: string;
}

/** The link of a gift, to pass on. */
export function GiftLink({ link, message }: GiftLinkProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  return (
    <ShareButtons
      title={message}
      text={message}
      url={link}
      field={{ id: 'gift-link', label: messages.giftLink, hint: messages.giftHint }}
      isMain
      onShared={(way) => emit('vt-gift-shared', { way })}
    />
  );
}
