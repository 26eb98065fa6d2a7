import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Tasación del usado',
  children: '<a href="/concesionarios">Ver concesionarios</a>',
  about:
    'La persona tasa su usado y lo usa como anticipo de la financiación o al hablar con el concesionario.',
  attributes: {
    'funding-url': 'Dirección de la página con la financiación o el simulador, si no está en esta página.',
    'lead-url': 'Dirección de la página con el formulario de contacto, si no está en esta página.',
  },
};
