import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de concesionarios',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: los concesionarios de la marca, que se pueden bloquear con un motivo, desbloquear por sus códigos e incluir en el e-connect.',
  attributes: {},
};
