import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Ofertas de servicios y accesorios',
  children: '<a href="/servicios">Ver las ofertas de servicios y accesorios</a>',
  about:
    'Las ofertas Mopar de la marca: servicios y accesorios, con precio fijo o con cupón. Quien ingresó a su cuenta obtiene el cupón y lo presenta en el concesionario; un servicio lleva al turno.',
  attributes: {
    type: 'Solo servicios (service) o solo accesorios (accessory). Sin el atributo, los dos.',
    model: 'Solo las ofertas de este modelo, por el nombre. Sin el atributo, las de todos.',
    'scheduling-url':
      'Dirección de la página con vt-service-scheduling, o #lugar en esta página. Sin el atributo, no hay ese enlace.',
    'contact-url':
      'Dirección de la página con vt-contact-form o vt-lead-form, o #lugar en esta página. Sin el atributo, no hay ese enlace.',
  },
};
