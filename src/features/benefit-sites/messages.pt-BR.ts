export const messages = {
  'discount-club': 'Clube de descontos',
  eper: 'Catálogo de peças (ePER)',
  rewards: 'Recompensas',
  newTab: '(abre em nova aba)',
  opening: 'Abrindo: {name}…',
  opened: '{name} abriu em uma nova aba.',
  ready: 'O navegador não abriu a nova aba.',
  openNow: 'Abrir: {name}',
  none: 'A sua conta não tem este benefício: {name}.',
  failed: 'Não foi possível abrir: {name}.',
};
export type Messages = typeof messages;
