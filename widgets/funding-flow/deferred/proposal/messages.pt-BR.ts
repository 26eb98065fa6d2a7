import * as sharedMessages from '#domain/core/messages.pt-BR';
import { messages as before } from '../steps/messages.pt-BR';

/** The messages of the proposal in Portuguese, with those before; {names} are placeholders. */
export const messages = {
  ...before,
  agreeTerms: 'Li e aceito os termos e condições do financiamento.',
  termsLink: 'Termos e condições',
  agreeBureau:
    'Autorizo a consulta dos meus dados nos órgãos de proteção ao crédito e no Sistema de Informações de Crédito (SCR) do Banco Central.',
  agreeMissing: 'Marque esta opção para enviar a proposta',
  agreeAgain: 'O plano mudou: confirme de novo o que você aceita.',
  couponUnused:
    'O cupom {name} não entrou nesta proposta e não foi usado. Apresente o código na concessionária.',
  noTerms: 'Esta página não mostra os termos da proposta, e sem eles ela não pode ser enviada por aqui.',
  noTermsNext:
    'O que você preencheu continua aqui. Fale com a concessionária para seguir com o financiamento.',
  expected: 'O banco analisa a proposta depois do envio. Você pode sair desta página e acompanhar depois.',
  send: 'Enviar proposta',
  unstable: sharedMessages.proposalUnstable,
  waiting: 'O banco está analisando. Esta página se atualiza sozinha.',
  status: 'Situação: {status}',
  number: 'Proposta {number}',
  request: 'Solicitação {number}',
  history: 'O que já aconteceu',
  /** For a step of the proposal, instead of "cancelled". */
  refused: 'recusada',
  offline: 'Sem resposta do banco agora. Continuamos tentando.',
  late: 'O banco ainda não respondeu. Você pode sair desta tela e acompanhar depois: a proposta segue com o banco.',
  leave: 'Acompanhar depois',
  approved: 'O banco aprovou o seu financiamento.',
  nextSteps: 'O que fazer agora',
  approvedNext: 'Envie os documentos que faltam e combine a assinatura do contrato com a concessionária.',
  follow: 'Acompanhar a proposta',
  denied: 'Desta vez o banco não aprovou o financiamento.',
  deniedNext:
    'Outra modalidade ou uma entrada maior pode mudar o resultado. Seus dados continuam preenchidos.',
  otherBank: 'Tentar outra modalidade',
  pendingNext: 'O banco precisa de mais alguma coisa ou de mais tempo. Veja abaixo o que falta.',
  progressNext: 'O banco ainda está analisando. Atualize quando quiser.',
  requestStatusNext: 'Um consultor vai entrar em contato com você para completar a contratação.',
  refresh: 'Atualizar',
  refreshed: 'Atualizado: {status}',
  refreshFailed: 'Não foi possível atualizar agora. Tente novamente em instantes.',
  restart: 'Começar de novo',
  documents: 'Documentos',
  requests: 'Enquanto isso',
  requestOf: { TEST_DRIVE: 'Agendar test drive', QUOTATION: 'Pedir uma cotação' },
  requestAbout: {
    TEST_DRIVE: 'Entramos em contato para marcar o seu test drive.',
    QUOTATION: 'Enviamos uma cotação deste carro para você.',
  },
  requestSend: 'Enviar solicitação',
  requestSent: {
    TEST_DRIVE: 'Recebemos sua solicitação de test drive. Vamos entrar em contato.',
    QUOTATION: 'Recebemos sua solicitação de cotação. Vamos entrar em contato.',
  },
};
export type ProposalMessages = typeof messages;
