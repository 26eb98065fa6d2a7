import { VtLeadForm } from 'vitrine/react';
import 'vitrine/jsx';

/** What must not type-check. */
export const wrong = [
  // @ts-expect-error: no attribute of the widget
  <VtLeadForm key="1" modelo="pulse" />,
  // @ts-expect-error: no field of the payload
  <VtLeadForm key="2" onVtLeadSent={({ detail }) => detail.cpf} />,
  // @ts-expect-error: no word of the option
  <vt-qr-code key="3" level="z" />,
];
