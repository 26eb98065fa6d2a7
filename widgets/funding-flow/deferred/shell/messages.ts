import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** The messages of the first step and of what stands around every step, in Portuguese; {names} are placeholders. */
const pt = {
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
  loading: wordsPt.loading,
  failed: sharedPt.notLoaded,
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
  unpriced: sharedPt.priceUnavailable,
  unpricedHint: 'Sem o preço não dá para simular. Tente mais tarde ou fale com uma concessionária.',
  saveFailed: sharedPt.simulationUnavailable,
  viewedOffer: 'Com as condições da oferta: {offer}',
  endedOffer: 'A oferta {offer} não está mais disponível. Valem as condições do banco.',
  closedOffer: 'A oferta {offer} não está disponível. Valem as condições do banco.',
  sending: 'Enviando a sua proposta…',
  externalFailed: 'Não foi possível abrir o financiamento do banco.',
  externalHint: 'Tente novamente, ou escolha outra modalidade e continue aqui.',
  otherSource: 'Escolher outra modalidade',
};
export type FlowMessages = typeof pt;

/** The messages of the first step and of what stands around every step, in Spanish. */
const es: FlowMessages = {
  parts: {
    you: 'Datos personales',
    work: 'Trabajo e ingresos',
    address: 'Domicilio',
    spouse: 'Cónyuge',
  },
  titles: {
    'flow-selection': '¿Cómo querés pagar?',
    'page-initial-data': 'Tus datos de contacto',
    'cdc-simulator': 'Simulá tu crédito prendario',
    'next-simulator': 'Simulá tu Next',
    'installment-check': 'Simulá tus cuotas',
    'installment-terms-and-conditions': 'Revisá y enviá la propuesta',
    'loading-propose-result': 'Tu propuesta está en el banco',
    'installment-approved': 'Propuesta aprobada',
    'installment-denied': 'Propuesta no aprobada',
    'funding-resume': 'Seguí tu propuesta',
    'next-lead-form': 'Revisá tu solicitud',
    'external-flow-error': 'El banco no respondió',
  },
  toReservation: 'Volver a la reserva',
  requestStatusTitle: 'Seguí tu solicitud',
  loading: wordsEs.loading,
  failed: sharedEs.notLoaded,
  aboutExternal: 'Continuás la contratación en el sitio del banco.',
  choose: 'Simular',
  chooseOf: 'con {source}',
  external: 'Continuar en el sitio del banco',
  opening: 'Abriendo el sitio del banco…',
  compare: 'Comparar modalidades',
  comparing: 'Simulando para comparar…',
  selectionHint: 'Simular no te compromete: la propuesta la enviás recién al final.',
  carTitle: 'Tu auto',
  carCode: 'Versión {mvs}, {year}',
  carYear: '{name}, {year}',
  noCar: 'Elegí un auto para financiar',
  noCarHint: 'Elegí la versión en el configurador, o abrí esta página desde un auto, y volvé acá.',
  unpriced: sharedEs.priceUnavailable,
  unpricedHint: 'Sin el precio no se puede simular. Probá más tarde o hablá con un concesionario.',
  saveFailed: sharedEs.simulationUnavailable,
  viewedOffer: 'Con las condiciones de la oferta: {offer}',
  endedOffer: 'La oferta {offer} ya no está disponible. Valen las condiciones del banco.',
  closedOffer: 'La oferta {offer} no está disponible. Valen las condiciones del banco.',
  sending: 'Enviando tu propuesta…',
  externalFailed: 'No se pudo abrir la financiación del banco.',
  externalHint: 'Intentá de nuevo, o elegí otra modalidad y continuá acá.',
  otherSource: 'Elegir otra modalidad',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
