import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Manuales del auto',
  children: '<a href="/ingresar">Ingresar para ver los manuales</a>',
  about:
    'Los manuales de la marca, para quien ingresó: búsqueda por palabras, modelo y año, y el atajo a los autos del garaje. Cada manual se lee como texto, con las palabras buscadas resaltadas, y en PDF: en la misma página, en una pestaña nueva o descargado.',
  attributes: {
    count: 'Cuántos manuales aparecen en cada página de la lista; cada año cuenta.',
    model: 'Solo los manuales de este modelo, por su código o su nombre. Sin el atributo, los de todos.',
    'garage-url':
      'Dirección de la página con el garaje, para quien todavía no cargó un auto. Sin ella, no hay enlace.',
  },
};
