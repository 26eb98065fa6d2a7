import type { AuthorTexts } from '../../src/element/author-texts';

export const texts: AuthorTexts = {
  title: 'Validación de identidad',
  children: '<a href="/ayuda">Escribinos</a>',
  about:
    'Valida la identidad de quien ingresó: código en el celular, verificación externa y preguntas. Sigue donde quedó en la misma pestaña.',
  attributes: {
    heading: 'Texto arriba de la validación; sin él, el texto del propio widget.',
    'help-url': 'Dirección de ayuda para quien no se pudo validar.',
  },
};
