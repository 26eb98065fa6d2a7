import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  name: 'Nombre y apellido',
  cpf: 'CPF',
  dni: 'DNI',
  email: 'Correo electrónico',
  phone: 'Celular',
  account: '¿Ya tenés cuenta? Tus datos vienen de ahí.',
  purpose: 'Usamos estos datos para la reserva y para hablar con vos sobre el pedido.',
  privacy: 'Aviso de privacidad',
  newTab: '(se abre en una pestaña nueva)',
  notAllowed: 'La reserva no está disponible para estos datos.',
  checking: 'Verificando…',
  next: 'Continuar',
  back: 'Volver a los autos',
};
