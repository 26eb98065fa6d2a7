import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Eventos de la comunidad',
  children: '<a href="/comunidad">Conocé la comunidad</a>',
  about:
    'Los eventos de la marca para quien ingresó: próximos, los de la persona y los pasados, por lugar; en cada uno, fecha, lugar con mapa, archivo de calendario, cuenta regresiva hasta el comienzo y la inscripción, con acompañantes o en la lista de espera.',
  attributes: {
    count: 'Cuántos eventos aparecen cada vez.',
    participants: 'Deja ver el nombre de pila de quienes van.',
    'structured-data': 'Describe los eventos para los buscadores (JSON-LD).',
  },
};
