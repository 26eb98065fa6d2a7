import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
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
