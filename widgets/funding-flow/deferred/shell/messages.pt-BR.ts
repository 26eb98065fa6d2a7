import * as sharedMessages from '#domain/core/messages.pt-BR';

/** The messages of the first step and of what stands around every step, in Portuguese; {names} are placeholders. */
export const messages = {
  /** The parts of the applicant data. */
  parts: {
    you: 'Dados pessoais',
    work: 'Trabalho e renda',
    address: 'Endereço',
    spouse: 'Cônjuge',
  },
  titles: {
    'flow-selection': 'Como você quer pagar?',
    'page-initial-data': 'Seus dados de contato',
    'cdc-simulator': 'Simule o seu CDC',
    'next-simulator': 'Simule o seu Next',
    'installment-check': 'Simule as suas parcelas',
    'installment-terms-and-conditions': 'Revise e envie a proposta',
    'loading-propose-result': 'Sua proposta está com o banco',
    'installment-approved': 'Proposta aprovada',
    'installment-denied': 'Proposta não aprovada',
    'funding-resume': 'Acompanhe a sua proposta',
    'next-lead-form': 'Revise a sua solicitação',
    'external-flow-error': 'O banco não respondeu',
  },
  toReservation: 'Voltar à reserva',
  /** Title for a request instead of a proposal. */
  requestStatusTitle: 'Acompanhe a sua solicitação',
  loading: 'Carregando…',
  failed: sharedMessages.notLoaded,
  aboutExternal: 'Você continua a contratação no site do banco.',
  choose: 'Simular',
  /** Appended for screen readers: the source of the card. */
  chooseOf: 'com {source}',
  external: 'Continuar no site do banco',
  opening: 'Abrindo o site do banco…',
  compare: 'Comparar modalidades',
  comparing: 'Simulando para comparar…',
  selectionHint: 'Simular não é um compromisso: você só envia a proposta no final.',
  carTitle: 'Seu carro',
  carCode: 'Versão {mvs}, {year}',
  carYear: '{name}, {year}',
  noCar: 'Escolha um carro para financiar',
  noCarHint: 'Escolha a versão no configurador, ou abra esta página a partir de um carro, e volte aqui.',
  unpriced: sharedMessages.priceUnavailable,
  unpricedHint: 'Sem o preço não dá para simular. Tente mais tarde ou fale com uma concessionária.',
  saveFailed: sharedMessages.simulationUnavailable,
  viewedOffer: 'Com as condições da oferta: {offer}',
  endedOffer: 'A oferta {offer} não está mais disponível. Valem as condições do banco.',
  sending: 'Enviando a sua proposta…',
  externalFailed: 'Não foi possível abrir o financiamento do banco.',
  externalHint: 'Tente novamente, ou escolha outra modalidade e continue aqui.',
  otherSource: 'Escolher outra modalidade',
};
export type FlowMessages = typeof messages;
