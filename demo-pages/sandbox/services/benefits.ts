import * as benefits from '../../../src/services/benefits';
import { accountOf, signedIn } from '../accounts';
import { answer, found, Refusal } from '../answers';
import { benefitOf, benefitsOf, pollOf, redeem, vote } from '../benefits';
import {
  BENEFIT_ROWS,
  CATEGORY_NAMES,
  DELIVERY_STEPS,
  MOPAR_PRODUCTS,
  POLL_ROWS,
  REDEEMED_BENEFIT,
} from '../data/benefits';
import { modelsOf, mvsOf, VERSIONS } from '../data/cars';
import { dealerOf } from '../dealers';
import { dayFromNow, moment } from '../moments';
import { pdfFile } from '../pdf';
import type { World } from '../world';

/** A car of the sandbox: any 17 characters; what is known of it follows from them. */
const VIN = '9BZTESTE000000001';

function carOf(world: World, vin: string) {
  if (!/^[A-Z0-9]{17}$/i.test(vin)) {
    throw new Refusal(422, { error: 'no chassis number', errors: { vin: 'Chassi inválido' } });
  }
  const random = world.random(`car ${vin.toUpperCase()}`);
  /** Days since it was sold: three years at most. */
  return { vin: vin.toUpperCase(), random, age: random.whole(5, 1095) };
}

const benefitsFor = (asked: Parameters<typeof signedIn>[0], status: string) =>
  benefitsOf(asked.world, signedIn(asked).id).filter((benefit) => benefit.status === status);

const products = (wanted?: string) =>
  MOPAR_PRODUCTS.filter(([, type]) => !wanted || type === wanted).map(
    ([id, type, name, description, price]) => ({
      id,
      type,
      name,
      description,
      price,
      modelCodes: [],
    }),
  );

const named = (record: Record<string, string>) =>
  Object.entries(record).map(([code, name]) => ({ code, name }));

/** Interest for each installment beyond the third. */
const INTEREST = 0.0149;

