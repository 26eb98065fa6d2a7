import { fullName, mobilePhone } from '#domain/person/contact';
import type { VirtualEvent } from '#services/entities/schedule';
import * as visitor from '#services/visitor-schedule';
import { answer, found, Refusal, Reply } from '../answers';
import { MODELS, VERSIONS, versionOf } from '../data/cars';
import { DAY } from '../lib/moments';
import { emailError, refuseFields, signedIn, whoAsks } from '../rules/accounts';
import { mayManage, tokenFor } from '../rules/appointment-tokens';
import { dealerOf, fullDealer } from '../rules/dealers';
import { at, isDay, localDay, openTimes } from '../rules/schedule';
import { driveOf, drives, drivesOf, endOf, isFull, newDrive, shown, statusOf } from '../rules/test-drives';
import { change, refuseIfOver } from '../rules/visits';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

/** Days from now, time and state of the video appointments. */
const EVENTS = [
  [3, '10:30', 'P'],
  [5, '15:00', 'A'],
  [8, '09:00', 'C'],
  [9, '16:30', 'B'],
] as const;

const virtualEvents = (world: World): Map<string, VirtualEvent> =>
  world.table('virtual events', () => {
    const made = EVENTS.map(([days, time, status], i): [string, VirtualEvent] => {
      const id = `video-${i + 1}`;
      const dealer = world.dealers[i * 13];
      return [
        id,
        {
          id,
          title: 'Apresentação por vídeo',
          idSiteGeo: dealer?.idSiteGeo ?? '',
          dealerName: dealer?.name ?? '',
          date: localDay(world, days),
          time,
          status,
          link: status === 'A' ? 'https://video.example/sala/2048' : '',
          reason: '',
        },
      ];
    });
    return new Map(made);
  });

const eventOf = (world: World, id: string) => found(virtualEvents(world).get(id), 'appointment');

/** Percentage of a seller's times that are occupied from the start. */
const TAKEN = 30;
const MOST_DAYS = 31;

/** The free times of the seller of a video appointment on a day. */
function freeTimes(world: World, event: VirtualEvent, date: string): string[] {
  const dealer = dealerOf(world, event.idSiteGeo ?? '');
  return openTimes(world, dealer, date).filter(
    (time) =>
      at(date, time, dealer) > world.now() &&
      world.random(`video ${event.idSiteGeo} ${date} ${time}`).whole(0, 99) >= TAKEN &&
      ![...virtualEvents(world).values()].some(
        (other) => other !== event && other.status !== 'C' && other.date === date && other.time === time,
      ),
  );
}

const DATE = '2030-03-05';

