import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Recompensas y regalos',
  children: '<a href="/ingresar">Ingresar para ver las recompensas</a>',
  about:
    'Las recompensas del programa de fidelidad: cuánto cuesta cada una, el saldo de puntos y el canje, para uno mismo o como regalo; los canjes ya hechos, con el código; y el vale de regalo. El enlace de un regalo se abre en este mismo tag.',
  attributes: {
    'gift-url': 'Dirección de la página en la que se recibe un regalo. Sin el atributo, esta página.',
    'support-url': 'Dirección de soporte, para cuando un canje falla. Sin el atributo, no hay ese enlace.',
  },
};
