import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de participantes de eventos',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: quién participa en cada evento de la marca, la lista en un archivo y la baja de participantes con un motivo.',
  attributes: {},
};
