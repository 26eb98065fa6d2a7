import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  name: 'Nombre y apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  optional: '(opcional)',
  dealer: 'Concesionario',
  edit: 'Editar mis datos',
  save: 'Guardar datos',
  saving: 'Guardando…',
  notSaved: 'No se guardaron tus datos',
  saved: 'Se guardaron tus datos.',
  econnect: 'E-connect',
  participates: 'Participa',
  participatesNot: 'No participa',
  join: 'Participar en e-connect',
  leave: 'Salir de e-connect',
  joined: 'Participás en e-connect.',
  left: 'Ya no participás en e-connect.',
  notChanged: 'No se cambió tu participación en e-connect. Intentá de nuevo.',
  unknown:
    'No sabemos si se cambió tu participación: se perdió la respuesta. Intentá de nuevo: antes de enviar, le preguntamos al servicio.',
  forbidden: 'Tu cuenta no tiene permiso para hacer esto. No se cambió nada.',
  gone: 'El servicio ya no encuentra tus datos de reparador. No se cambió nada.',
  missingTitle: 'No hay datos de reparador',
  missingHint:
    'Tu cuenta tiene el rol de reparador, pero el servicio no tiene datos para ella. Hablá con el administrador.',
  refused:
    'El servicio no permite que tu cuenta vea estos datos. Si los necesitás, hablá con el administrador.',
};
