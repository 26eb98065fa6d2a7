import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  side: 'Auto visto de costado',
  front: 'Auto visto de frente',
  wheel: 'Llanta del auto',
  rear: 'Auto visto de atrás',
  interior: 'Interior del auto',
  otherColor: 'Imagen ilustrativa: otro color',
  unavailable: 'Imagen no disponible',
};