export const visitorAnswers = answer(
  visitor,
  {
    cancelVirtualEvent({ body, world }) {
      const event = eventOf(world, body.id);
      refuseIfOver(world, event);
      return change(event, ['A', 'P'], { status: 'C', reason: body.reason, link: '' });
    },
    confirmVirtualEvent({ body, world }) {
      const event = eventOf(world, body.id);
      refuseIfOver(world, event);
      return change(event, ['P'], { status: 'A', link: 'https://video.example/sala/2048' });
    },
    updateVirtualEvent({ body, world }) {
      const { id, date, time, reason } = body;
      const good = isDay(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && at(date, time) > world.now();
      refuseFields({ date: !good && 'Data ou horário inválido' });
      const event = eventOf(world, id);
      refuseIfOver(world, event);
      if (!freeTimes(world, event, date).includes(time)) {
        throw new Refusal(409, {
          error: 'the time is taken',
          errors: { time: 'Este horário não está mais disponível' },
        });
      }
      return change(event, ['A', 'P'], { date, time, reason, status: 'P', link: '' });
    },
    getVirtualEvent: ({ params, world }) => eventOf(world, params.id),
    listVirtualEventSlots({ params, query, world }) {
      const event = eventOf(world, params.id);
      refuseFields({ date: !isDay(query.date) && 'Data inválida' });
      const days = Math.max(1, Math.min(query.days, MOST_DAYS));
      return Array.from({ length: days }, (_, i) =>
        new Date(Date.parse(query.date) + i * DAY).toISOString().slice(0, 10),
      ).flatMap((date) => freeTimes(world, event, date).map((time) => ({ date, time, available: true })));
    },
    requestTestDrive(asked) {
      const { body, headers, world } = asked;
      const [any] = MODELS.find(({ modelCode }) => modelCode === body.modelCode)?.versions ?? [];
      const version = body.mvsCode
        ? found(versionOf(body.mvsCode), 'version')
        : { ...found(any, 'model'), code: '' };
      const dealer = dealerOf(world, body.idSiteGeo);
      const { date, period, email } = body;
      const half = (time: string) => (period === 'MORNING' ? time < '12:00' : time >= '12:00');
      const day = isDay(date);
      refuseFields({
        name: !fullName(body.name) && 'Digite pelo menos um sobrenome',
        email: emailError(email),
        phone: !mobilePhone(body.phone, { country: dealer.countryCode }) && 'Digite um telefone válido',
        date: (!day || endOf(date, period, dealer) <= world.now()) && 'Escolha uma data a partir de hoje',
        consultantId:
          body.consultantId &&
          !fullDealer(world, dealer).consultants?.some(({ id }) => id === body.consultantId) &&
          'Consultor indisponível',
        boxId:
          body.boxId &&
          !fullDealer(world, dealer).boxes?.some(({ id }) => id === body.boxId) &&
          'Box indisponível',
        period:
          day && !openTimes(world, dealer, date).some(half) && 'A concessionária não abre neste período',
      });
      const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
      const sent = drives(world).get(world.state.entryOf('TDR-01', key)?.id ?? '');
      if (sent) {
        world.state.enter('TDR-01', key, sent.id);
        return new Reply(201, { ...shown(world, sent), manageToken: tokenFor(world, sent) });
      }
      const same = [...drives(world).values()].some(
        (drive) =>
          drive.email === email &&
          drive.idSiteGeo === dealer.idSiteGeo &&
          drive.date === date &&
          statusOf(world, drive) !== 'CANCELLED',
      );
      if (same) throw new Refusal(409, { error: 'there is a test drive on this day' });
      if (isFull(world, dealer.idSiteGeo, date, period)) {
        throw new Refusal(409, {
          error: 'the half day is full',
          errors: { period: 'Este período acabou de ser reservado. Escolha outro.' },
        });
      }
      const id = `TD-${world.state.stamp().n}`;
      world.state.enter('TDR-01', key, id);
      const userId = whoAsks(asked)?.id ?? '';
      const made = newDrive(world, { id, version, dealer, date, period, email, userId });
      const { consultantId, boxId, message } = body;
      const drive = { ...made, consultantId, boxId, message };
      drives(world).set(id, drive);
      return new Reply(201, { ...shown(world, drive), manageToken: tokenFor(world, drive) });
    },
    getTestDrive: ({ params, world }) => shown(world, driveOf(world, params.id)),
    rateTestDrive({ params, body, world }) {
      const drive = driveOf(world, params.id);
      const status = statusOf(world, drive);
      if (status !== 'DONE') throw new Refusal(422, { error: `the test drive is ${status}` });
      if (drive.rating) throw new Refusal(409, { error: 'the test drive was rated' });
      return shown(world, Object.assign(drive, body));
    },
    cancelTestDrive(asked) {
      const { params, body, world } = asked;
      const drive = driveOf(world, params.id);
      if (!mayManage(asked, drive)) throw new Refusal(404, { error: 'there is no such test drive' });
      const status = statusOf(world, drive);
      if (status !== 'REQUESTED' && status !== 'CONFIRMED')
        throw new Refusal(409, { error: `the test drive is ${status}`, status });
      return shown(world, Object.assign(drive, { cancelled: true, reason: body.reason }));
    },
    listTestDrives: (asked) => drivesOf(asked, signedIn(asked)).map((drive) => shown(asked.world, drive)),
  },
  {
    examples: {
      cancelVirtualEvent: { body: { id: 'video-1' } },
      confirmVirtualEvent: { body: { id: 'video-1' } },
      updateVirtualEvent: { body: { id: 'video-2', date: DATE, time: '11:00' } },
      requestTestDrive: {
        body: {
          mvsCode: VERSIONS[0]?.code,
          idSiteGeo: '135503081',
          date: DATE,
          name: 'Ana Nogueira',
        },
      },
      getVirtualEvent: { id: 'video-2' },
      listVirtualEventSlots: { id: 'video-2', query: { date: DATE } },
      cancelTestDrive: { id: 'td-confirmado', body: { reason: 'Outro motivo' } },
      getTestDrive: { id: 'td-confirmado' },
      rateTestDrive: { id: 'td-feito', body: { rating: 5 } },
    },
  },
);
