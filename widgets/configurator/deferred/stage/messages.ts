/** The messages of what stands beside the steps, in Portuguese; {names} are placeholders. */
const pt = {
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

/** The messages of what stands beside the steps, in Spanish. */
const es: typeof pt = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
