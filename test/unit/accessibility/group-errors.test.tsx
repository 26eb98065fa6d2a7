// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Balance } from '#features/payment/Balance';
import { ChoiceField } from '#features/questions/ChoiceField';
import type { Reservation } from '#services/entities/reservation';
import { RadioGroup } from '#ui/core/fields';
import { type Form, useForm } from '#ui/core/use-form';
import { RatingField } from '#ui/fields/RatingField';
import { DateGrid } from '#ui/parts/DateGrid';
import { SlotList } from '#ui/parts/SlotList';
import { DealerChoice as FlowDealer } from '#widgets/funding-flow/deferred/steps/DealerChoice';
import { PollForm } from '#widgets/polls/deferred/PollForm';
import type { BaseData } from '#widgets/promotion-admin/deferred/promotion-data';
import { PromotionFields } from '#widgets/promotion-admin/deferred/promotions/PromotionFields';
import { NEW_PROMOTION } from '#widgets/promotion-admin/deferred/promotions/promotion-values';
import { RegionEditor } from '#widgets/region-admin/deferred/RegionEditor';
import { DealerChoice } from '#widgets/reservation/deferred/hold/DealerChoice';
import { ServicesField } from '#widgets/service-scheduling/deferred/booking/ServicesField';
import { render, submit } from '../lib/render';
import { leaveStaffPage, signIn, staffPage } from '../lib/staff';

vi.mock('#features/payment/payment-types', () => ({
  paymentTypes: async () => ({ types: [{ type: 'boleto', enabled: true }], installments: [], lenders: [] }),
}));

const REASON = 'Escolha uma opção';

/** A form whose field is refused for as long as it is sent. */
function Refused({ name, children }: { name: string; children(form: Form<never>): ReactNode }) {
  const form = useForm<Record<string, unknown>>({
    initial: {},
    check: async () => ({ [name]: REASON }),
    send: async () => {},
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {children(form as unknown as Form<never>)}
    </form>
  );
}

const refused = (name: string, children: (form: Form<never>) => ReactNode) => (
  <Refused name={name}>{children}</Refused>
);

const loaded = <T,>(value: T) => ({ value, failed: false, retry: () => {}, replace: () => {} }) as never;
const two = (id: string) => [{ [id]: '1' }, { [id]: '2' }] as never[];

beforeEach(() => {
  staffPage('jeep');
  signIn('nation');
});
afterEach(leaveStaffPage);

/** What a voice reads of a control besides its name. */
const description = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
    .join(' ')
    .trim();

it.each<[string, string, string, ReactNode]>([
  [
    'RadioGroup',
    'input',
    REASON,
    refused('a', (form: Form<{ a: string }>) => (
      <RadioGroup form={form} name="a" label="A" choices={[{ value: '1', label: 'Um' }]} />
    )),
  ],
  [
    'RatingField',
    'input',
    REASON,
    refused('a', (form: Form<{ a: number }>) => <RatingField form={form} name="a" label="A" />),
  ],
  [
    'SlotList',
    'input',
    REASON,
    refused('a', (form: Form<{ a: string }>) => (
      <SlotList
        name="a"
        label="A"
        slots={[{ time: '09:00' }]}
        value=""
        onChange={() => {}}
        {...(form.errors.a && { error: form.errors.a })}
      />
    )),
  ],
  [
    'DateGrid, whose tab stop is a day',
    '[role=gridcell][tabindex="0"]',
    REASON,
    refused('a', (form: Form<{ a: string }>) => (
      <DateGrid
        name="a"
        label="A"
        value=""
        min="2026-11-18"
        max="2026-11-20"
        today="2026-11-18"
        closedReason={() => ''}
        onChange={() => {}}
        {...(form.errors.a && { error: form.errors.a })}
      />
    )),
  ],
  [
    'ChoiceField',
    'input',
    REASON,
    refused('a', (form: Form<Record<string, string>>) => (
      <ChoiceField form={form} name="a" label="A" isRequired choices={[{ id: '1', label: 'Um' }]} />
    )),
  ],
  [
    'ServicesField',
    'input',
    REASON,
    refused('serviceIds', (form) => (
      <ServicesField
        form={form}
        hasDealer
        services={{ list: two('id'), failed: false, retry: () => {}, revision: loaded(undefined) }}
      />
    )),
  ],
  [
    'DealerChoice of vt-reservation',
    'input',
    REASON,
    refused('dealerCode', (form) => <DealerChoice form={form} dealers={loaded(two('idSiteGeo'))} />),
  ],
  [
    'DealerChoice of vt-funding-flow',
    'button',
    REASON,
    refused('dealerCode', ({ errors }: Form<{ dealerCode: string }>) => (
      <FlowDealer {...(errors.dealerCode && { error: errors.dealerCode })} />
    )),
  ],
  [
    'PromotionFields',
    '.promotion-types input',
    REASON,
    refused('attributionTypes', (form) => (
      <PromotionFields
        form={form}
        values={{ ...NEW_PROMOTION, attributionTypes: ['QR_CODE'] }}
        base={{} as BaseData}
      />
    )),
  ],
  [
    'RegionEditor',
    '.region-states input',
    'Selecione pelo menos um estado.',
    <RegionEditor key="region" region={undefined} onSaved={() => {}} onClose={() => {}} />,
  ],
  [
    'PollForm',
    'input',
    REASON,
    <PollForm
      key="poll"
      poll={{ id: 'p', question: 'Q', options: two('id') } as never}
      type="t"
      name="a"
      isMain
      onEnded={() => {}}
    />,
  ],
  [
    'Balance',
    '.way-to-pay input',
    'Escolha uma forma de pagamento',
    <Balance
      key="balance"
      order={{ id: 'o', campaign_id: 'c', remainingAmount: 10 } as Reservation}
      onAnswered={() => {}}
      onReload={() => {}}
    />,
  ],
] as [string, string, string, ReactNode][])(
  '%s: each control says why its group is refused',
  async (_, selector, reason, view) => {
    await render(view);
    const controls = () => [...document.querySelectorAll(selector)];
    expect(controls().map(description).join('')).not.toContain(reason);
    await submit();
    expect(controls().length).toBeGreaterThan(0);
    for (const control of controls()) {
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(description(control)).toContain(reason);
    }
  },
);
