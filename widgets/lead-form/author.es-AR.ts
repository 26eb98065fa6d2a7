import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Formulario de interés',
  children: '<a href="/contacto">Contactanos</a>',
  about: 'Un formulario con el que una persona o una empresa pide que la contacten por un auto.',
  attributes: {
    persons:
      'Tipos de persona que se ofrecen; el primero ya viene elegido: physical (persona física), legal (persona jurídica).',
    model: 'Modelo de interés, como está en el catálogo.',
    version: 'Versión del modelo, como está en el catálogo.',
    'model-year': 'Año modelo, con cuatro dígitos.',
    dealer:
      'Código del concesionario que recibe el lead (idSiteGeo). Con el atributo, el visitante no elige el concesionario.',
    'dealer-required': 'El lead se envía solo con un concesionario elegido.',
    form: 'Nombre del formulario, para el CRM. Sin el atributo, Proposal.',
    callback: 'Nombre del callback que espera el servicio. Sin el atributo, JSONPCallback.',
    'return-url':
      'Dirección a la que el visitante puede volver. Sin el atributo, esta página. Lo que sigue a "?" nunca se envía.',
    'test-drive-url': 'Dirección para reservar un test drive, ofrecida después del envío.',
    'financing-url':
      'Dirección de la financiación, ofrecida después del envío. Sin el atributo, la calculadora o la financiación de la propia página.',
  },
};
