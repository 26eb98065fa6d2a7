import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Validación de identidad',
  children: '<a href="/ayuda">Escribinos</a>',
  about:
    'Valida la identidad de quien ingresó: código en el celular, verificación externa y preguntas. Sigue donde quedó en la misma pestaña.',
  attributes: {
    'help-url': 'Dirección de ayuda para quien no se pudo validar.',
  },
};
