import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Garaje',
  children: '<a href="/ingresar">Ingresar para ver mi garaje</a>',
  about:
    'Los autos que la persona tiene, visitó y desea. Los propios entran con la patente o el chasis; el auto configurado en el sitio se puede guardar. Los autos que la persona mira en el configurador, en el resumen y en las ofertas entran solos entre los visitados, con el consentimiento `analytics_storage` de la página.',
  attributes: {
    lists:
      'Las listas, en el orden en que aparecen: owned (propios), visited (visitados), wanted (deseados). Sin el atributo, las tres.',
    'configurator-url':
      'Dirección de la página con el configurador: cada auto de la marca lleva a él. Sin el atributo, no hay ese enlace.',
  },
};
