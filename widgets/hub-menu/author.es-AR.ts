import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Menú de la página',
  children: '<a href="#versiones">Versiones</a>\n<a href="#contacto">Contacto</a>',
  about: 'Menú secundario de la página de un auto. Los ítems son los enlaces que escribas.',
  attributes: {
    label: 'Nombre del menú para lectores de pantalla. Sin el atributo, "Secciones de la página".',
    badge: 'Nombre del auto, que aparece antes de los enlaces.',
    garage: 'Muestra en lugar de badge el auto principal del garaje del visitante que ingresó a su cuenta.',
    sticky: 'Mantiene el menú arriba mientras la página se desplaza.',
  },
  slots: { '': 'Los enlaces del menú.' },
};
