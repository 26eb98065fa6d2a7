import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Configurador',
  children: '<a href="tel:08005550100">Armá el tuyo por teléfono</a>',
  about:
    'El visitante arma el auto por etapas: versión, opcionales, color, accesorios, revestimiento y servicios.',
  attributes: {
    heading: 'Título del configurador. Sin el atributo, el nombre del modelo.',
    model:
      'Modelo, por código o por nombre. Sin el atributo, el visitante elige entre los modelos de la marca.',
    mvs: 'Código de la versión inicial, de 7 o 16 caracteres. Sin el atributo, el visitante la elige.',
    year: 'Año modelo de esa versión. Sin el atributo, el más reciente.',
    steps: 'Etapas que se ofrecen; las que queden afuera se saltean. Sin el atributo, todas.',
    'price-type':
      'Cómo aparece el precio en la lista de versiones: completo (full-price), desde (starts-with), antes y ahora (from-to), descuento (percent) o cuota (installment).',
    'finish-url':
      'Dirección del botón de la última etapa; por ejemplo, el formulario de la página: #contacto. Otra página recibe el auto en la dirección.',
    'financing-url':
      'Página de financiación, que recibe el auto en la dirección. Sin el atributo, sin enlace.',
    'test-drive-url':
      'Página de test drive, que recibe el auto en la dirección. Sin el atributo, sin enlace.',
    'reservation-url': 'Página de reserva, que recibe el auto en la dirección. Sin el atributo, sin enlace.',
  },
};
