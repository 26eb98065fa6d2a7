import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Propuestas de alquiler',
  children: '<a href="/ingresar">Ingresar para ver mis propuestas</a>',
  about:
    'Las propuestas de alquiler y suscripción de la persona: el estado y el avance de cada una, los documentos, quién atiende y el resumen en PDF. De una propuesta vencida o rechazada hay un camino para seguir.',
  attributes: {
    'offers-url':
      'Dirección de la página con los autos para alquilar, para quien no tiene propuesta o quiere una nueva. Sin el atributo, no hay enlace.',
  },
};
