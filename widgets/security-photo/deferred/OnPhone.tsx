import { createElement, useEffect, useState } from 'react';
import { orderLink, orderOfPage } from '#features/orders/order-link';
import { pageAddress } from '#page/address/page-address';
import { safeUrl } from '#page/core/safe-url';
import { isPhone, onPhoneChange } from '#page/phone';
import { useHost, useMessages } from '#ui/core/host-context';
import { Capture } from './Capture';
import { texts } from './messages';

/** Where the photo cannot be taken: why, and the way to the phone. */
function OtherDevice({ phoneUrl }: { phoneUrl: string }) {
  const host = useHost();
  const messages = useMessages(texts);
  useEffect(() => host.loadNestedWidgets(), [host]);
  const page = safeUrl(phoneUrl) ?? pageAddress().href;
  // The photo is of the order on the phone, too; its id is nothing of the person.
  const order = orderOfPage();
  const address = (order && orderLink(page, order)) || page;
  return (
    <div className="other-device">
      <h3>{messages.onPhone}</h3>
      <p>{messages.onPhoneHint}</p>
      {createElement('vt-qr-code', { value: address, label: messages.code, load: 'eager' })}
      <p className="muted">
        {messages.address}
        <br />
        {/* Text, not a link: this device cannot go on there. */}
        <span className="address">{address}</span>
      </p>
    </div>
  );
}

interface OnPhoneProps {
  phoneUrl: string;
  helpUrl: string;
}

/** The photo on a phone, the way to one elsewhere (spec screens#security-photo). */
export function OnPhone({ phoneUrl, helpUrl }: OnPhoneProps) {
  const { signal } = useHost();
  const [takes, setTakes] = useState(isPhone);
  // What has begun stays, also in a window that grows.
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => onPhoneChange(() => setTakes(isPhone()), signal), [signal]);
  if (!takes && !hasBegun) return <OtherDevice phoneUrl={phoneUrl} />;
  return <Capture helpUrl={helpUrl} onBegin={() => setBegun(true)} />;
}
