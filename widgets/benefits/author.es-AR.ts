import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Beneficios y club de descuentos',
  children: '<a href="/ingresar">Ingresar para ver mis beneficios</a>',
  about:
    'Los beneficios de quien ingresó: disponibles, próximos y canjeados, con filtros; el canje con el código, la puntuación y el regalo; la cobertura y el club de descuentos.',
  attributes: {
    count: 'Cuántos beneficios aparecen cada vez.',
    audience:
      'Código del público cuya cobertura consulta la persona, por correo o chasis. Sin el atributo, la consulta no aparece.',
    'discount-club':
      'Código del club de descuentos, que la persona abre ya dentro de la cuenta. Sin el atributo, no aparece.',
  },
};
