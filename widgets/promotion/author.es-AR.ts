import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Promociones y sorteos',
  children: '<a href="/bases">Ver las bases</a>',
  about:
    'Las promociones de la marca para quien ingresó: período, premios, bases y autorización; la participación, también por invitación; los números de la suerte y cómo se ganó cada uno; los códigos QR; el enlace para invitar; el resultado.',
  attributes: {
    promotion: 'Código de la única promoción que se muestra. Sin el atributo, la lista de la marca.',
    group: 'Código del grupo cuyas promociones aparecen. Sin el atributo, todos.',
  },
};
