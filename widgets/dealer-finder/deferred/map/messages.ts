/** Messages of the map of dealers. */
const pt = {
  map: 'Mapa das concessionárias',
  move: 'Mapa: as setas movem, mais e menos mudam o zoom',
  markers: 'Concessionárias no mapa',
  closer: 'Aproximar',
  farther: 'Afastar',
  whole: 'Mostrar todas',
  failed: 'O mapa não carregou. A lista continua abaixo.',
  partly: 'Uma parte do mapa não carregou.',
};

const es: typeof pt = {
  map: 'Mapa de los concesionarios',
  move: 'Mapa: las flechas lo mueven, más y menos cambian el zoom',
  markers: 'Concesionarios en el mapa',
  closer: 'Acercar',
  farther: 'Alejar',
  whole: 'Mostrar todos',
  failed: 'El mapa no se cargó. La lista sigue abajo.',
  partly: 'Una parte del mapa no se cargó.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
