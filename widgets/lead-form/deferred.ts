/** The deferred part of the form, in one chunk: rules, sending, prefilling and their views. */
import type { Language } from '#domain/core/brands';
import { EMPTY_LEAD } from '#domain/lead/lead';
import type { LeadForm } from '#domain/lead/lead-form';
import { leadWithoutCpf } from '#features/contact/lead-without-cpf';
import { dealerOf } from '#features/contact/page-car';
import { sendLead } from '#features/contact/send-lead';
import { VisitCar } from '#features/contact/visit/VisitCar';
import { tradeInFields } from '#features/trade-in/lead-fields';
import { country, metaFlag } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import type { LeadFormProps } from './attributes';
import { Address } from './deferred/Address';
import { connect } from './deferred/connect';
import { DealerChoice } from './deferred/DealerChoice';
import { EmailNotes } from './deferred/EmailNotes';
import { leadErrors } from './deferred/rules';
import { noteSentDealer, Sent } from './deferred/Sent';
import { TradeIn } from './deferred/TradeIn';
import { Summary } from './deferred/views';

/** Connects the form to the page. */
export const page = { connect };
export const views = { Address, DealerChoice, EmailNotes, Sent, Summary, TradeIn, VisitCar };

export const withoutCpf = (props: LeadFormProps, values: Partial<LeadForm>): boolean =>
  leadWithoutCpf(dealerOf(props), values);

/** Returns all values of the form, with the dealer who receives it. */
const answersOf = (values: Partial<LeadForm>, props: LeadFormProps): LeadForm => ({
  ...EMPTY_LEAD,
  ...values,
  dealerCode: dealerOf(props),
});

export const formErrors = (
  values: Partial<LeadForm>,
  props: LeadFormProps,
  language: Language,
): Errors<LeadForm> =>
  leadErrors(
    answersOf(values, props),
    {
      country: country() ?? 'BR',
      withoutCpf: withoutCpf(props, values),
      dealerRequired: props.dealerRequired,
      withAddress: metaFlag('address-validation'),
    },
    language,
  );

export async function sendForm(values: Partial<LeadForm>, props: LeadFormProps, host: Host): Promise<void> {
  const form = answersOf(values, props);
  await sendLead({ form, extra: await tradeInFields() }, props, host);
  noteSentDealer(host.element, form.dealerCode);
}
