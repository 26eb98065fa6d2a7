import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Consulta de recall',
  children: '<a href="tel:08005550100">Consultar el recall por teléfono</a>',
  about:
    'Dice si un auto tiene recall por la patente o el chasis, con el riesgo, qué hacer, el comprobante y el turno.',
  attributes: {
    campaign: 'Código de la campaña que se muestra primero; sin él, el de la dirección (?vt-campaign=).',
  },
};
