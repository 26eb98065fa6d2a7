import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the polls say. */
const pt = {
  none: 'Nenhuma enquete no momento',
  noneHint: 'As enquetes aparecem aqui quando forem abertas.',
  more: wordsPt.showMore,
  state: { open: 'Aberta', voted: 'Você votou', closed: 'Encerrada' },
  ends: 'Até {date}',
  vote: 'Votar',
  choose: 'Escolha uma opção',
  results: 'Resultados: {question}',
  own: 'Seu voto',
  oneVote: '1 voto',
  votes: '{count} votos',
  total: 'Total: {votes}',
  noResults: 'O serviço não informou os resultados desta enquete.',
  voted: 'Seu voto foi registrado.',
  other: 'Você já tinha votado nesta enquete: vale o voto marcado abaixo, e não a escolha de agora.',
  closed: 'A enquete foi encerrada antes do seu voto, que não foi registrado.',
  changed: 'A enquete mudou antes do seu voto, que não foi registrado. Leia de novo e escolha uma opção.',
  gone: 'Esta enquete não está mais disponível, e o seu voto não foi registrado.',
  notVoted: 'O seu voto não foi registrado.',
  unread: 'Não recebemos a resposta e não sabemos se o seu voto foi registrado.',
  absent: 'Não recebemos a resposta, e o seu voto ainda não está registrado.',
};

const es: typeof pt = {
  none: 'Ninguna encuesta por ahora',
  noneHint: 'Las encuestas aparecen acá cuando se abren.',
  more: wordsEs.showMore,
  state: { open: 'Abierta', voted: 'Votaste', closed: 'Cerrada' },
  ends: 'Hasta el {date}',
  vote: 'Votar',
  choose: 'Elegí una opción',
  results: 'Resultados: {question}',
  own: 'Tu voto',
  oneVote: '1 voto',
  votes: '{count} votos',
  total: 'Total: {votes}',
  noResults: 'El servicio no informó los resultados de esta encuesta.',
  voted: 'Tu voto se registró.',
  other: 'Ya habías votado en esta encuesta: vale el voto marcado abajo, y no la elección de ahora.',
  closed: 'La encuesta se cerró antes de tu voto, que no se registró.',
  changed: 'La encuesta cambió antes de tu voto, que no se registró. Leela de nuevo y elegí una opción.',
  gone: 'Esta encuesta ya no está disponible, y tu voto no se registró.',
  notVoted: 'Tu voto no se registró.',
  unread: 'No recibimos la respuesta y no sabemos si tu voto se registró.',
  absent: 'No recibimos la respuesta, y tu voto todavía no está registrado.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
