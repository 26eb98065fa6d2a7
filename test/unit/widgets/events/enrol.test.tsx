// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_EVENT, WAITING_EVENT } from '#demo-pages/sandbox/data/events';
import {
  cancelEvent,
  closeEnrolment,
  enrol,
  enrolmentsOf,
  fillEvent,
  keptOf,
} from '#demo-pages/sandbox/rules/events';
import { button, click, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ana, begin, ENROL, end, enrolNow, show, showEvent, signIn, tab, titles } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);
const world = () => net.sandbox.world;
const sent = () => net.asked.filter((address) => address.endsWith(ENROL)).length;
const counted = () => enrolmentsOf(world(), ana.id, OPEN_EVENT);
const title = () => text('.event-enrolled h4');
const alert = () => text('.event-act [role=alert]');
const EVENT = `/v1/${OPEN_EVENT}?`;
async function bring(...names: string[]) {
  for (const [index, name] of names.entries()) {
    await click(button('Adicionar acompanhante'));
    await type(`#companion-${index + 1}`, name);
  }
}

describe('an enrolment', () => {
  it('has no link to an address that is none', async () => {
    await show({ contactUrl: 'javascript:alert(1)' });
    await click(button('Ver evento Trilha da Canastra'));
    await click(button('Confirmar inscrição'));
    await settle();
    expect(title()).toBe('Inscrição confirmada');
    expect(document.querySelector('.event-enrolled a')).toBeNull();
  });

  it('is the visitor’s own where the service does not say with whom', async () => {
    net.silent = { address: ENROL, field: 'companions' };
    await show();
    await click(button('Ver evento Trilha da Canastra'));
    await bring('Bia Moura');
    await click(button('Confirmar inscrição'));
    await settle();
    expect(title()).toBe('Inscrição confirmada');
  });

  it('is made once, with the companions, and is among one’s own; no event or address has a name', async () => {
    const { emit } = await show({ contactUrl: '#contato' });
    await click(button('Ver evento Trilha da Canastra'));
    expect(text('.event-info')).toContain('Restam 23 vagas');
    await bring('Bia Moura', 'Caio Neves');
    await act(async () => {
      button('Confirmar inscrição').click();
      button('Confirmar inscrição').click();
    });
    await settle();
    expect([sent(), counted()]).toEqual([1, 1]);
    expect(title()).toBe('Inscrição confirmada');
    expect(document.activeElement?.textContent).toBe('Inscrição confirmada');
    expect(text('.event-enrolled')).toContain('Bia Moura, Caio Neves');
    expect(text('.event-enrolled')).toContain(`${OPEN_EVENT}-user-ana`);
    expect(document.querySelector('.event-enrolled a')?.getAttribute('href')).toBe(
      `${location.href}#contato`,
    );
    expect(emit).toHaveBeenCalledWith('vt-event-enrolled', {
      eventId: OPEN_EVENT,
      status: 'CONFIRMED',
      companions: 2,
    });
    expect(JSON.stringify(emit.mock.calls) + location.href).not.toContain('Bia');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Bia');
    expect(keptOf(world(), OPEN_EVENT).participants).toHaveLength(40);
    await click(button('Voltar aos eventos'));
    await click(tab('Meus eventos'));
    expect(titles()).toEqual(['Trilha da Canastra']);
  });

  it('needs the full name of each companion, no more than allowed, and none that was removed', async () => {
    await showEvent(OPEN_EVENT);
    await bring('B', 'Caio', 'Davi Horta');
    expect(document.querySelectorAll('.event-companion')).toHaveLength(3);
    expect(texts('button')).not.toContain('Adicionar acompanhante');
    await enrolNow();
    expect(texts('.event-companion .error')).toEqual([
      'Digite um nome válido',
      'Digite pelo menos um sobrenome',
      '',
    ]);
    expect(sent()).toBe(0);
    await click(button(/^Remover/));
    expect(document.activeElement?.className).toBe('event-companions');
    await type('#companion-2', 'Caio Neves');
    await enrolNow();
    expect(text('.event-enrolled')).toContain('Caio Neves, Davi Horta');
  });

  it('is on the waiting list of a full event, with the position', async () => {
    const { emit } = await showEvent(WAITING_EVENT);
    expect(text('.event-enrol p')).toContain('Há 5 pessoas na lista.');
    await enrolNow();
    expect(title()).toBe('Você está na lista de espera');
    expect(text('.event-enrolled')).toContain('A sua posição na lista: 6.');
    expect(text('.event-enrolled')).not.toContain('acabaram');
    expect(emit.mock.calls.at(-1)?.[1]).toMatchObject({ status: 'WAITING', companions: 0 });
  });

  it('that arrives once the places are gone says that it waits', async () => {
    await showEvent(OPEN_EVENT);
    fillEvent(world(), OPEN_EVENT);
    await enrolNow();
    expect(title()).toBe('Você está na lista de espera');
    expect(text('.event-enrolled')).toContain('As vagas acabaram antes da sua inscrição.');
  });

  it('whose answer is lost is asked for, and not sent again', async () => {
    await showEvent(OPEN_EVENT);
    net.faults[ENROL] = 'lost';
    await enrolNow();
    expect([sent(), counted()]).toEqual([1, 1]);
    expect(title()).toBe('Inscrição confirmada');
    // A browser by itself sends a PUT again whose connection was closed.
    const { body } = world().state.calls.find(({ call }) => call === 'EVT-03') ?? {};
    expect(body).toMatchObject({
      participantId: 'user-ana',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('that did not arrive is asked for before it is sent again, with what was typed', async () => {
    for (const fault of ['offline', 500, { status: 200, body: 'unexpected' }] as const) {
      await showEvent(OPEN_EVENT);
      await bring('Bia Moura');
      net.faults[ENROL] = fault;
      await enrolNow();
      expect(alert()).toBe('Não recebemos a resposta, e a sua inscrição ainda não foi feita.');
      net.faults = {};
      const before = [sent(), net.asked.filter((address) => address.includes(EVENT)).length];
      await click(button('Tentar novamente'));
      expect(sent()).toBe((before[0] ?? 0) + 1);
      expect(net.asked.filter((address) => address.includes(EVENT)).length).toBe((before[1] ?? 0) + 1);
      expect(text('.event-enrolled')).toContain('Bia Moura');
      expect(counted()).toBe(1);
      await end();
      net = begin();
    }
  });

  it('of which nobody knows is not sent before the service has said', async () => {
    await showEvent(OPEN_EVENT);
    net.faults = { [ENROL]: 'lost', [EVENT]: 404 };
    net.faults[EVENT] = 'offline';
    await enrolNow();
    await settle(20_000);
    expect(alert()).toBe('Não recebemos a resposta e não sabemos se a sua inscrição foi feita.');
    net.faults = { [EVENT]: 'offline' };
    await click(button('Tentar novamente'));
    await settle(20_000);
    expect([sent(), counted()]).toEqual([1, 1]);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(sent()).toBe(1);
    expect(title()).toBe('Inscrição confirmada');
  });

  it('of another device stands, with its companions', async () => {
    const { emit } = await showEvent(OPEN_EVENT);
    enrol(world(), ana, OPEN_EVENT, { companions: [{ name: 'Outra Pessoa' }] });
    await bring('Bia Moura');
    await enrolNow();
    expect(title()).toBe('Você já tinha se inscrito: vale a inscrição abaixo');
    expect(text('.event-enrolled')).toContain('Outra Pessoa');
    expect(text('.event-enrolled')).not.toContain('Bia');
    expect(counted()).toBe(1);
    expect(emit).not.toHaveBeenCalledWith('vt-event-enrolled', expect.anything());
  });

  it('says why it was not made, and keeps what can still be sent', async () => {
    await showEvent(OPEN_EVENT);
    await bring('Bia Moura', 'Caio Neves');
    fillEvent(world(), OPEN_EVENT, 2);
    await enrolNow();
    expect(alert()).toMatch(/^Não há mais vagas para tantas pessoas/);
    expect((document.querySelector('#companion-2') as HTMLInputElement).value).toBe('Caio Neves');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await click(button(/^Remover/));
    await enrolNow();
    expect(title()).toBe('Inscrição confirmada');
  });

  it.each([
    ['cancelled', 'O evento foi cancelado antes da sua inscrição, que não foi feita.'],
    ['closed', 'As inscrições terminaram antes da sua, que não foi feita.'],
    ['gone', 'Este evento não está disponível'],
  ])('in an event that takes nobody any more says so: %s', async (how, said) => {
    await showEvent(OPEN_EVENT);
    if (how === 'closed') closeEnrolment(world(), OPEN_EVENT);
    else cancelEvent(world(), OPEN_EVENT, 'Chuva.', how === 'gone');
    await enrolNow();
    expect(text('.event-detail')).toContain(said);
    expect(document.querySelector('form')).toBeNull();
    expect(counted()).toBe(0);
  });

  it('is refused in the words of the service, where it has some', async () => {
    await showEvent(OPEN_EVENT);
    for (const [fault, said] of [
      [
        { status: 422, body: { errors: { companions: 'Máximo de acompanhantes: 3' } } },
        'Máximo de acompanhantes: 3',
      ],
      [403, 'A sua inscrição não foi feita.'],
      [429, 'A sua inscrição não foi feita.'],
    ] as const) {
      net.faults[ENROL] = fault;
      await enrolNow();
      expect(alert()).toContain(said);
    }
    await bring('Bia Moura');
    net.faults[ENROL] = 401;
    await enrolNow();
    expect(text('.event-enrol')).toContain('sessão');
    net.faults = {};
    await act(async () => signIn('ana'));
    await settle();
    await enrolNow();
    expect(title()).toBe('Inscrição confirmada');
    expect(text('.event-enrolled')).toContain('Bia Moura');
  });

  it('that is answered to another account is not shown to it', async () => {
    const { emit } = await showEvent(OPEN_EVENT);
    net.hold = ENROL;
    await enrolNow();
    net.hold = '';
    await act(async () => signIn('bruno'));
    for (const { go } of net.held) go();
    await settle();
    expect(text()).not.toContain('Inscrição confirmada');
    expect(emit).not.toHaveBeenCalledWith('vt-event-enrolled', expect.anything());
  });
});
