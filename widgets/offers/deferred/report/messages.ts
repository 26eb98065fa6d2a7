import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What a report about an offer says. */
const pt = {
  title: 'O que há de errado com esta oferta?',
  reason: 'Motivo',
  choose: 'Selecione',
  reasonMissing: 'Selecione um motivo',
  comment: 'Comentário',
  email: 'E-mail para resposta',
  optional: wordsPt.optional,
  send: 'Enviar aviso',
  sending: wordsPt.sending,
  sent: 'Recebemos seu aviso. Vamos verificar a oferta.',
  reasonsFailed: 'Não foi possível carregar os motivos.',
};

const es: typeof pt = {
  title: '¿Qué tiene de malo esta oferta?',
  reason: 'Motivo',
  choose: 'Elegí',
  reasonMissing: 'Elegí un motivo',
  comment: 'Comentario',
  email: 'Correo para la respuesta',
  optional: wordsEs.optional,
  send: 'Enviar aviso',
  sending: wordsEs.sending,
  sent: 'Recibimos tu aviso. Vamos a revisar la oferta.',
  reasonsFailed: 'No se pudieron cargar los motivos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
