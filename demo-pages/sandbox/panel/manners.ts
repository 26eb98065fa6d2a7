import { html } from 'hono/html';
import { isManner, type PaymentManners, paymentManners } from '../rules/reservations/manners';
import type { World } from '../world';
import type { Markup } from './lists';

const WORDS: Record<keyof PaymentManners, string> = {
  namesAttempts: 'Responde a chave da tentativa de cada pagamento',
  refusesOtherContent: 'Recusa outro conteúdo com a mesma chave',
  takesSecond: 'Aceita outro pagamento com um pendente (os dois podem ser cobrados)',
  keepsDeadline: 'Mantém o prazo no pedido pago',
  lagsBehind: 'Responde às consultas com atraso (o pagamento anterior)',
  paidLate: 'Pix e boleto chegam depois do prazo, e são devolvidos',
  cancels: 'Cancela tentativas',
  tellsTime: 'Informa a hora do serviço',
};

/** Sets the switches that are named with on or off, true or false; others stay. Throws for an unknown name. */
export function setManners(world: World, changes: Record<string, unknown>): PaymentManners {
  const manners = paymentManners(world);
  for (const [name, value] of Object.entries(changes)) {
    if (!isManner(name)) throw new RangeError(`there is no switch "${name}"`);
    manners[name] = value === true || value === 'on' || value === 'true';
  }
  return manners;
}

/** How the payment service behaves: one button per switch, since a form leaves unchecked boxes out. */
export function mannersControl(world: World): Markup {
  const manners = paymentManners(world);
  const switches = (Object.keys(WORDS) as (keyof PaymentManners)[]).map(
    (name) => html`<li>
      <span>${WORDS[name]}: <b>${manners[name] ? 'sim' : 'não'}</b></span>
      <form method="post" action="/sandbox/payments">
        <button class="quiet" name="${name}" value="${manners[name] ? 'off' : 'on'}" type="submit">
          ${manners[name] ? 'Desligar' : 'Ligar'}<span class="sr"> ${WORDS[name]}</span>
        </button>
      </form>
    </li>`,
  );
  return html`<section class="card" aria-labelledby="payments-title">
    <h2 id="payments-title">Serviço de pagamento</h2>
    <ul class="active" data-live="payments">${switches}</ul>
  </section>`;
}
