/**
 * The table of payments: every way to pay in every circumstance, what is charged, and what the visitor reads. Run by
 * payment-table.test.tsx against two services.
 */

/** A way to pay, and where it leads once the service has it. */
export type WayName = 'wallet card' | 'own fields' | 'frame' | 'pix' | 'boleto' | 'financing' | 'dealer';

export interface Way {
  name: WayName;
  type: string;
  /** The screen after the answer. */
  screen: string;
}

const RESERVED = 'Tudo certo com o seu pedido';
const AWAITING = 'Aguardando o pagamento';

export const WAYS: readonly Way[] = [
  { name: 'wallet card', type: 'card', screen: RESERVED },
  { name: 'own fields', type: 'card', screen: RESERVED },
  { name: 'frame', type: 'card', screen: RESERVED },
  { name: 'pix', type: 'pix', screen: AWAITING },
  { name: 'boleto', type: 'boleto', screen: AWAITING },
  { name: 'financing', type: 'financing', screen: AWAITING },
  { name: 'dealer', type: 'dealer', screen: AWAITING },
];

/** What happens, in words of payment-steps.tsx. */
export type StepName =
  | 'open'
  | 'reserve'
  | 'pay'
  | 'pay, refused'
  | 'pay, slow bank'
  | 'pay and wait'
  | 'answers wait'
  | 'press again'
  | 'answers come'
  | 'payment: lost'
  | 'payment: offline'
  | 'payment: 401'
  | 'hold: 401'
  | 'questions: offline'
  | 'questions: 401'
  | 'questions: of before'
  | 'older attempt has ended'
  | 'other tab pays'
  | 'paid on another device'
  | 'all is well'
  | 'check'
  | 'send again'
  | 'send now'
  | 'sign in'
  | 'reload'
  | 'bank has taken it'
  | 'it is paid'
  | 'other amount'
  | 'agree'
  | 'codes are paid late'
  | 'just before the deadline'
  | 'deadline'
  | 'two days later';

export interface Circumstance {
  name: string;
  /** Each step, and what the visitor then reads; SCREEN is that of the way to pay. */
  steps: readonly (StepName | readonly [StepName, string])[];
  /** Charges in the end, once everything that is under way has arrived, and of these the ones that are paid back. */
  charges: number;
  paidBack?: number;
  /** Orders that were made. */
  orders?: number;
  /** Requests to pay that leave the page. */
  sent?: number;
  /** Whether no other way to pay is offered in the end. */
  isClosed?: boolean;
  /** A second request to pay is never made: nothing for a strict service to refuse. */
  isSingle?: boolean;
  /** Why it cannot happen. */
  not?: Partial<Record<WayName, string>>;
  /** The steps of other ways to pay. */
  of?: Partial<Record<WayName, Circumstance['steps']>>;
}

export const SCREEN = '(screen)';
const UNKNOWN = 'Não pague de novo';
const SESSION = 'Sua sessão terminou';
const REFUSED = 'TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.';
const AGREED = 'agreed here at once, and paid at the bank or the dealer: nothing of it is under way';

