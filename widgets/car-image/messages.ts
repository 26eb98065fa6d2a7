const pt = {
  side: 'Carro visto de lado',
  front: 'Carro visto de frente',
  wheel: 'Roda do carro',
  rear: 'Carro visto de trás',
  interior: 'Interior do carro',
  otherColor: 'Imagem ilustrativa: outra cor',
  unavailable: 'Imagem indisponível',
};

const es: typeof pt = {
  side: 'Auto visto de costado',
  front: 'Auto visto de frente',
  wheel: 'Llanta del auto',
  rear: 'Auto visto de atrás',
  interior: 'Interior del auto',
  otherColor: 'Imagen ilustrativa: otro color',
  unavailable: 'Imagen no disponible',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
