import * as sharedMessages from '../../../../src/domain/core/messages.es-AR';
import type { ProposalMessages } from './messages.pt-BR';

/** The messages of the proposal in Spanish. */
export const messages: ProposalMessages = {
  agreeTerms: 'Leí y acepto los términos y condiciones de la financiación.',
  termsLink: 'Términos y condiciones',
  agreeBureau: 'Autorizo la consulta de mis datos en las centrales de riesgo crediticio.',
  agreeMissing: 'Marcá esta opción para enviar la propuesta',
  expected:
    'La respuesta suele llegar en hasta {minutes} minutos. Si el banco necesita más tiempo, podés salir y seguir la propuesta después.',
  send: 'Enviar propuesta',
  unstable: sharedMessages.proposalUnstable,
  waiting: 'El banco la está analizando. Esta página se actualiza sola.',
  status: 'Estado: {status}',
  number: 'Propuesta {number}',
  request: 'Solicitud {number}',
  history: 'Lo que pasó hasta ahora',
  refused: 'rechazada',
  offline: 'Por ahora el banco no responde. Seguimos intentando.',
  late: 'Está tardando más de lo normal. Podés salir de esta pantalla y seguirla después: la propuesta continúa en el banco.',
  leave: 'Seguir después',
  approved: 'El banco aprobó tu financiación.',
  nextSteps: 'Qué hacer ahora',
  approvedNext: 'Enviá los documentos que faltan y acordá la firma del contrato con el concesionario.',
  follow: 'Seguir la propuesta',
  denied: 'Esta vez el banco no aprobó la financiación.',
  deniedNext: 'Otra modalidad o un anticipo mayor puede cambiar el resultado. Tus datos siguen completos.',
  otherBank: 'Probar otra modalidad',
  pendingNext: 'El banco necesita algo más, o más tiempo. Mirá abajo qué falta.',
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
    TEST_DRIVE: 'Solicitud de test drive enviada. Nos vamos a comunicar con vos.',
    QUOTATION: 'Solicitud de cotización enviada. Nos vamos a comunicar con vos.',
  },
};
