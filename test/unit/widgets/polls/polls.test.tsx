// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '#demo-pages/sandbox/lib/moments';
import { changePoll, endPoll, pollOf, vote } from '#demo-pages/sandbox/rules/polls';
import { readSession } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import Polls from '#widgets/polls/Polls';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LIST = '/v1/polls-user?';
const VOTE = '/vote';
const [TRAIL, RACK] = ['trilha-2027', 'acessorio'];

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ brand: 'jeep', 'sign-in': '/entrar' });
  signIn('ana');
});
afterEach(async () => {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
});

function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
const show = (more = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <Polls heading="" type="" count={6} {...more} />
    </SignInGate>,
    language,
  );
/** The nth poll, from 1, as a selector. */
const nth = (n: number) => `.poll:nth-of-type(${n})`;
const choose = (option: string, n = 1) =>
  click(document.querySelector(`${nth(n)} input[value="${option}"]`) as Element);
const press = (n = 1) => click(document.querySelector(`${nth(n)} [type=submit]`) as Element);
const votesSent = () => net.asked.filter((address) => address.endsWith(VOTE)).length;
const lists = () => net.asked.filter((address) => address.includes(LIST)).length;
const note = (n = 1) => text(`${nth(n)} .notice[role=status]`);
const alert = (n = 1) => text(`${nth(n)} [role=alert]`);
const chosen = () => document.querySelector('.poll input:checked');
const countOf = (poll = TRAIL, user = 'user-ana') => pollOf(net.sandbox.world, poll as string, user);

describe('the list', () => {
  it('has the open ones first, then the voted, then the ended; each says its state and its end', async () => {
    await show();
    expect(texts('.poll .badge.status')).toEqual(['Aberta', 'Aberta', 'Você votou', 'Encerrada']);
    expect(texts('.poll-state')[1]).toContain('Até 29/11/2026');
    expect(document.querySelectorAll('.poll form')).toHaveLength(2);
    // No result before the vote.
    expect(text(nth(1))).not.toContain('%');
  });

  it('shows the results of what was voted or has ended as text, and the own vote in words', async () => {
    await show();
    const [voted] = texts(`${nth(3)} .own`);
    expect(voted).toMatch(/^Três Seu voto \d+(,\d)?% \d+ votos$/);
    expect(text(`${nth(3)} .poll-total`)).toMatch(/^Total: [\d.]+ votos$/);
    expect(document.querySelectorAll(`${nth(4)} .own`)).toHaveLength(0);
    expect(document.querySelectorAll(`${nth(4)} .result`)).toHaveLength(3);
  });

  it('asks for the type of the author, shows a few, then more', async () => {
    await show({ type: 'COMMUNITY', count: 2 });
    expect(net.asked.find((address) => address.includes(LIST))).toContain('type=COMMUNITY&brand=jeep');
    expect(texts('.poll h3')).toHaveLength(2);
    await click(button('Mostrar mais'));
    expect(texts('.poll h3')).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe(texts('.poll h3')[2]);
  });

  it('says that there is none', async () => {
    net.faults[LIST] = { status: 200, body: [] };
    await show();
    expect(text('.state-title')).toBe('Nenhuma enquete no momento');
  });

  it.each([[404], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it could not be loaded: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      await show();
      await settle(20_000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(texts('.poll')).toHaveLength(4);
      expect(document.activeElement?.className).toBe('polls');
    },
  );

  it('stands whatever a service answers', async () => {
    const poll = {
      id: 'a',
      question: 'Um?',
      endsAt: 'nunca',
      total: -4,
      options: [{ id: '1' }, { id: '1' }],
    };
    net.faults[LIST] = {
      status: 200,
      body: [
        poll,
        poll,
        { id: 'b', question: '   ', options: [{ id: '1' }] },
        { id: 'c', question: 'Sem opções?', options: null },
        { id: 'd', question: 'Sem números?', votedOptionId: 'outra', options: [{ id: '1', text: null }] },
        {
          id: 'e',
          question: 'Demais?',
          votedOptionId: '1',
          total: 1,
          options: [{ id: '1', text: 'Sim', votes: 9, percent: 900 }],
        },
      ],
    };
    await show();
    expect(texts('.poll h3')).toEqual(['Um?', 'Sem números?', 'Demais?']);
    expect(document.querySelectorAll(`${nth(1)} input`)).toHaveLength(1);
    expect(text(`${nth(2)} .poll-total`)).toBe('O serviço não informou os resultados desta enquete.');
    expect(text(`${nth(3)} .result`)).not.toContain('%');
  });

  it('is of who is signed in, and of nobody else', async () => {
    await show();
    await choose(`${TRAIL}-2`);
    await press();
    expect(note()).toBe('Seu voto foi registrado.');
    await act(async () => signIn('sofia'));
    await settle();
    expect(texts('.notice')).toEqual([]);
    expect(document.querySelectorAll(`${nth(1)} form`)).toHaveLength(1);
    await act(async () => signOut());
    await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
    await settle();
    expect(document.querySelector('.poll')).toBeNull();
  });

  it('speaks Spanish', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Encuestas');
    expect(texts('.poll .badge.status')).toEqual(['Abierta', 'Abierta', 'Votaste', 'Cerrada']);
  });
});

