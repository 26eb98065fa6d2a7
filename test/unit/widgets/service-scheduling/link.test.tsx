// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { pickTime, pressDay, release, show, tidy, times } from './visit-page';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(tidy);

const follow = (search: string, more: Parameters<typeof show>[0] = {}) => {
  history.replaceState(null, '', `/?a=1&${search}`);
  return show({ dealer: '', ...more });
};
const sent = () => net.asked.filter((address) => /\/(cancel|confirm|update)$/.test(address));
const giveReason = () => type('#reason', 'Outro motivo');

describe('a link', () => {
  it('sends nothing before its visitor presses the button, and then the id alone', async () => {
    const { emit } = await follow('visit=visita-p&do=confirm');
    expect(text('h3')).toBe('Confirma a sua presença?');
    expect(sent()).toEqual([]);
    await submit();
    expect(text('.notice.good')).toContain('Presença confirmada.');
    expect(document.activeElement?.className).toBe('notice good');
    expect(sent()).toEqual(['/visit-scheduling/visitscheduling/confirm']);
    expect(emit.mock.calls).toEqual([
      ['vt-visit-changed', { id: 'visita-p', kind: 'visit', change: 'confirm' }],
    ]);
  });

  it.each([
    ['visit=visita-a&do=confirm', 'Este agendamento já está confirmado. Esperamos você.', 'good'],
    ['visit=visita-c&do=confirm', 'Este agendamento já está cancelado.', 'bad'],
    ['visit=visita-c&do=cancel', 'Este agendamento já está cancelado.', 'good'],
    ['visit=visita-r&do=confirm', 'A concessionária não pôde aceitar este agendamento.', 'bad'],
    ['visit=visita-b&do=cancel', 'Este agendamento está bloqueado.', 'bad'],
    ['visit=visita-o&do=confirm', 'Este link expirou: o horário do agendamento já passou.', 'bad'],
    ['visit=visita-0&do=cancel', 'Não encontramos este agendamento.', 'bad'],
    ['virtual-event=video-2&do=confirm', 'Este agendamento já está confirmado.', 'good'],
    ['virtual-event=video-3&do=cancel', 'Este agendamento já está cancelado.', 'good'],
    ['virtual-event=video-9&do=confirm', 'Não encontramos este agendamento.', 'bad'],
  ])('that comes too late has a plain answer: %s', async (search, words, tone) => {
    await follow(search);
    expect(text(`.notice.${tone}`)).toContain(words);
    expect(sent()).toEqual([]);
    expect(text()).not.toContain('Tentar novamente');
  });

  it.each([
    [410, 'Este link expirou. Faça um novo agendamento.'],
    [{ status: 409, body: {} }, 'A situação deste agendamento mudou.'],
    [{ status: 409, body: { status: 'X' } }, 'A situação deste agendamento mudou.'],
  ] as const)('has an answer to whatever the service says: %j', async (fault, words) => {
    await follow('visit=visita-p&do=confirm');
    net.faults['/confirm'] = fault;
    await submit();
    expect(text('.notice.bad')).toContain(words);
  });

  it('of a visit of an account says where to sign in', async () => {
    await follow('visit=visita-user-ana-1&do=confirm');
    await submit();
    expect(text('.notice.bad')).toContain('Se ele foi feito com a sua conta');
    await tidy();
    net = sandboxPage();
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await follow('visit=visita-user-ana-1&do=confirm');
    await submit();
    expect(text('.notice.good')).toContain('Presença confirmada.');
  });

  it('cancels with a reason only, and leads to another visit without the link', async () => {
    await follow('visit=visita-p&do=cancel');
    await submit();
    expect(text('#reason-error')).toBe('Selecione o motivo');
    expect(sent()).toEqual([]);
    await giveReason();
    await submit();
    expect(text('.notice.good')).toContain('Agendamento cancelado.');
    await click(button('Agendar outra visita'));
    expect(location.search).toBe('?a=1');
    expect(document.querySelector('form.booking #plateNumber')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Concessionária');
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'no' }]] as const)(
    'can be answered again after %j, the reason kept',
    async (fault) => {
      await follow('visit=visita-p&do=cancel');
      await giveReason();
      net.faults['/cancel'] = fault;
      await submit();
      await settle(9000);
      expect(text('.notice.bad')).toContain('Não foi possível enviar');
      expect(document.querySelector<HTMLSelectElement>('#reason')?.value).toBe('Outro motivo');
      net.faults = {};
      await submit();
      expect(text('.notice.good')).toContain('Agendamento cancelado.');
    },
  );

  it('whose answer was lost has been answered: the same again says so', async () => {
    await follow('visit=visita-p&do=confirm');
    net.faults['/confirm'] = 'lost';
    await submit();
    net.faults = {};
    await submit();
    expect(text('.notice.good')).toContain('já está confirmado');
  });

  it('is answered once by a double press', async () => {
    await follow('visit=visita-p&do=confirm');
    net.hold = '/confirm';
    await act(async () => {
      document.querySelector('form')?.requestSubmit();
      document.querySelector('form')?.requestSubmit();
    });
    await settle();
    net.hold = '';
    await release(net.held);
    expect(sent()).toHaveLength(1);
    expect(text('.notice.good')).toContain('Presença confirmada.');
  });

  it('without a wish asks for it, the focus with the question', async () => {
    await follow('virtual-event=video-1');
    expect(texts('.actions button')).toEqual(['Confirmar presença', 'Remarcar', 'Cancelar agendamento']);
    await click(button('Cancelar agendamento'));
    expect(document.activeElement?.textContent).toBe('Quer mesmo cancelar?');
    await click(button('Voltar'));
    expect(document.activeElement?.textContent).toBe('Seu atendimento por vídeo');
    await click(button('Confirmar presença'));
    await submit();
    expect(document.querySelector<HTMLAnchorElement>('.actions a')?.href).toBe(
      'https://video.example/sala/2048',
    );
  });

  it.each([
    [
      'visit=visita-p&do=cancel',
      [
        'Quer mesmo cancelar?',
        /^Dia e horário24\/11\/2026, às 10:00OndeJequitibá Fiat Cidade Nova, .+ServiçosRevisão programada/,
      ],
    ],
    ['virtual-event=video-1&do=confirm', ['Confirma a sua presença?', /AtendimentoApresentação por vídeo/]],
  ] as const)(
    'shows day, place and what it is for before it changes anything: %s',
    async (search, [h, facts]) => {
      await follow(search);
      expect(text('h3')).toBe(h);
      expect(text('.facts')).toMatch(facts);
      expect(sent()).toEqual([]);
    },
  );

  it.each([[500], ['offline'], [{ status: 200, body: [] }]] as const)(
    'can be loaded again after %j, and asks for nothing before',
    async (fault) => {
      net.faults['/visitscheduling/visita-p'] = fault;
      await follow('visit=visita-p&do=confirm');
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      expect(document.querySelector('form')).toBeNull();
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(text('.facts')).toContain('Pendente');
    },
  );

  it('of a confirmed visit leaves what can still be done', async () => {
    await follow('visit=visita-a&do=confirm');
    expect(texts('.actions button')).toEqual(['Remarcar', 'Cancelar agendamento', 'Agendar outra visita']);
    await click(button('Cancelar agendamento'));
    await giveReason();
    await submit();
    expect(text('.notice.good')).toContain('Agendamento cancelado.');
    expect(text('.facts')).toContain('Cancelada');
  });

  it('moves a visit by another one, which is booked before it is cancelled', async () => {
    await follow('visit=visita-p&do=update');
    expect(texts('.actions button')).toEqual(['Confirmar presença', 'Remarcar', 'Cancelar agendamento']);
    await click(button('Remarcar'));
    expect(document.activeElement?.textContent).toBe('Remarcar a visita de 24/11/2026, 10:00');
    expect(location.search).toBe('?a=1');
    expect(sent()).toEqual([]);
  });
});

