import * as coupons from '#services/offer-coupon';
import { answer } from '../answers';
import { languageOf } from '../lib/language';
import { clearUses, couponOf, partnerOf, partnerToken, usable, useCoupon } from '../rules/coupons';
import { IDEMPOTENCY_HEADER } from '../state';

const TOKEN = partnerToken({
  partner: 'Clube Vantagens',
  couponName: 'VITRINE24FIAT1',
  offerId: 'of-fiat-1',
  name: 'Joana Prado',
  cpf: '12345678909',
});

/** What a clearing is asked with. */
const asked = (headers: Headers) => ({
  key: headers.get(IDEMPOTENCY_HEADER) ?? '',
  language: languageOf(headers),
});

export const offerCouponAnswers = answer(
  coupons,
  {
    decryptPartnershipToken: ({ query }) => partnerOf(query.token),
    getDefaultCoupon: ({ params, world }) => couponOf(world, params.id, Number(params.p)),
    validateCoupon: ({ params, query, world, headers }) =>
      usable(world, {
        name: params.name,
        offerId: params.id,
        period: Number(params.p),
        language: languageOf(headers),
        ...query,
      }),
    countCoupon: ({ body, world, headers }) =>
      useCoupon(
        world,
        {
          name: body.couponName,
          offerId: body.offerId,
          period: body.couponPeriod,
          language: languageOf(headers),
          ...(body.userCPF !== undefined && { cpf: body.userCPF }),
        },
        headers.get(IDEMPOTENCY_HEADER) ?? '',
      ),
    clearCouponsOfCpf: ({ params: { cpf }, world, headers }) =>
      clearUses(world, { cpf, call: 'CPN-06', ...asked(headers) }),
    clearCoupon: ({ params: { id }, world, headers }) =>
      clearUses(world, { id, call: 'CPN-07', ...asked(headers) }),
    clearCouponOfCpf: ({ params: { id, cpf }, world, headers }) =>
      clearUses(world, { id, cpf, call: 'CPN-08', ...asked(headers) }),
  },
  {
    examples: {
      decryptPartnershipToken: { query: { token: TOKEN } },
      getDefaultCoupon: { id: 'of-fiat-1', p: '24' },
      validateCoupon: { name: 'VITRINE24FIAT1', id: 'of-fiat-1', p: '24' },
      countCoupon: { body: { couponName: 'VITRINE24FIAT1', offerId: 'of-fiat-1', couponPeriod: 24 } },
      clearCouponsOfCpf: { cpf: '39053344705' },
      clearCoupon: { id: 'cup-of-fiat-1-24' },
      clearCouponOfCpf: { id: 'cup-of-jeep-1-48', cpf: '16899535009' },
    },
  },
);
