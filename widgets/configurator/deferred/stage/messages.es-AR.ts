import type { StageMessages } from './messages.pt-BR';

/** The messages of what stands beside the steps, in Spanish. */
export const messages: StageMessages = {
  car: '{car}, color {color}',
  angles: { side: 'Lateral', front: 'Frente', wheel: 'Llantas', rear: 'Trasera', interior: 'Interior' },
  views: 'Vistas del auto',
  zoom: 'Ampliar imagen',
  zoomTitle: '{car}: imagen ampliada',
  compareMany: 'Comparar {count} versiones',
  compareHint: 'Marcá de dos a cuatro versiones',
  changeModel: 'Cambiar de modelo',
  startOver: 'Empezar de nuevo',
  compareTitle: 'Comparar versiones',
};
