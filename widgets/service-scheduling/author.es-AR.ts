import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Turno de servicio',
  children: '<a href="/contacto">Contactanos</a>',
  about:
    'Reserva de una visita al taller: concesionario, servicios con precios, día y horario libre. Quien ingresó a su cuenta ve sus visitas y puede confirmarlas, cambiarlas y cancelarlas. Un enlace de un correo abre solo su pregunta: ?visit=CÓDIGO&do=confirm, ?visit=CÓDIGO&do=cancel o, para la atención por video, ?virtual-event=CÓDIGO&do=update.',
  attributes: {
    start:
      'Cómo empieza: form (el formulario) o dealer (la elección del concesionario se abre enseguida, si no se conoce ninguno).',
    services:
      'Códigos de los servicios ya elegidos, separados por comas. Sin el atributo, los de la dirección (?services=).',
    mvs: 'Código de la versión del auto, para el precio y el tiempo del service. Sin el atributo, el de la dirección (?mvs=).',
    revision: 'Número del service a hacer, desde 1. Sin el atributo, el de la dirección (?revision=).',
    plate: 'Patente del auto, ya completa. Nunca sale de la dirección.',
    chassis: 'Chasis del auto, que se envía con la visita. Nunca sale de la dirección.',
    mileage: 'Kilometraje del auto, ya completado.',
    comment: 'Comentario de la visita, ya completo. Nunca sale de la dirección.',
    visit: 'Código de la visita a confirmar o cancelar. Sin el atributo, el de la dirección (?visit=).',
    'virtual-event':
      'Código de la atención por video a confirmar, cambiar o cancelar. Sin el atributo, el de la dirección (?virtual-event=).',
    action:
      'Lo que pide el enlace: choose (el visitante elige), confirm, update (solo la atención por video) o cancel. Sin el atributo, lo de la dirección (?do=).',
  },
};
