import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Recorrido',
  children: '<a href="/contacto">Contactanos</a>',
  about:
    'Un cuestionario guiado con fotos y archivos: la opinión de quien compró, la entrega del auto o un reclamo. La persona empieza, responde, revisa y envía una vez, y recibe el número de gestión. Lo que no terminó continúa después de recargar la página.',
  attributes: {
    type: 'Tipo del recorrido, como lo nombra el servicio: owner-opinion, delivery o complaint.',
    vin: 'Chasis del auto del que trata, si la página lo conoce.',
  },
};
