import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  event: 'Evento',
  option: '{title} · {date}',
  noEvents: 'Nenhum evento da marca',
  noEventsHint: 'Os participantes aparecem aqui quando a marca tiver um evento.',
  isOver: 'O evento já aconteceu: a lista é só para consulta.',
  caption: 'Participantes de {title}',
  name: 'Nome',
  email: wordsPt.email,
  enrolledAt: 'Inscrição em',
  none: '—',
  showEmails: 'Mostrar e-mails',
  hideEmails: 'Ocultar e-mails',
  download: 'Baixar a lista (CSV)',
  downloading: 'Baixando…',
  downloadHint: 'O arquivo tem o nome e o e-mail de cada participante.',
  downloadFailed: 'Não foi possível baixar a lista.',
  noFile: 'O serviço não enviou uma lista. Nada foi baixado.',
  fileName: 'participantes',
  removal: {
    action: wordsPt.remove,
    title: 'Remover {name} do evento?',
    many: { one: 'Remover 1 participante?', many: 'Remover {count} participantes?' },
    hint: 'A inscrição termina e não é possível desfazer.',
    done: '{name} não participa mais do evento.',
    conflict: 'O evento já aconteceu. Ninguém foi removido.',
    notDone: 'Ninguém foi removido. Tente novamente.',
    bulk: {
      title: 'Remover participantes',
      done: { one: '{count} removida', many: '{count} removidas' },
    },
  },
  emptyTitle: 'Ninguém se inscreveu ainda',
  emptyHint: 'As inscrições aparecem aqui.',
};
export type Messages = typeof pt;

const es: Messages = {
  event: 'Evento',
  option: '{title} · {date}',
  noEvents: 'Ningún evento de la marca',
  noEventsHint: 'Los participantes aparecen acá cuando la marca tenga un evento.',
  isOver: 'El evento ya pasó: la lista es solo de consulta.',
  caption: 'Participantes de {title}',
  name: 'Nombre',
  email: wordsEs.email,
  enrolledAt: 'Inscripción el',
  none: '—',
  showEmails: 'Mostrar correos',
  hideEmails: 'Ocultar correos',
  download: 'Descargar la lista (CSV)',
  downloading: 'Descargando…',
  downloadHint: 'El archivo tiene el nombre y el correo de cada participante.',
  downloadFailed: 'No se pudo descargar la lista.',
  noFile: 'El servicio no envió una lista. No se descargó nada.',
  fileName: 'participantes',
  removal: {
    action: wordsEs.remove,
    title: '¿Quitar a {name} del evento?',
    many: { one: '¿Quitar a 1 participante?', many: '¿Quitar a {count} participantes?' },
    hint: 'La inscripción termina y no se puede deshacer.',
    done: '{name} ya no participa en el evento.',
    conflict: 'El evento ya pasó. No se quitó a nadie.',
    notDone: 'No se quitó a nadie. Probá de nuevo.',
    bulk: {
      title: 'Quitar participantes',
      done: { one: '{count} quitada', many: '{count} quitadas' },
    },
  },
  emptyTitle: 'Todavía no se inscribió nadie',
  emptyHint: 'Las inscripciones aparecen acá.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
