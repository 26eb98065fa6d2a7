import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Check-in en el concesionario',
  children: '<a href="/concesionarios">Ver concesionarios</a>',
  about: 'El visitante hace el check-in con el código QR del concesionario y llama a un asesor.',
  attributes: {
    dealer:
      'Código del concesionario; sin él, el de la dirección de la página o el que ingrese el visitante.',
    screen:
      'De quién es la pantalla: el formulario del visitante, o el código QR que muestra el concesionario.',
    'checkin-url': 'Dirección de la página de check-in en el código QR; sin ella, esta página.',
  },
};
