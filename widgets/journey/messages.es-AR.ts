import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Contanos',
  headings: {
    'owner-opinion': 'Tu opinión sobre la compra',
    delivery: 'La entrega de tu auto',
    complaint: 'Reclamo',
  },
};
