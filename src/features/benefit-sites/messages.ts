import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  'discount-club': 'Clube de descontos',
  eper: 'Catálogo de peças (ePER)',
  rewards: 'Recompensas',
  newTab: wordsPt.newTab,
  opening: 'Abrindo: {name}…',
  opened: '{name} abriu em uma nova aba.',
  ready: 'O navegador não abriu a nova aba.',
  openNow: 'Abrir: {name}',
  none: 'A sua conta não tem este benefício: {name}.',
  failed: 'Não foi possível abrir: {name}.',
};

const es: typeof pt = {
  'discount-club': 'Club de descuentos',
  eper: 'Catálogo de repuestos (ePER)',
  rewards: 'Recompensas',
  newTab: wordsEs.newTab,
  opening: 'Abriendo: {name}…',
  opened: '{name} se abrió en una pestaña nueva.',
  ready: 'El navegador no abrió la pestaña nueva.',
  openNow: 'Abrir: {name}',
  none: 'Tu cuenta no tiene este beneficio: {name}.',
  failed: 'No se pudo abrir: {name}.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
