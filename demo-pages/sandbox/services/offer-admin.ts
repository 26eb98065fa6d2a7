import type { Offer } from '#services/entities/offer';
import * as admin from '#services/offer-admin';
import { answer, found, Refusal } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import type { SandboxOffer } from '../data/offers';
import { DAY, moment } from '../lib/moments';
import { signedIn } from '../rules/accounts';
import { offerOf, offers, savedOffers, saveOffers, setStatus } from '../rules/offers';

const COVERAGES = ['NATIONAL', 'STATE', 'REGIONAL', 'DEALER_GROUP'];
const TYPES = ['FCA', 'DEALER', 'RENTAL'];

/** Rejects invalid offers. */
function check({
  type,
  coverage,
  stateCodes,
  dealerGroup,
  price,
  validFrom,
  validUntil,
}: Partial<Offer>): void {
  const errors = {
    ...(type && !TYPES.includes(type) && { type: 'Tipo de oferta desconhecido' }),
    ...(coverage && !COVERAGES.includes(coverage) && { coverage: 'Abrangência desconhecida' }),
    ...(coverage === 'STATE' && !stateCodes?.length && { stateCodes: 'Selecione pelo menos um estado' }),
    ...(coverage === 'DEALER_GROUP' && !dealerGroup && { dealerGroup: 'Selecione o grupo' }),
    ...((price?.to ?? 0) > (price?.from ?? Number.POSITIVE_INFINITY) && {
      price: 'O preço da oferta deve ser menor que o preço original',
    }),
    ...(validFrom &&
      validUntil &&
      validFrom > validUntil && { validUntil: 'A validade termina antes de começar' }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'fields are not valid', errors });
}

/** Returns the fields that were sent, without undefined ones. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<SandboxOffer>;

const amountOf = ({ price, value }: Partial<SandboxOffer>, fallback: number): number =>
  price?.to ?? price?.value ?? value ?? fallback;

const MVS = VERSIONS[0]?.code ?? '';

export const offerAdminAnswers = answer(
  admin,
  {
    createOffer({ body, world }) {
      const version = found(versionOf(body.mvsCode), 'car');
      check(body.offer as Partial<Offer>);
      const all = offers(world);
      const { brand } = version;
      const own = [...all.values()].filter((offer) => offer.brand === brand);
      const { code, modelCode, modelName, versionName, year, fuel } = version;
      const fields = given(body.offer);
      const countryCode = fields.market === 'es-AR' ? 'AR' : 'BR';
      const id = `of-${brand}-novo-${own.length + 1}`;
      const made: SandboxOffer = {
        id,
        type: 'FCA',
        brand,
        market: 'pt-BR',
        title: `${modelName} ${versionName} ${year}`,
        description: '',
        coverage: 'NATIONAL',
        jurisdiction: 'BRAND',
        stateCodes: [],
        dealerCodes: [],
        dealerGroup: null,
        parts: [],
        mvsCode: code,
        modelCode,
        modelName,
        versionName,
        year,
        fuel,
        category: null,
        stamps: [],
        features: [],
        price: { type: 'FULL_PRICE', source: 'customPrice', value: version.price },
        productId: `prod-${id}`,
        isSaved: false,
        reason: '',
        legalText: '',
        validFrom: moment(world),
        validUntil: moment(world, 30 * DAY),
        ...fields,
        value: amountOf(fields, version.price),
        countryCode,
        status: 'unpublished',
        ordering: own.length + 1,
      };
      all.set(id, made);
      return made;
    },
    getOffer: ({ params, world }) => offerOf(world, params.id),
    updateOffer({ params, body, world }) {
      const offer = offerOf(world, params.id);
      if (offer.status === 'sold') throw new Refusal(409, { error: 'a sold offer cannot be changed' });
      const fields = given(body);
      check({ ...offer, ...fields });
      Object.assign(offer, fields, { value: amountOf(fields, offer.value) });
      if (offer.status === 'disapproved') setStatus(world, offer.id, 'unpublished');
      return offer;
    },
    removeOffer({ params, world }) {
      const { status } = offerOf(world, params.id);
      if (status === 'published') throw new Refusal(409, { error: 'unpublish the offer first' });
      offers(world).delete(params.id);
    },
    markOfferSold: ({ params, world }) => setStatus(world, params.id, 'sold'),
    markOfferUnsold: ({ params, world }) => setStatus(world, params.id, 'unsold'),
    publishOffer: ({ params, world }) => setStatus(world, params.id, 'published'),
    unpublishOffer: ({ params, world }) => setStatus(world, params.id, 'unpublished'),
    disapproveOffer: ({ params, body, world }) => setStatus(world, params.id, 'disapproved', body?.reason),
    updateOfferStatus: ({ params, body, world }) => setStatus(world, params.id, body.status, body.reason),
    /** Reorders all of them or none. */
    reorderOffers({ body, world }) {
      const rows = body.offers.map(({ id, ordering }) => ({ offer: offerOf(world, id), ordering }));
      if (new Set(rows.map(({ ordering }) => ordering)).size < rows.length) {
        throw new Refusal(422, { error: 'two offers cannot have the same place' });
      }
      for (const { offer, ordering } of rows) offer.ordering = ordering;
      return rows.map(({ offer: { id, ordering } }) => ({ id, ordering }));
    },
    listSavedOffers: ({ query, headers, world }) =>
      savedOffers(world, signedIn({ headers, world }).id, query.brand, query.market),
    saveOffer: ({ query, headers, world }) =>
      saveOffers(world, signedIn({ headers, world }).id, query.brand, query.offerIds),
  },
  {
    examples: {
      createOffer: { body: { mvsCode: MVS } },
      getOffer: { id: 'of-fiat-1' },
      updateOffer: { id: 'of-fiat-1' },
      removeOffer: { id: 'of-fiat-5' },
      markOfferSold: { id: 'of-fiat-1' },
      markOfferUnsold: { id: 'of-fiat-6' },
      publishOffer: { id: 'of-fiat-5' },
      unpublishOffer: { id: 'of-fiat-1' },
      disapproveOffer: { id: 'of-fiat-1', body: { reason: 'Preço fora da tabela' } },
      updateOfferStatus: { id: 'of-fiat-5', body: { status: 'published' } },
      reorderOffers: { body: { offers: [{ id: 'of-fiat-2', ordering: 1 }] } },
      saveOffer: { query: { offerIds: ['of-fiat-1', 'of-fiat-3'] } },
    },
  },
);
