/** Messages of the map of dealers. */
export const messages = {
  map: 'Mapa das concessionárias',
  move: 'Mapa: as setas movem, mais e menos mudam o zoom',
  markers: 'Concessionárias no mapa',
  closer: 'Aproximar',
  farther: 'Afastar',
  whole: 'Mostrar todas',
  failed: 'O mapa não carregou. A lista continua abaixo.',
  partly: 'Uma parte do mapa não carregou.',
};
export type Messages = typeof messages;
