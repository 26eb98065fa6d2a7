import { html } from 'hono/html';
import { PASSWORD, type SandboxUser, USERS } from '../data/users';
import { mails } from '../rules/mails';
import { ROUTES } from '../services';
import type { State } from '../state';
import type { World } from '../world';
import { callList, conversationList, eventList, leadList, type Markup, mailList } from './lists';
import { mannersControl } from './manners';
import { reportList } from './report-list';

const FAULT_WORDS: Record<string, string> = {
  timeout: 'sem resposta (timeout)',
  drop: 'conexão interrompida (drop)',
  '400': 'pedido recusado (400)',
  '401': 'sessão inválida (401)',
  '403': 'sem permissão (403)',
  '404': 'não encontrado (404)',
  '409': 'conflito (409)',
  '422': 'campo recusado (422)',
  '500': 'erro do serviço (500)',
  '503': 'fora do ar (503)',
  malformed: 'JSON quebrado (malformed)',
  shape: 'JSON de outra forma (shape)',
  slow: '3 segundos mais lento (slow)',
  empty: 'nada encontrado (empty)',
};

const shell = (title: string, body: Markup) => html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/sandbox/panel.css" />
    <link rel="stylesheet" href="/sandbox/entries.css" />
    <script type="module" src="/sandbox/panel.js"></script>
  </head>
  <body>
    ${body}
  </body>
</html>`;

const options = (choices: [value: string, label: string][], chosen = '') =>
  choices.map(
    ([value, label]) =>
      html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`,
  );

/** Calls by service, as a person looks for one. */
const callOptions = [...new Set(ROUTES.map(({ base }) => base))].sort().map((base) => {
  const calls = ROUTES.filter((route) => route.base === base).map(
    ({ definition: { id, method, path } }): [string, string] => [id, `${id} · ${method} ${path}`],
  );
  return html`<optgroup label="${base}">${options(calls.sort(([a], [b]) => a.localeCompare(b)))}</optgroup>`;
});
const FAULT_KINDS = Object.entries(FAULT_WORDS);

function faultControl({ faults }: State): Markup {
  return html`<section class="card" aria-labelledby="faults-title">
    <h2 id="faults-title">Falhas a pedido</h2>
    <form class="controls" method="post" action="/sandbox/faults">
      <label>Chamada <select name="call">${options([['', 'todas']])}${callOptions}</select></label>
      <label>Falha <select name="fault">${options(FAULT_KINDS)}</select></label>
      <label>Vezes <input name="times" type="number" min="1" max="999" placeholder="sempre" /></label>
      <button type="submit">Ativar</button>
    </form>
    <ul class="active" data-live="faults">
      ${
        faults.length === 0
          ? html`<li class="empty">Nenhuma falha ativa.</li>`
          : faults.map(
              ({ call, fault, times }) => html`<li>
              <span><b>${FAULT_WORDS[fault] ?? fault}</b> em ${call ?? 'todas as chamadas'}${times ? `, mais ${times}×` : ''}</span>
              <form method="post" action="/sandbox/faults">
                <input type="hidden" name="call" value="${call ?? ''}" />
                <input type="hidden" name="fault" value="none" />
                <button class="quiet" type="submit">Desativar<span class="sr"> ${fault} em ${call ?? 'todas as chamadas'}</span></button>
              </form>
            </li>`,
            )
      }
    </ul>
  </section>`;
}

/** Time steps for the rules: half an hour of a reservation, a day of a confirmation, weeks of a delivery. */
const STEPS: [minutes: number, label: string][] = [
  [10, '+10 min'],
  [31, '+31 min'],
  [24 * 60, '+1 dia'],
  [7 * 24 * 60, '+7 dias'],
  [30 * 24 * 60, '+30 dias'],
];

const clockControl = (now: number) => html`<section class="card" aria-labelledby="clock-title">
  <h2 id="clock-title">Relógio</h2>
  <p class="hint" data-live="clock">
    No sandbox são <b>${new Date(now).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'medium', timeStyle: 'short' })}</b>.
  </p>
  <form class="steps" method="post" action="/sandbox/clock">
    ${STEPS.map(([minutes, label]) => html`<button class="quiet" name="advance" value="${minutes * 60_000}" type="submit">${label}</button>`)}
  </form>
  <p class="hint">Reservas expiram, propostas e pedidos avançam. Zerar tudo acerta o relógio.</p>
</section>`;

const isStaff = ({ roles }: SandboxUser) => !roles.includes('customer') || roles.length > 10;
const userOptions = (staff: boolean, token: string) =>
  options(
    Object.entries(USERS)
      .filter(([, user]) => isStaff(user) === staff)
      .map(([id, user]): [string, string] => {
        const what = staff
          ? user.roles.length > 10
            ? 'todos os papéis'
            : user.roles.join(', ')
          : user.companyCnpj
            ? 'com empresa'
            : '';
        return [id, what ? `${user.name} (${what})` : String(user.name)];
      }),
    token,
  );