export const benefitsAnswers = answer(
  benefits,
  {
    /** Whoever has an account is covered, and nobody else. */
    coverageByEmail({ params, world }) {
      const account = accountOf(world, params.email);
      return account
        ? { covered: true, audienceId: params.entityId, plan: 'Clube', endsAt: dayFromNow(world, 200) }
        : { covered: false, audienceId: params.entityId };
    },
    /** Cars are covered for two years. */
    coverageByChassis({ params, world }) {
      const { age } = carOf(world, params.chassi);
      const covered = age < 730;
      return {
        covered,
        audienceId: params.audienceId,
        plan: covered ? 'Dono' : '',
        endsAt: dayFromNow(world, 730 - age),
      };
    },
    availableById(asked) {
      const { params, query, world } = asked;
      const benefit = benefitOf(world, signedIn(asked).id, params.id, query.hash);
      return found(benefit.status === 'AVAILABLE' ? benefit : null, 'available benefit');
    },
    redeemedById(asked) {
      const { params, query, world } = asked;
      const benefit = benefitOf(world, signedIn(asked).id, params.id, query.hash);
      return found(benefit.status === 'REDEEMED' ? benefit : null, 'redeemed benefit');
    },
    available: (asked) => benefitsFor(asked, 'AVAILABLE'),
    redeemed: (asked) => benefitsFor(asked, 'REDEEMED'),
    next: (asked) => benefitsFor(asked, 'NEXT'),
    rate(asked) {
      const benefit = benefitOf(asked.world, signedIn(asked).id, asked.params.id);
      if (benefit.status !== 'REDEEMED') {
        throw new Refusal(422, { error: 'only who has redeemed a benefit rates it' });
      }
      return Object.assign(benefit, { rating: asked.body.rating });
    },
    baseData: () => ({
      categories: named(CATEGORY_NAMES),
      partners: [...new Set(BENEFIT_ROWS.map(([, , partner]) => partner))].map((name) => ({
        code: name,
        name,
      })),
      redeemTypes: named({ SELF: 'Para mim', GIFT: 'Para presentear', GIFTED: 'Ganhei de presente' }),
    }),
    redeem: (asked) => redeem(asked.world, signedIn(asked).id, asked.params.id, asked.body),
    polls(asked) {
      const { query, world } = asked;
      const { id } = signedIn(asked);
      return POLL_ROWS.map(([poll]) => pollOf(world, poll, id)).filter(
        ({ type, brand }) =>
          (!query.type || type === query.type) && (!query.brand || brand === query.brand.toLowerCase()),
      );
    },
    vote: (asked) => vote(asked.world, asked.params.pollId, signedIn(asked).id, asked.body.option_id),
    syncDealer({ params, world }) {
      return {
        dealerCode: dealerOf(world, params.id).idSiteGeo,
        synced: BENEFIT_ROWS.length,
        at: moment(world),
      };
    },

    flawlessDelivery({ params, world }) {
      const { vin, random, age } = carOf(world, params.vin);
      const done = age > 30 ? DELIVERY_STEPS.length : random.whole(2, DELIVERY_STEPS.length - 1);
      return {
        vin,
        source: params.source,
        status: done === DELIVERY_STEPS.length ? 'DONE' : 'PENDING',
        deliveredAt: dayFromNow(world, -age),
        steps: DELIVERY_STEPS.map((name, i) => ({ id: String(i + 1), name, done: i < done })),
      };
    },
    invoice({ query, world }) {
      const { vin, random, age } = carOf(world, query.vin);
      const version = VERSIONS[random.whole(0, VERSIONS.length - 1)];
      const dealers = world.dealers.filter(({ brand }) => brand === version?.brand);
      return {
        vin,
        number: String(random.whole(1000, 99_999)),
        key: Array.from({ length: 44 }, () => random.whole(0, 9)).join(''),
        issuedAt: dayFromNow(world, -age),
        dealerCode: dealers[random.whole(0, dealers.length - 1)]?.idSiteGeo,
        value: version?.price,
      };
    },
    mopar({ query, world }) {
      carOf(world, query.vin);
      return products();
    },
    possibleModels: ({ query }) =>
      modelsOf(query.brand).map(({ versions, ...model }) => ({
        ...model,
        versions: versions.map((version) => mvsOf(version)),
      })),
    /** Up to three installments bear no interest. */
    simulatePayment({ body }) {
      const prices = body.productIds.map((id) => {
        const product = MOPAR_PRODUCTS.find(([each]) => each === id);
        return found(product, 'product')[4];
      });
      const sum = prices.reduce((total, price) => total + price, 0);
      const counts = body.installments ? [body.installments] : [1, 2, 3, 6, 10, 12];
      return counts.map((installments) => {
        const total = installments > 3 ? sum * (1 + INTEREST * (installments - 3)) : sum;
        const installmentValue = Math.round((total / installments) * 100) / 100;
        return { installments, installmentValue, total: Math.round(total * 100) / 100 };
      });
    },
    /** Three years from the factory, and five against corrosion. */
    warranty({ query, world }) {
      const { vin, age } = carOf(world, query.vin);
      const startsAt = dayFromNow(world, -age);
      const plan = (id: string, name: string, years: number, mileageLimit: number | null) => ({
        id,
        name,
        startsAt,
        endsAt: dayFromNow(world, years * 365 - age),
        status: age < years * 365 ? 'ACTIVE' : 'EXPIRED',
        mileageLimit,
      });
      return {
        vin,
        plans: [
          plan('fabrica', 'Garantia de fábrica', 3, null),
          plan('bateria', 'Bateria', 1, null),
          plan('corrosao', 'Corrosão da carroceria', 5, 100_000),
        ],
      };
    },
    warrantyTerms({ body, world }) {
      const { vin, age } = carOf(world, body.vin);
      return pdfFile(`garantia-${vin}`, 'Termo de garantia', [
        `Chassi: ${vin}`,
        `Plano: ${body.planId}`,
        `Início: ${dayFromNow(world, -age)}`,
        'A garantia cobre defeitos de fabricação e de material, desde que as revisões estejam em dia.',
        'Itens de desgaste natural seguem o prazo do manual do proprietário.',
      ]);
    },
    moparV2({ query }) {
      const model =
        query.modelCode && modelsOf(query.brand).find((each) => each.modelCode === query.modelCode);
      if (query.modelCode) found(model || null, 'model');
      return products(query.type);
    },
  },
  {
    examples: {
      coverageByChassis: { chassi: VIN },
      availableById: { id: 'lavagem' },
      redeemedById: { id: REDEEMED_BENEFIT },
      rate: { id: REDEEMED_BENEFIT, body: { rating: 5 } },
      redeem: { id: 'lavagem' },
      vote: { pollId: 'trilha-2027', body: { option_id: 'trilha-2027-1' } },
      syncDealer: { id: '135503081' },
      flawlessDelivery: { vin: VIN },
      invoice: { query: { vin: VIN } },
      mopar: { query: { vin: VIN } },
      simulatePayment: { body: { productIds: ['tapetes', 'oleo'] } },
      warranty: { query: { vin: VIN } },
      warrantyTerms: { body: { vin: VIN, planId: 'fabrica' } },
    },
  },
);
