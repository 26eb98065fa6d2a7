import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Mis datos',
  children: '<a href="/ingresar">Ingresar para completar mis datos</a>',
  about:
    'Datos personales, dirección y concesionario de quien ingresó, en etapas. Empieza con lo que ya se sabe y envía solo lo que cambió.',
  attributes: {
    steps:
      'Las etapas, en el orden en que aparecen: user-data (datos personales), address-data (dirección), dealer-data (concesionario). Sin el atributo, todas.',
    agreement:
      'El acuerdo que tiene un texto nuevo, aceptado en la última etapa: privacy (privacidad) o terms (términos). Sin el atributo, ninguno.',
    'agreement-date':
      'Día del texto nuevo, AAAA-MM-DD: a quien ya lo aceptó desde entonces no se le pregunta. Sin el atributo, a todos.',
    'agreement-url': 'Dirección del texto del acuerdo.',
    'next-url': 'Dirección del enlace después de guardar. Sin el atributo, no hay enlace.',
  },
};
