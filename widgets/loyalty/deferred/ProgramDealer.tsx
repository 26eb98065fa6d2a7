import { useStore } from '@nanostores/react';
import { addressLine } from '#domain/dealer/dealer-list';
import { phoneText, telLink } from '#domain/person/phone-links';
import { LoadedSection } from '#features/owner/LoadedSection';
import { $session } from '#features/session/session';
import { country } from '#page/core/metadata';
import { orNull } from '#services/http/problem';
import { getAssociatedDealer } from '#services/user';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';

/** The dealer that is associated with the member in the program, once per session. */
export function ProgramDealer() {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const here = country() ?? 'BR';
  const { serial } = useStore($session);
  const query = useQuery(() => orNull(getAssociatedDealer({}, { signal })), `dealer ${serial}`);
  return (
    <section aria-labelledby="program-dealer">
      <h3 id="program-dealer">{messages.dealer}</h3>
      <LoadedSection of={query} none={messages.noDealer}>
        {(dealer) => (
          <address>
            <b>{dealer.name}</b>
            <br />
            {addressLine(dealer)}
            {dealer.phone && (
              <>
                <br />
                {messages.phone}:{' '}
                <a href={telLink(dealer.phone, here) ?? undefined}>{phoneText(dealer.phone, here)}</a>
              </>
            )}
          </address>
        )}
      </LoadedSection>
    </section>
  );
}
