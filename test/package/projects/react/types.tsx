import { createRef } from 'react';
import { VtCarImage, VtConfiguratorSummary, VtLeadForm, type WidgetProps } from 'vitrine/react';
import 'vitrine/jsx';

const ref = createRef<HTMLElement>();
const props: WidgetProps<'vt-lead-form'> = { model: 'pulse', id: 'lead', 'aria-label': 'Lead' };

export const right = [
  <VtLeadForm
    key="form"
    ref={ref}
    {...props}
    persons="legal"
    onVtLeadSent={({ detail }) => detail.personType}
    onClick={(event) => event.currentTarget}
  />,
  <VtCarImage key="image" model="a" version="b" series="" year={2026} angle="wheel" decorative />,
  <vt-lead-form
    key="tag"
    ref={ref}
    persons="physical legal"
    onvt-lead-sent={({ detail }) => detail.dealer}
  />,
];

export const wrong = [
  // @ts-expect-error: no attribute of the widget
  <VtLeadForm key="1" modelo="pulse" />,
  // @ts-expect-error: no word of the list
  <VtLeadForm key="2" persons={['robot']} />,
  // @ts-expect-error: no word of the option
  <VtConfiguratorSummary key="3" view="wide" />,
  // @ts-expect-error: no field of the payload
  <VtLeadForm key="4" onVtLeadSent={({ detail }) => detail.cpf} />,
  // @ts-expect-error: without the required attributes
  <VtCarImage key="5" model="a" />,
  // @ts-expect-error: no event of the widget
  <VtConfiguratorSummary key="6" onVtLeadSent={() => {}} />,
  // @ts-expect-error: no word of the option
  <vt-qr-code key="7" level="z" />,
  // @ts-expect-error: no field of the payload
  <vt-lead-form key="8" onvt-lead-sent={({ detail }) => detail.cpf} />,
  // @ts-expect-error: no attribute of the tag
  <vt-lead-form key="9" modelo="pulse" />,
  // @ts-expect-error: no tag of the library
  <vt-nothing key="10" />,
];
