import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import { texts as beforeTexts } from '../steps/messages';

/** The messages of the proposal in Portuguese, with those before; {names} are placeholders. */
const pt = {
  ...beforeTexts['pt-BR'],
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
  unstable: sharedPt.proposalUnstable,
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
  unknownNext: 'A situação da sua proposta está sendo atualizada. Atualize quando quiser.',
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

/** The messages of the proposal in Spanish, with those before. */
const es: typeof pt = {
  ...beforeTexts['es-AR'],
  agreeTerms: 'Leí y acepto los términos y condiciones de la financiación.',
  termsLink: 'Términos y condiciones',
  agreeBureau: 'Autorizo la consulta de mis datos en las centrales de riesgo crediticio.',
  agreeMissing: 'Marcá esta opción para enviar la propuesta',
  agreeAgain: 'El plan cambió: confirmá otra vez lo que aceptás.',
  couponUnused:
    'El cupón {name} no entró en esta propuesta y no se usó. Presentá el código en el concesionario.',
  noTerms: 'Esta página no muestra los términos de la propuesta, y sin ellos no se puede enviar desde acá.',
  noTermsNext: 'Lo que completaste sigue acá. Hablá con el concesionario para seguir con la financiación.',
  expected: 'El banco analiza la propuesta después del envío. Podés salir de esta página y seguirla después.',
  send: 'Enviar propuesta',
  unstable: sharedEs.proposalUnstable,
  waiting: 'El banco la está analizando. Esta página se actualiza sola.',
  status: 'Estado: {status}',
  number: 'Propuesta {number}',
  request: 'Solicitud {number}',
  history: 'Lo que pasó hasta ahora',
  refused: 'rechazada',
  offline: 'Por ahora el banco no responde. Seguimos intentando.',
  late: 'El banco todavía no respondió. Podés salir de esta pantalla y seguirla después: la propuesta continúa en el banco.',
  leave: 'Seguir después',
  approved: 'El banco aprobó tu financiación.',
  nextSteps: 'Qué hacer ahora',
  approvedNext: 'Enviá los documentos que faltan y acordá la firma del contrato con el concesionario.',
  follow: 'Seguir la propuesta',
  denied: 'Esta vez el banco no aprobó la financiación.',
  deniedNext: 'Otra modalidad o un anticipo mayor puede cambiar el resultado. Tus datos siguen completos.',
  otherBank: 'Probar otra modalidad',
  pendingNext: 'El banco necesita algo más, o más tiempo. Mirá abajo qué falta.',
  unknownNext: 'El estado de tu propuesta se está actualizando. Actualizá cuando quieras.',
  progressNext: 'El banco todavía la está analizando. Actualizá cuando quieras.',
  requestStatusNext: 'Un asesor se va a comunicar con vos para completar la contratación.',
  refresh: 'Actualizar',
  refreshed: 'Actualizado: {status}',
  refreshFailed: 'No se pudo actualizar ahora. Intentá de nuevo en un momento.',
  restart: 'Empezar de nuevo',
  documents: 'Documentos',
  requests: 'Mientras tanto',
  requestOf: { TEST_DRIVE: 'Reservar un test drive', QUOTATION: 'Pedir una cotización' },
  requestAbout: {
    TEST_DRIVE: 'Nos comunicamos con vos para coordinar tu test drive.',
    QUOTATION: 'Te enviamos una cotización de este auto.',
  },
  requestSend: 'Enviar solicitud',
  requestSent: {
    TEST_DRIVE: 'Recibimos tu solicitud de test drive. Nos vamos a comunicar con vos.',
    QUOTATION: 'Recibimos tu solicitud de cotización. Nos vamos a comunicar con vos.',
  },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
