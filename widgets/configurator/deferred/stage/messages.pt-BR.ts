/** The messages of what stands beside the steps, in Portuguese; {names} are placeholders. */
export const messages = {
  car: '{car}, cor {color}',
  angles: { side: 'Lateral', front: 'Dianteira', wheel: 'Rodas', rear: 'Traseira', interior: 'Interior' },
  views: 'Vistas do carro',
  zoom: 'Ampliar imagem',
  zoomTitle: '{car}: imagem ampliada',
  compareMany: 'Comparar {count} versões',
  compareHint: 'Marque de duas a quatro versões',
  changeModel: 'Trocar de modelo',
  startOver: 'Começar de novo',
  compareTitle: 'Comparar versões',
};
export type StageMessages = typeof messages;
