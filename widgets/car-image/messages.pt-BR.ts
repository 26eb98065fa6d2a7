export const messages = {
  side: 'Carro visto de lado',
  front: 'Carro visto de frente',
  wheel: 'Roda do carro',
  rear: 'Carro visto de trás',
  interior: 'Interior do carro',
  otherColor: 'Imagem ilustrativa: outra cor',
  unavailable: 'Imagem indisponível',
};
export type Messages = typeof messages;
