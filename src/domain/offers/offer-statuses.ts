import type { Language } from '../core/brands';
import type { StatusLabels } from '../status/status-label';

/** Offers in the marketplace. */
export const OFFER_STATUSES = ['sold', 'unsold', 'published', 'unpublished', 'disapproved'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Their labels, which are ours (spec states#labels). */
export const OFFER_STATUS_LABELS: Readonly<Record<Language, StatusLabels<OfferStatus>>> = {
  'pt-BR': {
    STATUS_LABELS: {
      sold: 'Vendida',
      unsold: 'Não vendida',
      published: 'Publicada',
      unpublished: 'Não publicada',
      disapproved: 'Reprovada',
    },
    UNKNOWN_STATUS: 'Em atualização',
  },
  'es-AR': {
    STATUS_LABELS: {
      sold: 'Vendida',
      unsold: 'No vendida',
      published: 'Publicada',
      unpublished: 'No publicada',
      disapproved: 'Rechazada',
    },
    UNKNOWN_STATUS: 'En actualización',
  },
};
