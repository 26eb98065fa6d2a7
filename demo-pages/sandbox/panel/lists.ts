import { html } from 'hono/html';
import type { Mail } from '../rules/mails';
import type { CallEntry, ConversationEntry, EventEntry, LeadEntry } from '../state';
import { groupsOf } from './fields';

export type Markup = ReturnType<typeof html>;

/** Time of day as people in Brasília read it. */
export const time = (at: string) =>
  new Date(at).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', hour12: false });

/** Formats a value as sent: text in full, anything else as JSON; empty text is marked as empty. */
function value(sent: unknown): Markup {
  if (sent === '') return html`<span class="nothing">vazio</span>`;
  if (typeof sent === 'string') return html`${sent}`;
  return html`<span class="literal">${JSON.stringify(sent)}</span>`;
}

export const pairs = (fields: [string, unknown][]) => html`<dl class="fields">
  ${fields.map(([name, sent]) => html`<div><dt>${name}</dt><dd>${value(sent)}</dd></div>`)}
</dl>`;

export const block = (title: string, sent: unknown) => {
  if (sent === null || sent === undefined || sent === '') return '';
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent, null, 2);
  return html`<h3>${title}</h3><pre tabindex="0">${text}</pre>`;
};

export const nothing = (text: string) => html`<p class="empty">${text}</p>`;

/** Newest first, since the latest request is usually wanted. */
export const newest = <T>(entries: readonly T[]) => [...entries].reverse();

/** The newest lead is open, the others show their first line. */
export function leadList(leads: readonly LeadEntry[]): Markup {
  if (leads.length === 0) return nothing('Nenhum lead ainda. Envie um formulário em uma das páginas.');
  const items = newest(leads).map(({ n, id, at, headers, body }, index) => {
    const who = body.firstName ?? body.corporateName ?? body.contactName ?? '';
    return html`<li><details id="lead-${n}" ${index === 0 ? 'open' : ''}>
      <summary><b>${String(who) || id}</b><span>${String(body.form ?? '')}</span><time datetime="${at}">${time(at)}</time></summary>
      <div class="inside">
        ${groupsOf(body).map(({ title, fields }) => html`<h3>${title}</h3>${pairs(fields)}`)}
        <h3>Cabeçalhos (sem segredos)</h3>${pairs(Object.entries(headers))}
      </div>
    </details></li>`;
  });
  return html`<ol class="entries">${items}</ol>`;
}

export function eventList(events: readonly EventEntry[]): Markup {
  if (events.length === 0) return nothing('Nenhum evento ainda. Cada lead aceito gera um.');
  const items = newest(events).map(
    ({ n, at, type, jwtToken, payload }) => html`<li><details id="event-${n}">
      <summary><b>${type}</b><span>${jwtToken ? 'com sessão' : 'sem sessão'}</span><time datetime="${at}">${time(at)}</time></summary>
      <div class="inside">${pairs([['jwtToken', jwtToken]])}${block('payload', payload)}</div>
    </details></li>`,
  );
  return html`<ol class="entries">${items}</ol>`;
}

export function conversationList(conversations: readonly ConversationEntry[]): Markup {
  if (conversations.length === 0) return nothing('Nenhuma conversa ainda.');
  const items = newest(conversations).map(
    ({ n, at, body }) => html`<li><details id="talk-${n}" ${conversations.length === 1 ? 'open' : ''}>
      <summary><b>${String(body.name || body.phoneNumber)}</b><span>${String(body.brand)}</span><time datetime="${at}">${time(at)}</time></summary>
      <div class="inside">${pairs(Object.entries(body))}</div>
    </details></li>`,
  );
  return html`<ol class="entries">${items}</ol>`;
}

/** The newest e-mail is open: its code is what people look for. */
export function mailList(mails: readonly Mail[]): Markup {
  if (mails.length === 0) return nothing('Nenhum e-mail ainda. Crie uma conta ou peça uma nova senha.');
  const items = newest(mails).map(
    (
      { n, at, to, subject, code, link },
      index,
    ) => html`<li><details id="mail-${n}" ${index === 0 ? 'open' : ''}>
      <summary><b>${to}</b><span>${subject}</span><time datetime="${at}">${time(at)}</time></summary>
      <div class="inside">${pairs([['Código', code]])}${link && html`<p><a href="${link}">${link}</a></p>`}</div>
    </details></li>`,
  );
  return html`<ol class="entries">${items}</ol>`;
}

/** Returns the class of an answer's status, for its colour: 2 to 5, 0 without an answer. */
const kind = (status: number | null) => (status === null ? 'open' : `s${Math.floor(status / 100)}`);
const words = (status: number | null) =>
  status === null ? 'aberta' : status === 0 ? 'sem resposta' : String(status);

export function callList(calls: readonly CallEntry[]): Markup {
  if (calls.length === 0) return nothing('Nenhuma chamada ainda.');
  const items = newest(calls).map(
    (call) => html`<li><details id="call-${call.n}">
      <summary>
        <span class="status ${kind(call.status)}">${words(call.status)}</span>
        <b>${call.call}</b>
        <span class="address">${call.method} ${call.address}</span>
        ${call.fault ? html`<span class="fault">falha: ${call.fault}</span>` : ''}
        <time datetime="${call.at}">${time(call.at)}</time>
      </summary>
      <div class="inside">
        ${block('Corpo enviado', call.body)}
        ${block('Resposta', call.answer)}
        <h3>Cabeçalhos (sem segredos)</h3>${pairs(Object.entries(call.headers))}
      </div>
    </details></li>`,
  );
  return html`<ol class="entries">${items}</ol>`;
}
