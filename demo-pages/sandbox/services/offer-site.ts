import * as site from '#services/offer-site';
import { answer, Refusal } from '../answers';
import { CATEGORIES, FEATURES, PARTS, STAMPS } from '../data/offer-marks';
import type { SandboxOffer } from '../data/offers';
import { isPaymentType } from '../data/payments';
import { languageOf } from '../lib/language';
import { dealerOf, openDealers } from '../rules/dealers';
import {
  allProducts,
  changedProducts,
  changeProduct,
  offerForSale,
  productOf,
  sells,
  startedProduct,
} from '../rules/offer-products';
import { offerOf, searchOffers } from '../rules/offers';
import { IDEMPOTENCY_HEADER } from '../state';

const REASONS: readonly (readonly [code: string, pt: string, es: string])[] = [
  ['PRICE', 'O preço não confere com o da concessionária', 'El precio no coincide con el del concesionario'],
  ['SOLD', 'O veículo já foi vendido', 'El vehículo ya se vendió'],
  ['WRONG_CAR', 'Versão, cor ou ano não conferem', 'Versión, color o año no coinciden'],
  ['CONTACT', 'A concessionária não respondeu', 'El concesionario no respondió'],
  ['OTHER', 'Outro motivo', 'Otro motivo'],
];

const among = (codes: readonly string[] | undefined, code: string | null | undefined) =>
  !codes?.length || codes.includes(code ?? '');

export const offerSiteAnswers = answer(
  site,
  {
    listOfferParts: () => [...PARTS],
    listOfferCategories: () => [...CATEGORIES],
    listOfferFeatures: () => [...FEATURES],
    listOfferStamps: () => [...STAMPS],

    reportOfferView({ body, headers, world }) {
      const { id: offerId } = offerOf(world, body.offerId);
      if (!REASONS.some(([code]) => code === body.reason)) {
        throw new Refusal(422, { error: 'fields are not valid', errors: { reason: 'Selecione um motivo' } });
      }
      const { n, at } = world.state.stamp();
      const id = world.state.enter('RPT-01', headers.get(IDEMPOTENCY_HEADER) ?? '', `report-${n}`);
      return { id, offerId, reason: body.reason, createdAt: at };
    },
    listReportReasons: ({ headers }) =>
      REASONS.map(([code, pt, es]) => ({ code, name: languageOf(headers) === 'es-AR' ? es : pt })),
    createProduct({ body, world }) {
      const offer = offerForSale(world, body.offerId);
      if (body.dealerCode && !sells(offer, dealerOf(world, body.dealerCode))) {
        throw new Refusal(422, { error: 'this dealer does not sell the offer' });
      }
      const table = changedProducts(world);
      const own = `${offer.productId}-${table.size + 1}`;
      const id = body.idempotencyKey ? world.state.enter('RPT-03', body.idempotencyKey, own) : own;
      // The same attempt again.
      if (table.has(id)) return { ...startedProduct(world, id), familyIncome: null };
      const product = {
        ...productOf(offer),
        id,
        dealerCode: body.dealerCode ?? null,
        colorCode: body.colorCode ?? null,
      };
      table.set(product.id, product);
      return product;
    },
    listProducts: ({ query, world }) =>
      allProducts(world)
        .filter(
          ({ id, offerId }) =>
            (!query.id || id === query.id) && (!query.offerId || offerId === query.offerId),
        )
        .map((product) => ({ ...product, familyIncome: null })),
    listOfferDealers({ query, world }) {
      const offer = query.offerId ? offerOf(world, query.offerId) : undefined;
      return openDealers(world).filter(
        (dealer) =>
          dealer.brand === query.brand.toLowerCase() &&
          (!query.country || dealer.countryCode === query.country) &&
          among(query.stateCode, dealer.stateCode) &&
          among(query.cityCode, dealer.cityCode) &&
          (!offer || sells(offer, dealer)),
      );
    },
    searchOfferDealers({ body, world }) {
      const wanted = body.offerIds.map((id) => offerOf(world, id));
      return openDealers(world).filter(
        (dealer) =>
          (!body.brand || dealer.brand === body.brand.toLowerCase()) &&
          (!body.stateCode || dealer.stateCode === body.stateCode) &&
          (!body.cityCode || dealer.cityCode === body.cityCode) &&
          wanted.some((offer) => sells(offer, dealer)),
      );
    },
    getOfferDealer: ({ params, world }) => dealerOf(world, params.idSiteGeo),
    listCarModels({ query, world }) {
      const models = new Map<string, SandboxOffer[]>();
      for (const offer of searchOffers(world, { ...query, type: ['FCA', 'DEALER'] })) {
        const code = offer.modelCode ?? '';
        models.set(code, [...(models.get(code) ?? []), offer]);
      }
      return [...models].map(([modelCode, own]) => ({
        modelCode,
        modelName: own[0]?.modelName ?? '',
        brand: query.brand.toLowerCase(),
        value: Math.min(...own.map(({ value }) => value)),
        offers: own.length,
      }));
    },

    setFamilyIncome({ params, body, world }) {
      if (body.familyIncome <= 0) {
        const errors = { familyIncome: 'O número deve ser maior que 0' };
        throw new Refusal(422, { error: 'fields are not valid', errors });
      }
      return changeProduct(world, params.productId, { familyIncome: body.familyIncome });
    },
    setPaymentMethod({ params, body, world }) {
      if (!isPaymentType(body.paymentMethod)) {
        const errors = { paymentMethod: 'Selecione uma forma de pagamento' };
        throw new Refusal(422, { error: 'fields are not valid', errors });
      }
      return changeProduct(world, params.productId, { paymentMethod: body.paymentMethod });
    },
  },
  {
    examples: {
      reportOfferView: { body: { offerId: 'of-fiat-1', reason: 'PRICE' } },
      createProduct: { body: { offerId: 'of-fiat-1' } },
      listProducts: { query: { offerId: 'of-fiat-1' } },
      searchOfferDealers: { body: { offerIds: ['of-fiat-3'] } },
      getOfferDealer: { idSiteGeo: '135503081' },
      setFamilyIncome: { productId: 'prod-of-fiat-1', body: { familyIncome: 12_000 } },
      setPaymentMethod: { productId: 'prod-of-fiat-1', body: { paymentMethod: 'pix' } },
    },
  },
);
