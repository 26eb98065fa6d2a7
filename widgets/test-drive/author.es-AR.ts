import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Test drive',
  children: '<a href="/contacto">Contactanos</a>',
  about:
    'Reserva de un test drive: el visitante elige el auto, el concesionario, el día y mañana o tarde. El concesionario responde dentro de las 24 horas; con la dirección de la página el visitante sigue el estado y, después del test drive, lo califica de 1 a 5.',
  attributes: {
    model:
      'Modelo del test drive, como está en el catálogo; el visitante elige entonces solo la versión. Sin el atributo, el de la dirección (?model=) viene elegido, y el visitante puede cambiarlo.',
    mvs: 'Código de la versión del test drive; el visitante entonces no elige el auto.',
    'test-drive':
      'Código de la solicitud a mostrar. Sin el atributo, la de la dirección de la página (?test-drive=).',
  },
};
