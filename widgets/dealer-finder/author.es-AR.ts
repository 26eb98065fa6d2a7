import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Búsqueda de concesionarios',
  children: '<a href="/concesionarios">Todos los concesionarios</a>',
  about: 'Concesionarios en la ciudad del visitante, en la de un código postal o cerca de su posición.',
  attributes: {
    'search-by':
      'Formas de búsqueda que se ofrecen; la primera ya viene abierta: city (localidad), postal-code (código postal), position (cerca del visitante), zone (provincia y zona), group (grupo de concesionarios), name (nombre del concesionario). Sin el atributo, las tres primeras.',
    'filter-by':
      'Lo que el visitante puede filtrar en la lista: service (servicios del taller), brand (otra marca; sus concesionarios no se pueden elegir para esta página). Sin el atributo, nada.',
    extent:
      'Hasta dónde llega la búsqueda por localidad o código postal: city (la localidad), radius (el radio alrededor), area (el área de influencia), regional (la regional de la marca). Un lugar sin área ni regional se busca por la localidad.',
    radius:
      'Radio inicial de la búsqueda alrededor del visitante, en kilómetros. El visitante puede elegir otro.',
    'dealer-group': 'Muestra solo los concesionarios de este grupo.',
    'dealer-type':
      'Muestra solo los concesionarios de este tipo: online-schedule (con turnos online), digital-dealer (digital).',
  },
};
