import * as benefits from '#services/benefits';
import type { Benefit } from '#services/entities/benefit';
import { answer, found, Refusal } from '../answers';
import { BENEFIT_ROWS, BENEFIT_STATES, CATEGORY_NAMES, REDEEMED_BENEFIT } from '../data/benefits';
import { modelsOf, mvsOf } from '../data/cars';
import { STATES } from '../data/states';
import { languageOf } from '../lib/language';
import { dayFromNow, moment } from '../lib/moments';
import { accountOf, signedIn } from '../rules/accounts';
import { benefitOf, benefitsOf, receivedBy, redeem } from '../rules/benefits';
import { dealerOf } from '../rules/dealers';
import * as hub from '../rules/owner-hub';
import { pollIds, pollOf, vote } from '../rules/polls';
import { once } from '../rules/reservations/charges';

/** The chassis of a fictional car. */
const VIN = '9BZTESTE000000001';

type Asked = Parameters<typeof signedIn>[0];

const countryOf = ({ headers }: Pick<Asked, 'headers'>) => (languageOf(headers) === 'es-AR' ? 'AR' : 'BR');

/** Returns a benefit with the states of the page's country in which it is valid. */
const withStates = (asked: Pick<Asked, 'headers'>, benefit: Benefit): Benefit => ({
  ...benefit,
  stateCodes: [...(BENEFIT_STATES[benefit.id]?.[countryOf(asked)] ?? [])],
});

const benefitsFor = (asked: Asked, status: string) => {
  const { id } = signedIn(asked);
  const received = status === 'REDEEMED' ? receivedBy(asked.world, id) : [];
  return [...benefitsOf(asked.world, id), ...received]
    .filter((benefit) => benefit.status === status)
    .map((benefit) => withStates(asked, benefit));
};

const named = (record: Record<string, string>) =>
  Object.entries(record).map(([code, name]) => ({ code, name }));

/** The states that a benefit of a country names. */
const statesOf = (country: 'AR' | 'BR') => {
  const codes = Object.values(BENEFIT_STATES).flatMap((by) => by[country]);
  return STATES.filter((each) => each.countryCode === country && codes.includes(each.code)).map(
    ({ code, name }) => ({ code, name }),
  );
};

export const benefitsAnswers = answer(
  benefits,
  {
    /** Every account is covered. */
    getCoverageByEmail({ params, world }) {
      const account = accountOf(world, params.email);
      return account
        ? { covered: true, audienceId: params.entityId, plan: 'Clube', endsAt: dayFromNow(world, 200) }
        : { covered: false, audienceId: params.entityId };
    },
    /** Coverage of cars lasts two years. */
    getCoverageByChassis({ params, world }) {
      const { age } = hub.carOf(world, params.chassi);
      const covered = age < 730;
      return {
        covered,
        audienceId: params.audienceId,
        plan: covered ? 'Dono' : '',
        endsAt: dayFromNow(world, 730 - age),
      };
    },
    listAvailableBenefitsById(asked) {
      const { params, query, world } = asked;
      const benefit = benefitOf(world, signedIn(asked).id, params.id, query.hash);
      return found(benefit.status === 'AVAILABLE' ? withStates(asked, benefit) : null, 'available benefit');
    },
    listRedeemedBenefitsById(asked) {
      const { params, query, world } = asked;
      const benefit = benefitOf(world, signedIn(asked).id, params.id, query.hash);
      return found(benefit.status === 'REDEEMED' ? withStates(asked, benefit) : null, 'redeemed benefit');
    },
    listAvailableBenefits: (asked) => benefitsFor(asked, 'AVAILABLE'),
    listRedeemedBenefits: (asked) => benefitsFor(asked, 'REDEEMED'),
    listNextBenefits: (asked) => benefitsFor(asked, 'NEXT'),
    rateBenefit(asked) {
      const benefit = benefitOf(asked.world, signedIn(asked).id, asked.params.id);
      if (benefit.status !== 'REDEEMED') {
        throw new Refusal(422, { error: 'only who has redeemed a benefit rates it' });
      }
      return withStates(asked, Object.assign(benefit, { rating: asked.body.rating }));
    },
    getBenefitBaseData: (asked) => ({
      categories: named(CATEGORY_NAMES),
      partners: [...new Set(BENEFIT_ROWS.map(([, , partner]) => partner))].map((name) => ({
        code: name,
        name,
      })),
      states: statesOf(countryOf(asked)),
      redeemTypes: named({ SELF: 'Para mim', GIFT: 'Para presentear', GIFTED: 'Ganhei de presente' }),
    }),
    redeemBenefit(asked) {
      const { body, params, world } = asked;
      const user = signedIn(asked).id;
      const key = body.idempotencyKey && `${user} ${body.idempotencyKey}`;
      return withStates(
        asked,
        once(world, 'BEN-10', key, () => redeem(world, user, params.id, body), body),
      );
    },
    listPolls(asked) {
      const { query, world } = asked;
      const { id } = signedIn(asked);
      return pollIds(world, query.brand?.toLowerCase(), query.type).map((poll) => pollOf(world, poll, id));
    },
    voteInPoll: (asked) => vote(asked.world, asked.params.pollId, signedIn(asked).id, asked.body.option_id),
    syncBenefitDealer({ params, world }) {
      return {
        dealerCode: dealerOf(world, params.id).idSiteGeo,
        synced: BENEFIT_ROWS.length,
        at: moment(world),
      };
    },

    getFlawlessDelivery: ({ params, headers, world }) =>
      hub.delivery(world, params.source, params.vin, languageOf(headers)),
    getInvoice: ({ query, headers, world }) => hub.invoice(world, query.vin, languageOf(headers)),
    listMoparProducts({ query, headers, world }) {
      hub.carOf(world, query.vin);
      return hub.products(undefined, languageOf(headers));
    },
    listMoparModels: ({ query }) =>
      modelsOf(query.brand).map(({ versions, ...model }) => ({
        ...model,
        versions: versions.map((version) => mvsOf(version)),
      })),
    simulatePayment: ({ body, headers }) =>
      hub.installments(body.productIds, body.installments, languageOf(headers)),
    getWarranty: ({ query, headers, world }) => hub.warranty(world, query.vin, languageOf(headers)),
    getWarrantyTerms: ({ body, headers, world }) =>
      hub.warrantyTerms(world, body.vin, body.planId, languageOf(headers)),
    listMoparProductsV2({ query, headers }) {
      const model =
        query.modelCode && modelsOf(query.brand).find((each) => each.modelCode === query.modelCode);
      if (query.modelCode) found(model || null, 'model');
      return hub.products(query.type, languageOf(headers));
    },
  },
  {
    examples: {
      getCoverageByChassis: { chassi: VIN },
      listAvailableBenefitsById: { id: 'lavagem' },
      listRedeemedBenefitsById: { id: REDEEMED_BENEFIT },
      rateBenefit: { id: REDEEMED_BENEFIT, body: { rating: 5 } },
      redeemBenefit: { id: 'lavagem' },
      voteInPoll: { pollId: 'trilha-2027', body: { option_id: 'trilha-2027-1' } },
      syncBenefitDealer: { id: '135503081' },
      getFlawlessDelivery: { vin: VIN },
      getInvoice: { query: { vin: VIN } },
      listMoparProducts: { query: { vin: VIN } },
      simulatePayment: { body: { productIds: ['tapetes', 'oleo'] } },
      getWarranty: { query: { vin: VIN } },
      getWarrantyTerms: { body: { vin: VIN, planId: 'fabrica' } },
    },
  },
);
