import { cpf as isCpf } from '../../../src/domain/documents';
import { distance } from '../../../src/domain/geo';
import * as reservation from '../../../src/services/reservation';
import { answer, found } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { openDealers } from '../rules/dealers';
import { once } from '../rules/reservations/charges';
import {
  ownerOf,
  ownReservations,
  reservationOf,
  settle,
  stepsUntil,
  view,
} from '../rules/reservations/kept';
import { pay, payRemaining } from '../rules/reservations/pay';
import { CANCEL_REASONS, campaignOf, campaignsOf, cancel, preReserve } from '../rules/reservations/reserve';
import { stockOf } from '../rules/stock';
import type { World } from '../world';

/** Default radius in kilometres. */
const DEFAULT_RADIUS = 50;
/** Maximum number of unpaid reservations per user. */
const OPEN_AT_ONCE = 2;
/** Days until a car in stock can be picked up. */
const DAYS = 7;

const dealersOf = (world: World, campaign: string) => {
  const { brand } = campaignOf(world, campaign);
  return openDealers(world).filter((dealer) => dealer.brand === brand);
};

const OPEN = 'res-user-equipe-aberta';
const ACCEPTED = '2026-11-20T12:00:00.000Z';
const mvsCode = VERSIONS[0]?.code ?? '';

export const reservationAnswers = answer(
  reservation,
  {
    payRemainingAmount({ params, body, ...caller }) {
      const kept = reservationOf(caller, params.id);
      const run = () => payRemaining(caller.world, kept, body.paymentMethod, body);
      return view(once(caller.world, 'RES-01', body.idempotencyKey, run), caller.world);
    },
    reprocessReservations({ params, body, world }) {
      const { id } = campaignOf(world, params.campaign);
      const open = [...settle(world).values()].filter(
        (kept) =>
          kept.campaign === id &&
          kept.payment?.status === 'PENDING' &&
          (!body.reservationIds || body.reservationIds.includes(kept.id)),
      );
      const arriving = open.filter(({ arrivesAt }) => arrivesAt);
      for (const kept of arriving) {
        const early = (kept.arrivesAt ?? 0) - world.now();
        const past = new Set(stepsUntil(kept, world.now()));
        kept.arrivesAt = world.now();
        kept.steps = kept.steps.map((step) => (past.has(step) ? step : { ...step, at: step.at - early }));
      }
      settle(world);
      return { campaign: id, reprocessed: arriving.length, pending: open.length - arriving.length };
    },
    payReservation({ params, body, url, ...caller }) {
      const kept = reservationOf(caller, body.reservationId);
      const bank = new URL(`/sandbox/bank?order=${encodeURIComponent(kept.id)}`, url).href;
      const run = () => pay(caller.world, kept, params.type, body, bank);
      return view(once(caller.world, 'RES-03', body.idempotencyKey, run), caller.world);
    },
    checkReservationPayment({ body, ...caller }) {
      const { id, payment } = reservationOf(caller, body.reservationId);
      return { reservationId: id, status: payment?.status ?? 'PENDING', payment: payment ?? null };
    },
    preReserveCar: ({ body, ...caller }) =>
      view(
        once(caller.world, 'RES-05', body.idempotencyKey, () => preReserve(caller, body)),
        caller.world,
      ),
    getReservationStatus({ params, ...caller }) {
      const { id, status, expiresAt, expired, now, timeline } = view(
        reservationOf(caller, params.id),
        caller.world,
      );
      return { id, status, expiresAt, expired, now, timeline };
    },
    validateReservationUser({ query, ...caller }) {
      if (query.campaign_id) campaignOf(caller.world, query.campaign_id);
      const open = ownReservations(caller).filter(({ expiresAt }) => expiresAt);
      const reasons = [
        ...(query.cpf !== undefined && !isCpf(query.cpf) ? ['CPF inválido'] : []),
        ...(open.length >= OPEN_AT_ONCE ? ['Você já tem reservas aguardando pagamento'] : []),
      ];
      return { valid: reasons.length === 0, userId: ownerOf(caller), reasons };
    },
    listUserReservations: ({ query, ...caller }) =>
      ownReservations(caller)
        .filter(({ brand }) => !query.brand || brand === query.brand.toLowerCase())
        .map((kept) => view(kept, caller.world)),
    getReservationLead({ query, ...caller }) {
      const { id, lead } = reservationOf(caller, query.reservationId);
      return { reservationId: id, ...lead };
    },
    getReservationAvailability({ query, world }) {
      settle(world);
      const { code } = found(versionOf(query.mvsCode), 'car');
      const quantity = stockOf(world, code)
        .filter(
          ({ colorCode, dealerCode }) =>
            (!query.colorCode || colorCode === query.colorCode) &&
            (!query.dealerCode || dealerCode === query.dealerCode),
        )
        .reduce((sum, line) => sum + line.quantity, 0);
      return { available: quantity > 0, quantity, days: quantity > 0 ? DAYS : null };
    },
    listReservationCampaigns: ({ query, world }) =>
      campaignsOf(world).filter(
        ({ brand, type, endsAt }) =>
          (!query.brand || brand === query.brand.toLowerCase()) &&
          (!query.type || type === query.type) &&
          Date.parse(endsAt ?? '') > world.now(),
      ),
    listCampaignDealers: ({ params, query, world }) =>
      dealersOf(world, params.id).filter(
        ({ stateCode, cityCode }) =>
          (!query.stateCode || stateCode === query.stateCode) &&
          (!query.cityCode || cityCode === query.cityCode),
      ),
    listCampaignDealersByRadius({ params, query, world }) {
      const here = [query.referenceLongitude, query.referenceLatitude] as const;
      return dealersOf(world, params.id)
        .map((dealer) => ({
          ...dealer,
          distance: Math.round(distance(here, [dealer.longitude, dealer.latitude])),
        }))
        .filter((dealer) => dealer.distance <= (query.radius ?? DEFAULT_RADIUS) * 1000)
        .sort((a, b) => a.distance - b.distance);
    },
    listCancelReasons: () => CANCEL_REASONS,
    cancelReservation: ({ params, body, ...caller }) =>
      view(cancel(caller.world, reservationOf(caller, params.id), body.reason), caller.world),
  },
  {
    examples: {
      payRemainingAmount: {
        id: 'res-user-equipe-1',
        body: { paymentMethod: 'boleto', termsAcceptedAt: ACCEPTED },
      },
      reprocessReservations: { campaign: 'camp-fiat' },
      payReservation: { type: 'pix', body: { reservationId: OPEN, termsAcceptedAt: ACCEPTED } },
      checkReservationPayment: { body: { reservationId: OPEN } },
      preReserveCar: { body: { mvsCode } },
      getReservationStatus: { id: OPEN },
      getReservationLead: { query: { reservationId: OPEN } },
      getReservationAvailability: { query: { mvsCode } },
      listCampaignDealers: { id: 'camp-fiat' },
      listCampaignDealersByRadius: {
        id: 'camp-fiat',
        query: { referenceLatitude: -23.55, referenceLongitude: -46.63, radius: 30 },
      },
      cancelReservation: { id: OPEN, body: { reason: 'PERSONAL' } },
    },
  },
);
