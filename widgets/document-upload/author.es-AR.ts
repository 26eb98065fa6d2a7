import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Envío de documentos',
  children: '<a href="/contacto">Enviar los documentos por el concesionario</a>',
  about:
    'Los documentos de un pedido, de una propuesta o sueltos: cada uno con su estado, enviado en partes que se pausan y siguen después de un corte de la conexión.',
  attributes: {
    proposal: 'Código de la propuesta; sin él, el de la dirección de la página (?proposal=).',
    bank: 'Banco de la propuesta: psa tiene una dirección propia para documentos.',
    documents:
      'Tipos pedidos, si ningún servicio los informa, como "driver-license residence-proof"; sin ellos, la persona elige entre todos.',
    'orders-url':
      'Dirección de la página con vt-orders, para cuando el pedido no se encuentra. Sin el atributo, no hay ese enlace.',
    'identity-url':
      'Dirección de la página con vt-identity-validation, para cuando el pedido pide validar la identidad. Sin el atributo, un texto dice qué hacer.',
  },
};
