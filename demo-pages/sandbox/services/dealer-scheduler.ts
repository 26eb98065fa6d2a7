import * as scheduler from '#services/dealer-scheduler';
import { answer, Refusal, Reply } from '../answers';
import { DAY } from '../lib/moments';
import { refuseFields, signedIn, whoAsks } from '../rules/accounts';
import { tokenFor } from '../rules/appointment-tokens';
import { dealerOf, fullDealer } from '../rules/dealers';
import { isCouponOf, isServiceOffer } from '../rules/mopar-offers';
import { isDay, openTimes } from '../rules/schedule';
import { addVisit, isFree, shownVisit, visitByKey, visitsOf } from '../rules/visits';
import { IDEMPOTENCY_HEADER } from '../state';

/** Maximum number of days in an answer. */
const MOST_DAYS = 31;

/** A distant working day, for examples. */
const DATE = '2030-03-05';

const needDay = (date: string) => refuseFields({ date: !isDay(date) && 'Data inválida' });

export const schedulerAnswers = answer(
  scheduler,
  {
    listAppointments: (asked) => visitsOf(asked, signedIn(asked)).map(shownVisit),
    listTimeSlots({ query, world }) {
      const dealer = dealerOf(world, query.idSiteGeo);
      needDay(query.date);
      const days = Math.max(1, Math.min(query.days, MOST_DAYS));
      return Array.from({ length: days }, (_, i) =>
        new Date(Date.parse(query.date) + i * DAY).toISOString().slice(0, 10),
      ).flatMap((date) =>
        openTimes(world, dealer, date)
          .filter((time) => isFree(world, dealer, date, time))
          .map((time) => ({ date, time, available: true })),
      );
    },
    scheduleAppointment(asked) {
      const { body, world } = asked;
      const dealer = dealerOf(world, body.idSiteGeo);
      const { services = [], consultants, boxes } = fullDealer(world, dealer);
      const has = (list: { id: string }[] | null | undefined, id: string) =>
        id === '' || list?.some((each) => each.id === id);
      const { date, time, serviceIds, name, email, phone, ...more } = body;
      needDay(date);
      refuseFields({
        time: !openTimes(world, dealer, date).includes(time) && 'A concessionária não atende neste horário',
        serviceIds:
          (serviceIds.length === 0 || serviceIds.some((id) => !has(services, id))) && 'Serviço indisponível',
        consultantId: !has(consultants, body.consultantId) && 'Consultor indisponível',
        boxId: !has(boxes, body.boxId) && 'Box indisponível',
        offerId: !!body.offerId && !isServiceOffer(world, body.offerId) && 'Oferta indisponível',
        couponCode:
          !!body.couponCode &&
          !isCouponOf(world, body.offerId ?? '', body.couponCode) &&
          'Este cupom não vale para a oferta',
      });
      const key = asked.headers.get(IDEMPOTENCY_HEADER) ?? '';
      const sent = visitByKey(world, key);
      if (sent) return new Reply(201, { ...shownVisit(sent), manageToken: tokenFor(world, sent) });
      if (!isFree(world, dealer, date, time)) {
        throw new Refusal(409, {
          error: 'the time is taken',
          errors: { time: 'Este horário não está mais disponível' },
        });
      }
      const visit = addVisit(world, {
        ...more,
        idSiteGeo: dealer.idSiteGeo,
        dealerName: dealer.name,
        id: `VIS-${world.state.stamp().n}`,
        userId: whoAsks(asked)?.id ?? '',
        date,
        time,
        status: 'P',
        services: (services ?? []).filter(({ id }) => serviceIds.includes(id)),
        reason: '',
      });
      world.state.enter('SCH-03', key, visit.id);
      return new Reply(201, { ...shownVisit(visit), manageToken: tokenFor(world, visit) });
    },
    listSchedulerServices({ params, world }) {
      const dealer = fullDealer(world, dealerOf(world, params.id));
      return dealer.services ?? [];
    },
  },
  {
    examples: {
      listTimeSlots: { query: { idSiteGeo: '135503081', date: DATE } },
      scheduleAppointment: {
        body: { idSiteGeo: '135503081', date: DATE, time: '10:00', serviceIds: ['SV01'] },
      },
      listSchedulerServices: { id: '135503081' },
    },
  },
);