describe('moving a video appointment', () => {
  const SLOTS = '/virtual-event/video-1/timeslots';
  it('is to a time that its service has free, with a reason, and waits for the dealer again', async () => {
    await follow('virtual-event=video-1&do=update');
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual(['Escolha o horário', 'Selecione o motivo']);
    await pressDay('2026-11-30');
    const path = '/api/visitor-schedule/virtual-event/video-1/timeslots?date=2026-11-30&days=1';
    const free: { time: string }[] = await (await net.sandbox.app.request(path)).json();
    expect(times()).toEqual(free.map(({ time }) => time));
    await submit();
    expect(text('#time-error')).toBe('Escolha o horário');
    const [time = ''] = times();
    await pickTime(time);
    await giveReason();
    await submit();
    expect(text('.notice.good')).toContain('Novo horário enviado.');
    expect(text('.facts')).toContain(`30/11/2026, às ${time}`);
  });

  it('to a time that somebody else has just taken says so, the rest kept', async () => {
    await follow('virtual-event=video-1&do=update');
    await pressDay('2026-11-25');
    const [time = '', other = ''] = times();
    const move = { id: 'video-2', date: '2026-11-25', time };
    await net.sandbox.app.request('/api/visitor-schedule/virtual-event/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(move),
    });
    await pickTime(time);
    await giveReason();
    await submit();
    expect(text('#time-error')).toContain('acabou de ser reservado por outra pessoa');
    expect(document.querySelector<HTMLInputElement>(`input[value="${time}"]`)?.disabled).toBe(true);
    expect(document.querySelector<HTMLSelectElement>('#reason')?.value).toBe('Outro motivo');
    await pickTime(other);
    await submit();
    expect(text('.facts')).toContain(`25/11/2026, às ${other}`);
  });

  it('loads the free times again after they failed', async () => {
    net.faults[SLOTS] = 500;
    await follow('virtual-event=video-1&do=update');
    await settle(9000);
    expect(text()).toContain('Não foi possível carregar os horários');
    net.faults = {};
    await click(button('Tentar novamente'));
    await pressDay('2026-11-30');
    expect(times().length).toBeGreaterThan(3);
  });
});
