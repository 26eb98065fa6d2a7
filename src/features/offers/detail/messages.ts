import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What sharing an offer and its dealers say. */
const pt = {
  share: 'Compartilhar',
  whatsapp: 'WhatsApp',
  map: 'Como chegar',
  moreDealers: 'e mais {count}',
  dealersFailed: 'Não foi possível carregar as concessionárias.',
  noDealers: 'Consulte a disponibilidade com a marca.',
  newTab: wordsPt.newTab,
};

const es: typeof pt = {
  share: 'Compartir',
  whatsapp: 'WhatsApp',
  map: 'Cómo llegar',
  moreDealers: 'y {count} más',
  dealersFailed: 'No se pudieron cargar los concesionarios.',
  noDealers: 'Consultá la disponibilidad con la marca.',
  newTab: wordsEs.newTab,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
