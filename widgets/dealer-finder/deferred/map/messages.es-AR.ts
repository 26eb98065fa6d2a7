import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  map: 'Mapa de los concesionarios',
  move: 'Mapa: las flechas lo mueven, más y menos cambian el zoom',
  markers: 'Concesionarios en el mapa',
  closer: 'Acercar',
  farther: 'Alejar',
  whole: 'Mostrar todos',
  failed: 'El mapa no se cargó. La lista sigue abajo.',
  partly: 'Una parte del mapa no se cargó.',
};
