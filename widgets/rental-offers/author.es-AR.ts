import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Ofertas de autos por suscripción',
  children: '<a href="/suscripcion">Ver los autos por suscripción</a>',
  about:
    'Las ofertas de autos por suscripción de la marca, con etiquetas y precio por mes. Cada una se abre con los planes, por plazo y kilometraje, qué incluye y dónde recibir el auto, y lleva al contacto, que es el camino de una persona, o al formulario de interés de una empresa.',
  attributes: {
    model: 'Solo las ofertas de este modelo, por el nombre del catálogo. Sin el atributo, las de todos.',
    'all-brands': 'Lista las ofertas de todas las marcas con suscripción, con un filtro por marca.',
    'dealer-group':
      'Código de un grupo de concesionarios: solo los suyos aparecen como los que entregan el auto. Sin el atributo, todos los de la marca.',
    'interest-url':
      'Dirección de la página con vt-rental-interest, el formulario de empresas, o #lugar en esta página. Sin el atributo, no hay ese enlace.',
  },
};
