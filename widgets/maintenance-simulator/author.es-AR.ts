import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Simulador de mantenimiento',
  children: '<a href="/contacto">Hablá con un concesionario</a>',
  about:
    'Los services de un auto por kilómetros y por meses: el próximo, qué incluye cada uno y los precios por provincia, el cambio de aceite, la impresión del plan y la reserva del turno.',
  attributes: {
    model: 'Código o nombre del modelo ya elegido. Sin el atributo, el del auto de la página.',
    mvs: 'Código de la versión ya elegida (7 o 16 caracteres). Sin el atributo, el auto de la página.',
    state:
      'Código de la provincia de los precios ya elegida, por ejemplo B; en Brasil, el del estado, por ejemplo SP. Sin el atributo, la del lugar del visitante.',
    'hide-booking': 'No ofrece la reserva de una visita.',
    'booking-url':
      'Dirección de la página con el turno de servicio. Sin el atributo, la reserva se abre en el propio widget.',
  },
};