describe('a vote', () => {
  it('needs a choice, is counted once, and shows the results with the focus at the question', async () => {
    const { emit } = await show();
    await press();
    expect(text(`#poll-0-error`)).toBe('Escolha uma opção');
    expect(votesSent()).toBe(0);
    const { total } = countOf();
    await choose(`${TRAIL}-2`);
    await press();
    expect(votesSent()).toBe(1);
    expect(countOf()).toMatchObject({ total: (total ?? 0) + 1, votedOptionId: `${TRAIL}-2` });
    expect(note()).toBe('Seu voto foi registrado.');
    expect(text(`${nth(1)} .own`)).toContain('Jalapão');
    expect(document.activeElement).toBe(document.querySelector(`${nth(1)} h3`));
    expect(emit.mock.calls).toEqual([['vt-poll-voted', { poll: TRAIL }]]);
    // The other one stays open, with nothing chosen.
    expect(document.querySelectorAll('.poll form')).toHaveLength(1);
  });

  it('is one of a double press', async () => {
    await show();
    await choose(`${TRAIL}-1`);
    net.hold = VOTE;
    await press();
    await press();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(votesSent()).toBe(1);
    expect(note()).toBe('Seu voto foi registrado.');
  });

  it('whose answer is lost is found among the votes, and not sent again', async () => {
    const { emit } = await show();
    const before = lists();
    net.faults[VOTE] = 'lost';
    await choose(`${TRAIL}-3`);
    await press();
    expect([votesSent(), lists() - before]).toEqual([1, 1]);
    expect(note()).toBe('Seu voto foi registrado.');
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it.each([['offline'], [500], [{ status: 200, body: 'unexpected' }]] as const)(
    'that did not arrive is looked for before it is sent again: %j',
    async (fault) => {
      await show();
      net.faults[VOTE] = fault;
      await choose(`${TRAIL}-3`);
      await press();
      expect(alert()).toBe('Não recebemos a resposta, e o seu voto ainda não está registrado.');
      expect((chosen() as HTMLInputElement).value).toBe(`${TRAIL}-3`);
      net.faults = {};
      const before = lists();
      await click(button('Tentar novamente'));
      expect([votesSent(), lists() - before]).toEqual([2, 1]);
      expect(note()).toBe('Seu voto foi registrado.');
    },
  );

  it('that arrived late is not sent again', async () => {
    await show();
    net.faults[VOTE] = 'lost';
    net.faults[LIST] = 'offline';
    await choose(`${TRAIL}-3`);
    await press();
    await settle(20_000);
    expect(alert()).toBe('Não recebemos a resposta e não sabemos se o seu voto foi registrado.');
    net.faults = {};
    // Another choice meanwhile does not replace what was counted.
    await choose(`${TRAIL}-1`);
    await click(button('Tentar novamente'));
    expect(votesSent()).toBe(1);
    expect(note()).toMatch(/^Você já tinha votado nesta enquete/);
    expect(countOf().votedOptionId).toBe(`${TRAIL}-3`);
    expect(text(`${nth(1)} .own`)).toContain('Chapada Diamantina');
  });

  it('of another device stands', async () => {
    const { emit } = await show();
    vote(net.sandbox.world, TRAIL as string, 'user-ana', `${TRAIL}-4`);
    await choose(`${TRAIL}-1`);
    await press();
    expect(note()).toMatch(/^Você já tinha votado nesta enquete/);
    expect(text(`${nth(1)} .own`)).toContain('Serra Gaúcha');
    expect(emit).not.toHaveBeenCalled();
  });

  it('is not moved to another question: what is asked now is shown, with nothing chosen', async () => {
    await show();
    await choose(`${TRAIL}-2`);
    changePoll(net.sandbox.world, TRAIL as string, 'Quando deve ser a trilha?', [
      'Maio',
      'Junho',
      'Julho',
      'Agosto',
    ]);
    await press();
    expect(note()).toMatch(/^A enquete mudou antes do seu voto/);
    expect(text(`${nth(1)} h3`)).toBe('Quando deve ser a trilha?');
    expect(chosen()).toBeNull();
    await press();
    expect(text('#poll-0-error')).toBe('Escolha uma opção');
    expect(votesSent()).toBe(1);
    await choose((document.querySelector('.poll input') as HTMLInputElement).value);
    await press();
    expect(note()).toBe('Seu voto foi registrado.');
  });

  it('is not moved to a changed option that has the id of the chosen one', async () => {
    await show();
    await choose(`${TRAIL}-2`);
    const poll = countOf();
    const options = poll.options?.map((option) => ({ ...option, text: `Outra ${option.id}` }));
    net.faults[VOTE] = 409;
    net.faults[LIST] = { status: 200, body: [{ ...poll, options }] };
    await press();
    expect(note()).toMatch(/^A enquete mudou antes do seu voto/);
    expect(chosen()).toBeNull();
  });

  it('comes too late for a poll that has ended or is gone', async () => {
    await show();
    endPoll(net.sandbox.world, TRAIL as string);
    endPoll(net.sandbox.world, RACK as string, true);
    await choose(`${TRAIL}-2`);
    await press();
    expect(note()).toBe('A enquete foi encerrada antes do seu voto, que não foi registrado.');
    expect(document.querySelectorAll(`${nth(1)} .result`)).toHaveLength(4);
    await choose(`${RACK}-2`, 2);
    await press(2);
    expect(note(2)).toBe('Esta enquete não está mais disponível, e o seu voto não foi registrado.');
    expect(document.querySelector(`${nth(2)} form`)).toBeNull();
  });

  it('is refused in the words of the service, where it has some', async () => {
    await show();
    await choose(`${TRAIL}-2`);
    net.faults[VOTE] = { status: 422, body: { errors: { option_id: 'Opção inválida' } } };
    await press();
    expect(alert()).toBe('Opção inválida');
    net.faults[VOTE] = 429;
    await press();
    expect(alert()).toBe('O seu voto não foi registrado.');
  });

  it('of a session that has ended waits for the next one', async () => {
    await show();
    await choose(`${TRAIL}-2`);
    net.faults[VOTE] = 401;
    await press();
    expect(text(nth(1))).toContain('sessão');
    net.faults = {};
    await act(async () => signIn('ana'));
    await settle();
    expect((chosen() as HTMLInputElement).value).toBe(`${TRAIL}-2`);
    await press();
    expect(note()).toBe('Seu voto foi registrado.');
  });

  it('that is answered to another account is not shown to it', async () => {
    await show();
    await choose(`${TRAIL}-2`);
    net.hold = VOTE;
    await press();
    net.hold = '';
    await act(async () => signIn('sofia'));
    for (const { go } of net.held) go();
    await settle();
    expect(texts('.notice')).toEqual([]);
    expect(document.querySelectorAll(`${nth(1)} form`)).toHaveLength(1);
  });

  it('ends with the day of the poll while it is open in the page', async () => {
    await show();
    net.sandbox.world.advance(10 * DAY);
    await choose(`${RACK}-1`, 2);
    await press(2);
    expect(countOf(RACK).votedOptionId).toBe('');
    expect(text(nth(2))).toContain('não foi registrado');
  });
});
