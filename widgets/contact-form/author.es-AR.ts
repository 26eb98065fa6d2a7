import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Mensaje a la marca',
  children: '<a href="/contacto">Contactanos</a>',
  about: 'Envía un mensaje del visitante a la marca o a un concesionario y muestra el número de gestión.',
  attributes: {
    reason: 'Motivo de cada mensaje, para quien lo lee; el visitante no lo elige.',
    dealer: 'Código del concesionario que recibe el mensaje; el visitante no lo elige.',
    'brand-only': 'El mensaje va solo a la marca.',
  },
};
