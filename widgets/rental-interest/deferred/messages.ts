/** What the widget says once it is used. */
const pt = {
  companyName: 'Digite a razão social',
  oneYear: 'Diga se a empresa tem mais de um ano',
  vehicleType: 'Escolha o tipo de veículo',
  quantityMissing: 'Digite o número de veículos',
  quantity: 'O número deve ser maior que 0',
  privacy: 'É preciso aceitar os termos de privacidade',
  sent: 'Recebemos o interesse da sua empresa',
  sentHint: 'A equipe de locação vai analisá-lo e responder a {name}.',
  summary: '{count} veículos',
  summaryOne: '1 veículo',
  again: 'Enviar outro interesse',
};

const es: typeof pt = {
  companyName: 'Ingresá la razón social',
  oneYear: 'Decinos si la empresa tiene más de un año',
  vehicleType: 'Elegí el tipo de vehículo',
  quantityMissing: 'Ingresá la cantidad de vehículos',
  quantity: 'La cantidad debe ser mayor que 0',
  privacy: 'Tenés que aceptar los términos de privacidad',
  sent: 'Recibimos el interés de tu empresa',
  sentHint: 'El equipo de alquiler lo va a analizar y le va a responder a {name}.',
  summary: '{count} vehículos',
  summaryOne: '1 vehículo',
  again: 'Enviar otro interés',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
