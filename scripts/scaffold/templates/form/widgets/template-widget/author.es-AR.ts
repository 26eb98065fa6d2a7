import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Mensaje a la marca',
  children: '<a href="/contacto">Contactanos</a>',
  about: 'Envía un mensaje del visitante a la marca y muestra el número de gestión.',
  attributes: {
    reason: 'Asunto del mensaje, para quien lo lee.',
  },
};
