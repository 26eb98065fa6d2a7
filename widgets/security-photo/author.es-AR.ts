import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Foto de seguridad',
  children: '<a href="/ayuda">Escribinos</a>',
  about:
    'Saca, con la cámara del celular, la foto de seguridad de quien ingresó; el servicio busca un rostro en ella. En otros dispositivos, lo explica y muestra un código QR que abre la página en el celular. Si el sitio envía Permissions-Policy, tiene que permitir la cámara.',
  attributes: {
    'phone-url':
      'Dirección que el código QR abre en el celular; sin ella, la de esta página, sin lo que sigue a "?" y "#".',
    'help-url': 'Dirección de ayuda para quien no tuvo la foto aceptada.',
  },
};
