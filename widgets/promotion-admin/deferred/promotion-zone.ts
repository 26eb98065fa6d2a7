import { country } from '#page/core/metadata';

/** The zone in which the promotions of the page's country begin and end (ours: that of its capital). */
export const promotionZone = (): string =>
  country() === 'AR' ? 'America/Argentina/Buenos_Aires' : 'America/Sao_Paulo';
