import { html } from 'hono/html';
import { type DocumentManners, documentManners } from '../rules/document-manners';
import { type PaymentManners, paymentManners } from '../rules/reservations/manners';
import { type ServiceManners, serviceManners } from '../rules/service-manners';
import { type SignInManners, signInManners } from '../rules/sign-in-manners';
import type { World } from '../world';
import type { Markup } from './lists';

const PAYMENT_WORDS: Record<keyof PaymentManners, string> = {
  namesAttempts: 'Responde a chave da tentativa de cada pagamento',
  refusesOtherContent: 'Recusa outro conteúdo com a mesma chave',
  takesSecond: 'Aceita outro pagamento com um pendente (os dois podem ser cobrados)',
  keepsDeadline: 'Mantém o prazo no pedido pago',
  lagsBehind: 'Responde às consultas com atraso (o pagamento anterior)',
  paidLate: 'Pix e boleto chegam depois do prazo, e são devolvidos',
  cancels: 'Cancela tentativas',
  tellsTime: 'Informa a hora do serviço',
};

const DOCUMENT_WORDS: Record<keyof DocumentManners, string> = {
  needsIdentity: 'Só recebe documentos de quem validou a identidade',
  namesCustomer: 'Diz de que cliente é o pedido',
};

const SIGN_IN_WORDS: Record<keyof SignInManners, string> = {
  bringsIdentity: 'Cada entrada traz o token da identidade',
  keepsIdentity: 'A identidade vale enquanto vale a sessão (20 minutos, se não)',
};

const SERVICE_WORDS: Record<keyof ServiceManners, string> = {
  replacesRecords: 'Um PUT substitui o registro inteiro',
  comparesVersions: 'Recusa mudanças feitas sobre uma versão antiga',
  filtersLists: 'Filtra e ordena as listas',
  mixesBrands: 'Responde também registros de outras marcas',
  changesAtOnce: 'Muda o status na própria chamada',
  codesInAnswers: 'Recusas são códigos em respostas 200',
  writesUtf8: 'Escreve arquivos em UTF-8',
  answersSparsely: 'Responde sem os campos opcionais',
  admitsAllStaff: 'Admite qualquer conta da equipe',
};

/** Sets the switches that are named with on or off, true or false; others stay. Throws for an unknown name. */
function set<T extends { [Name in keyof T]: boolean }>(manners: T, changes: Record<string, unknown>): T {
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(manners, name)) throw new RangeError(`there is no switch "${name}"`);
    Object.assign(manners, { [name]: value === true || value === 'on' || value === 'true' });
  }
  return manners;
}

/** Sets switches of the payment service. */
export const setManners = (world: World, changes: Record<string, unknown>): PaymentManners =>
  set(paymentManners(world), changes);
/** Sets switches of the orders' documents. */
export const setDocumentManners = (world: World, changes: Record<string, unknown>): DocumentManners =>
  set(documentManners(world), changes);

/** Sets switches of sign-ins. */
export const setSignInManners = (world: World, changes: Record<string, unknown>): SignInManners =>
  set(signInManners(world), changes);

/** Sets switches of all services. */
export const setServiceManners = (world: World, changes: Record<string, unknown>): ServiceManners =>
  set(serviceManners(world), changes);

/** One button per switch, since a form leaves unchecked boxes out. twin: the address under /sandbox that sets them. */
function control<T extends { [Name in keyof T]: boolean }>(
  title: string,
  twin: string,
  manners: T,
  words: Record<keyof T & string, string>,
): Markup {
  const switches = (Object.keys(words) as (keyof T & string)[]).map(
    (name) => html`<li>
      <span>${words[name]}: <b>${manners[name] ? 'sim' : 'não'}</b></span>
      <form method="post" action="/sandbox/${twin}">
        <button class="quiet" name="${name}" value="${manners[name] ? 'off' : 'on'}" type="submit">
          ${manners[name] ? 'Desligar' : 'Ligar'}<span class="sr"> ${words[name]}</span>
        </button>
      </form>
    </li>`,
  );
  return html`<section class="card" aria-labelledby="${twin}-title">
    <h2 id="${twin}-title">${title}</h2>
    <ul class="active" data-live="${twin}">${switches}</ul>
  </section>`;
}

/** How services in general and the payment service behave, how orders take documents, and what sign-ins bring. */
export const mannersControl = (world: World): Markup => html`
  ${control('Serviços', 'services', serviceManners(world), SERVICE_WORDS)}
  ${control('Serviço de pagamento', 'payments', paymentManners(world), PAYMENT_WORDS)}
  ${control('Documentos dos pedidos', 'documents', documentManners(world), DOCUMENT_WORDS)}
  ${control('Entrada na conta', 'sign-ins', signInManners(world), SIGN_IN_WORDS)}`;
