import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  title: 'Volvé a esta reserva cuando quieras',
  hint: 'Reservaste sin cuenta. Con este enlace la reserva se abre en cualquier dispositivo, también después de cerrar el navegador. No lo compartas: quien tiene el enlace ve los datos de la reserva y puede cancelarla.',
  link: 'Enlace de la reserva',
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar. Marcá el enlace y copialo.',
  mail: 'Enviar el enlace por correo electrónico',
  mailed: 'Enlace enviado a {email}.',
  mailedToOrder: 'Enlace enviado al correo electrónico de la reserva.',
  justMailed: 'Se envió un correo electrónico hace un momento. Revisá tu correo antes de pedir otro.',
  notMailed: 'No se pudo enviar el enlace. Copiá el enlace de arriba',
  event: 'Plazo para pagar la reserva {number}',
  eventText: 'Pagá hasta esta hora. Abrí tu reserva: {link}',
  leave: 'Salir de esta reserva',
  leaveTitle: '¿Salir de esta reserva en este dispositivo?',
  leaveText:
    'La reserva sigue valiendo. Este navegador olvida tus datos: para volver, necesitás el enlace, o el número {number} con el correo electrónico o el documento de la reserva.',
  leaveNow: 'Salir y olvidar los datos',
  stay: 'Seguir en la reserva',
  claimTitle: '¿Pasar esta reserva a tu cuenta?',
  claimText:
    'Se hizo sin cuenta. Si la pasás, aparece en todos tus dispositivos, y el enlace de la reserva deja de funcionar.',
  claim: 'Pasar a mi cuenta',
  keep: 'Mantener sin cuenta',
  notClaimed: 'No se pudo pasar la reserva a tu cuenta',
  claimed: 'La reserva ahora es de tu cuenta.',
  doubtful:
    'No pudimos reconocer con seguridad las reservas hechas sin cuenta en este navegador. Siguen vigentes: buscá la tuya acá o abrí su enlace.',
  findHint: 'Usá los datos con los que reservaste.',
  number: 'Número de la reserva',
  noNumber: 'Ingresá el número de la reserva',
  person: 'Correo electrónico o CPF',
  personAr: 'Correo electrónico o DNI',
  noPerson: 'Ingresá el correo electrónico o el documento de la reserva',
  search: 'Encontrar reserva',
  searching: 'Buscando…',
  notFound:
    'No encontramos una reserva con estos datos. Revisá el número y el correo electrónico o el documento. Si reservaste con tu cuenta, iniciá sesión.',
  tooMany: 'Hubo muchos intentos. Esperá 15\u00a0minutos y buscá otra vez.',
  notSearched: 'La reserva no se buscó',
};
