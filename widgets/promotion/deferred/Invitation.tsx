import { addInvitation } from '#domain/offers/promotion-link';
import { ShareButtons } from '#features/share/ShareButtons';
import { pageAddress } from '#page/address/page-address';
import type { Promotion } from '#services/entities/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** The link by which others join: the visitor's own id is all that it says of them. */
export function Invitation({ promotion: { id, name }, userId }: { promotion: Promotion; userId: string }) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const url = pageAddress();
  addInvitation(url, id, userId);
  const message = fillMessage(messages.inviteMessage, { name });
  return (
    <section>
      <h4>{messages.invite}</h4>
      <ShareButtons
        title={message}
        text={message}
        url={url.href}
        field={{ id: 'invitation-link', label: messages.inviteLink, hint: messages.inviteHint }}
        onShared={(way) => emit('vt-invitation-shared', { promotion: id, way })}
      />
    </section>
  );
}
