import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What is said while an appointment is cancelled. */
const pt = {
  reason: 'Motivo do cancelamento',
  choose: wordsPt.choose,
  noReason: 'Selecione o motivo',
  sending: 'Cancelando…',
};

const es: typeof pt = {
  reason: 'Motivo de la cancelación',
  choose: wordsEs.choose,
  noReason: 'Elegí el motivo',
  sending: 'Cancelando…',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
