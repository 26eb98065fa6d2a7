import type { InferOutput } from 'valibot';
import { PAYMENT_OPTIONS } from '#domain/status/screen-steps';
import { brand, country } from '#page/core/metadata';
import { isKind } from '#services/http/problem';
import { listPaymentTypes, listPaymentTypesV2 } from '#services/payment-transaction';
import { brandCampaigns } from './campaigns';

type Answer = InferOutput<(typeof listPaymentTypesV2)['definition']['returns']>;
export type PaymentType = Answer['types'][number];
export type PaymentTypes = Awaited<ReturnType<typeof paymentTypes>>;
export type Installment = Answer['installments'][number];

/** The ways to pay that this widget has a screen for. */
const KNOWN: readonly string[] = PAYMENT_OPTIONS;

/** Loads the ways to pay an amount, or any; a service without the newer call tells no installments. Throws a ServiceError. */
async function allTypes(
  amount: number | undefined,
  signal: AbortSignal,
): Promise<Pick<Answer, 'types' | 'installments'>> {
  const query = { brand: brand(), country: country() };
  try {
    return await listPaymentTypesV2(
      { query: { ...query, ...(amount !== undefined && { amount }) } },
      { signal },
    );
  } catch (error) {
    if (!isKind(error, 'missing')) throw error;
    return { types: await listPaymentTypes({ query }, { signal }), installments: [] };
  }
}

/** Loads the ways to pay an amount of an order: those of its campaign, as far as it names any. Throws a ServiceError. */
export async function paymentTypes(campaignId: string, amount: number | undefined, signal: AbortSignal) {
  const [{ types, installments }, campaigns] = await Promise.all([
    allTypes(amount, signal),
    brandCampaigns(),
  ]);
  const { paymentTypes: allowed = [], fundingTypes = [] } =
    campaigns.find(({ id }) => id === campaignId) ?? {};
  return {
    types: types.filter(
      ({ type, enabled }) =>
        enabled && KNOWN.includes(type) && (allowed.length === 0 || allowed.includes(type)),
    ),
    installments: installments ?? [],
    /** The lenders of a financing; all if empty. */
    lenders: fundingTypes,
  };
}