const slowCard: Circumstance['steps'] = [
  'open',
  ['pay, refused', REFUSED],
  ['pay, slow bank', UNKNOWN],
  ['check', 'O serviço ainda não recebeu este pagamento'],
  ['bank has taken it', SCREEN],
];
const lateCard: Circumstance['steps'] = [
  'just before the deadline',
  'open',
  ['pay, slow bank', UNKNOWN],
  'deadline',
  ['reload', 'A devolução de R$ 2.000,00 foi solicitada'],
];

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: 'ok', steps: ['open', ['pay', SCREEN]], charges: 1, sent: 1 },
  { name: 'refused', isSingle: true, steps: ['open', ['pay, refused', REFUSED]], charges: 0, sent: 1 },
  {
    name: 'refused, then slow',
    steps: [
      'open',
      ['pay, refused', REFUSED],
      'payment: lost',
      'questions: offline',
      ['pay', UNKNOWN],
      'all is well',
      ['check', SCREEN],
    ],
    of: { 'wallet card': slowCard, 'own fields': slowCard, frame: slowCard },
    charges: 1,
    sent: 2,
  },
  { name: 'lost answer', steps: ['open', 'payment: lost', ['pay', SCREEN]], charges: 1, sent: 1 },
  {
    name: 'lost answer, and no question is answered',
    steps: [
      'open',
      'payment: lost',
      'questions: offline',
      ['pay', UNKNOWN],
      ['check', 'Não foi possível verificar o pagamento'],
      'all is well',
      ['check', SCREEN],
    ],
    charges: 1,
    sent: 1,
  },
  {
    name: 'answer of an older attempt',
    steps: [
      'older attempt has ended',
      'open',
      'payment: lost',
      'questions: of before',
      ['pay', UNKNOWN],
      ['check', 'O serviço ainda não recebeu este pagamento'],
      'all is well',
      ['check', SCREEN],
    ],
    charges: 1,
    sent: 1,
  },
  {
    name: 'did not arrive',
    steps: [
      'open',
      'payment: offline',
      ['pay', UNKNOWN],
      ['check', 'Você pode enviar de novo: é o mesmo pagamento, cobrado uma vez só'],
      'all is well',
      ['send again', SCREEN],
    ],
    charges: 1,
    sent: 2,
  },
  {
    name: 'double press',
    steps: ['open', 'answers wait', 'pay', 'press again', ['answers come', SCREEN]],
    charges: 1,
    sent: 1,
  },
  {
    name: 'two tabs with different cards',
    isSingle: true,
    steps: ['open', 'other tab pays', ['pay', UNKNOWN]],
    charges: 0,
    sent: 0,
    isClosed: true,
  },
  {
    name: 'paid on another device',
    isSingle: true,
    steps: ['open', 'paid on another device', ['pay', SCREEN]],
    charges: 1,
    sent: 0,
  },
  {
    name: 'reload',
    steps: [
      'open',
      'payment: lost',
      'questions: offline',
      ['pay', UNKNOWN],
      'all is well',
      ['reload', SCREEN],
    ],
    charges: 1,
    sent: 1,
  },
  {
    name: 'session ended at hold',
    isSingle: true,
    steps: ['hold: 401', ['reserve', SESSION], 'all is well', 'sign in', 'send now', ['pay', SCREEN]],
    charges: 1,
    orders: 1,
    sent: 1,
  },
  {
    name: 'session ended at pay',
    steps: ['open', 'payment: 401', ['pay', SESSION], 'all is well', 'sign in', ['send now', SCREEN]],
    charges: 1,
    sent: 2,
  },
  {
    name: 'session ended while waiting',
    steps: [
      'open',
      'pay and wait',
      'questions: 401',
      ['check', SESSION],
      'all is well',
      'sign in',
      'it is paid',
      ['reload', RESERVED],
    ],
    not: { financing: AGREED, dealer: AGREED },
    charges: 1,
    sent: 1,
  },
  {
    name: 'price changed',
    isSingle: true,
    steps: ['other amount', ['open', 'Os valores mudaram durante a reserva'], 'agree', ['pay', SCREEN]],
    charges: 1,
    sent: 1,
  },
  {
    name: 'expired',
    isSingle: true,
    steps: ['open', 'deadline', ['pay', 'TEMPO ESGOTADO']],
    charges: 0,
    isClosed: true,
  },
  {
    name: 'paid after expiry',
    isSingle: true,
    steps: [
      'codes are paid late',
      'open',
      ['pay', SCREEN],
      'deadline',
      ['reload', 'Não pague mais o código'],
      'two days later',
      ['reload', 'A devolução de R$ 2.000,00 foi'],
    ],
    of: { 'wallet card': lateCard, 'own fields': lateCard, frame: lateCard },
    not: { financing: AGREED, dealer: AGREED },
    charges: 1,
    paidBack: 1,
    sent: 1,
    isClosed: true,
  },
];
