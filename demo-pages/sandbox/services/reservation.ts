import { distance } from '#domain/place/geo';
import * as reservation from '#services/reservation';
import { answer, found, Refusal } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { NoAnswer } from '../faults';
import { signedIn } from '../rules/accounts';
import { countryFor } from '../rules/cars';
import { openDealers } from '../rules/dealers';
import { once } from '../rules/reservations/charges';
import { findGuestOrder, giveTo, isGuests, mailManageLink } from '../rules/reservations/guest-access';
import {
  EXAMPLE_EMAIL,
  EXAMPLE_GUEST,
  EXAMPLE_NUMBER,
  EXAMPLE_ORDER,
} from '../rules/reservations/guest-example';
import {
  brandReservations,
  foreignReservations,
  isUnpaid,
  ownerOf,
  reservationOf,
  settle,
  view,
} from '../rules/reservations/kept';
import { paymentManners } from '../rules/reservations/manners';
import { pay, payRemaining } from '../rules/reservations/pay';
import {
  answeredPayments,
  cancelAttempt,
  cancelledAttempt,
  paymentView,
} from '../rules/reservations/payments';
import {
  CANCEL_REASONS,
  campaignOf,
  campaignsOf,
  cancel,
  holdsTooMany,
  preReserve,
} from '../rules/reservations/reserve';
import { serviceManners } from '../rules/service-manners';
import { stockOf } from '../rules/stock';
import type { World } from '../world';

/** Default radius in kilometres. */
const DEFAULT_RADIUS = 50;
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
      return view(once(caller.world, 'RES-01', body.idempotencyKey, run, body), caller.world);
    },
    reprocessReservations({ params, body, world }) {
      const { id } = campaignOf(world, params.campaign);
      const open = [...settle(world).values()].filter(
        (kept) =>
          kept.campaign === id &&
          isUnpaid(kept, world.now()) &&
          kept.payment?.status === 'PENDING' &&
          (!body.reservationIds || body.reservationIds.includes(kept.id)),
      );
      const arriving = open.filter(({ payment }) => payment?.arrivesAt);
      for (const { payment } of arriving) if (payment) payment.arrivesAt = world.now();
      settle(world);
      return { campaign: id, reprocessed: arriving.length, pending: open.length - arriving.length };
    },
    payReservation({ params, body, url, ...caller }) {
      const kept = reservationOf(caller, body.reservationId);
      const bank = new URL(`/sandbox/bank?order=${encodeURIComponent(kept.id)}`, url).href;
      let isFirst = false;
      const run = () => {
        isFirst = true;
        return pay(caller.world, kept, params.type, body, bank);
      };
      const content = { ...body, type: params.type };
      const { isSilent } = once(caller.world, 'RES-03', body.idempotencyKey, run, content);
      if (isSilent && isFirst) throw new NoAnswer();
      return view(kept, caller.world);
    },
    checkReservationPayment({ body, ...caller }) {
      const kept = reservationOf(caller, body.reservationId);
      const payments = answeredPayments(caller.world, kept);
      const { idempotencyKey } = body;
      const isNamed = idempotencyKey && paymentManners(caller.world).namesAttempts;
      const payment = isNamed
        ? (payments.find((each) => each.idempotencyKey === idempotencyKey) ??
          cancelledAttempt(caller.world, kept, idempotencyKey))
        : payments.find(({ part }) => part === 'reservation');
      return {
        reservationId: kept.id,
        status: payment?.status ?? 'PENDING',
        payment: payment ?? null,
        payments,
      };
    },
    cancelReservationPayment({ params, body, ...caller }) {
      const { world } = caller;
      const kept = reservationOf(caller, params.id);
      if (!paymentManners(world).cancels) throw new Refusal(404, { error: 'no payment can be cancelled' });
      const payments = cancelAttempt(world, kept, body.idempotencyKey);
      return { reservationId: kept.id, payments: payments.map((each) => paymentView(world, each)) };
    },
    preReserveCar: ({ body, ...caller }) =>
      view(
        once(caller.world, 'RES-05', body.idempotencyKey, () => preReserve(caller, body), body),
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
      const isTooMany = holdsTooMany(caller);
      return {
        valid: !isTooMany,
        userId: ownerOf(caller),
        reasons: isTooMany ? ['Você já tem reservas aguardando pagamento'] : [],
        reasonCodes: isTooMany ? ['too-many-open'] : [],
      };
    },
    listUserReservations: ({ query, ...caller }) =>
      [...brandReservations(caller), ...foreignReservations(caller)]
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
    listReservationCampaigns: ({ query, headers, world }) =>
      campaignsOf(world, countryFor(undefined, headers)).filter(
        ({ brand, type, endsAt }) =>
          (!query.brand || brand === query.brand.toLowerCase()) &&
          (!query.type || type === query.type) &&
          (!serviceManners(world).filtersLists || Date.parse(endsAt ?? '') > world.now()),
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
    claimReservation({ params, ...caller }) {
      const kept = reservationOf(caller, params.id);
      const { id } = signedIn(caller);
      return view(isGuests(kept) ? giveTo(caller.world, kept, id) : kept, caller.world);
    },
    findReservation: ({ body, world }) => view(findGuestOrder(world, settle(world).values(), body), world),
    sendManageLink({ params, body, ...caller }) {
      const kept = reservationOf(caller, params.id);
      return { sentTo: mailManageLink(caller.world, kept, body.page, caller.headers.get('origin')) };
    },
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
      cancelReservationPayment: { id: OPEN, body: { idempotencyKey: 'unknown' } },
      claimReservation: { id: OPEN },
      findReservation: { body: { number: EXAMPLE_NUMBER, email: EXAMPLE_EMAIL } },
      sendManageLink: {
        id: EXAMPLE_ORDER,
        headers: { 'x-reservation-anonymous-guest': EXAMPLE_GUEST },
        body: { page: 'https://marca.example/reserva/' },
      },
    },
  },
);