const sessionControl = (token: string) => html`<section class="card" aria-labelledby="session-title">
  <h2 id="session-title">Quem está na página</h2>
  <form class="controls" method="post" action="/sandbox/session">
    <label>
      Sessão
      <select name="token">
        ${options([['', 'visitante sem sessão']], token)}
        <optgroup label="Clientes">${userOptions(false, token)}</optgroup>
        <optgroup label="Equipe">${userOptions(true, token)}</optgroup>
      </select>
    </label>
    <button type="submit">Entrar</button>
  </form>
  <p class="hint">Grava os cookies <code>vitrine_session</code> e <code>vitrine_identity</code>, que as páginas leem como tokens. A senha de todos é <code>${PASSWORD}</code>.</p>
</section>`;

const list = (name: string, title: string, count: number, twin: string, entries: Markup) => html`<section
  class="card list" aria-labelledby="${name}-title" data-live="${name}">
  <header><h2 id="${name}-title">${title} <span class="count">${count}</span></h2><a href="/sandbox/${twin}">JSON<span class="sr"> de ${title}</span></a></header>
  ${entries}
</section>`;

/** The panel: all received requests, newest first, and the settings for the next ones. */
export const panel = (world: World, token: string): Markup => {
  const { state } = world;
  const sent = mails(world);
  return shell(
    'Sandbox',
    html`<header class="top">
      <div><p class="eyebrow">Vitrine</p><h1>Sandbox</h1></div>
      <nav aria-label="Atalhos"><a href="/">Páginas</a></nav>
      <form method="post" action="/sandbox/reset"><button class="quiet" type="submit">Zerar tudo</button></form>
    </header>
    <main>
      <p class="lead">O que as páginas enviaram aos serviços, exatamente como chegou.</p>
      <div class="columns">
        <div>
          ${list('leads', 'Leads', state.leads.length, 'leads', leadList(state.leads))}
          ${list('events', 'Eventos de analytics', state.events.length, 'events', eventList(state.events))}
          ${list('mails', 'E-mails e SMS (não saem daqui)', sent.length, 'mails', mailList(sent))}
          ${list('talks', 'Conversas de WhatsApp', state.conversations.length, 'conversations', conversationList(state.conversations))}
          ${list('reports', 'Relatórios de monitoramento', state.reports.length, 'reports', reportList(state.reports))}
          ${list('calls', 'Chamadas', state.calls.length, 'calls', callList(state.calls))}
        </div>
        <div>
          ${faultControl(state)} ${sessionControl(token)} ${clockControl(world.now())}
          ${mannersControl(world)}
        </div>
      </div>
      <p class="sr" role="status" data-said></p>
    </main>`,
  );
};

const NETWORKS: Record<string, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };

/** The page that stands for the single sign-on, or for another network. back: the address it returns to. */
export const signOnPage = (provider: string, back: string): Markup =>
  shell(
    'Entrar (simulado)',
    html`<main class="talk">
      <h1>${NETWORKS[provider] ?? 'Conta única'} (simulado)</h1>
      <p class="lead">Escolha quem entra. Nada sai desta máquina.</p>
      <form class="controls" method="post" action="/sandbox/sign-on">
        <input type="hidden" name="back" value="${back}" />
        <label>Pessoa <select name="token">${userOptions(false, '')}</select></label>
        <button type="submit">Continuar</button>
        <button class="quiet" name="cancel" value="1" type="submit">Cancelar</button>
      </form>
    </main>`,
  );

/** The page on which a card's bank asks whether a payment is the visitor's own. amount: undefined once answered. */
export const bankPage = (order: string, amount: number | undefined): Markup =>
  shell(
    'Banco (simulado)',
    html`<main class="talk">
      <h1>Banco do cartão (simulado)</h1>
      ${
        amount === undefined
          ? html`<p class="lead">Não há pagamento à espera de confirmação. Volte à página da reserva.</p>`
          : html`<p class="lead">Confirma o pagamento de R$ ${amount.toFixed(2).replace('.', ',')}? Nada sai desta máquina.</p>
      <form class="controls" method="post" action="/sandbox/bank">
        <input type="hidden" name="order" value="${order}" />
        <button name="answer" value="confirm" type="submit">Confirmar</button>
        <button class="quiet" name="answer" value="refuse" type="submit">Recusar</button>
      </form>`
      }
    </main>`,
  );

/** The page that a started conversation links to, instead of the messenger. */
export const conversation = (entry: State['conversations'][number] | undefined): Markup =>
  shell(
    'Conversa no WhatsApp (simulada)',
    html`<main class="talk">
      <h1>Conversa simulada</h1>
      <p class="lead">Aqui abriria o WhatsApp. Nada sai desta máquina.</p>
      ${
        entry
          ? html`<div class="bubble"><p>Olá${entry.body.name ? `, ${String(entry.body.name)}` : ''}! Recebemos o seu contato. Como podemos ajudar?</p></div>
          <h2>Dados enviados ao robô</h2>${conversationList([entry])}`
          : html`<p class="empty">Esta conversa não existe mais.</p>`
      }
      <p><a href="/sandbox">Voltar ao sandbox</a></p>
    </main>`,
  );
