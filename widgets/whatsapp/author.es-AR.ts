import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Conversación por WhatsApp',
  children: '<a href="https://wa.me/541155550103">Hablá por WhatsApp</a>',
  about: 'Inicia una conversación con la marca por WhatsApp. Antes se verifica el número del visitante.',
  attributes: {
    model: 'Modelo sobre el que trata la conversación.',
    version: 'Versión del modelo.',
    series: 'Serie del modelo.',
    color: 'Color del modelo.',
    dealer: 'Código del concesionario. Sin el atributo, el elegido en la página.',
    'schedule-date': 'Día que pidió el visitante, en el formato del servicio.',
    target:
      'Dónde se abre la conversación: en una ventana nueva (new), en esta (same) o según el dispositivo (auto): en esta en celulares y tabletas, donde sigue la aplicación, y en una nueva en la computadora.',
  },
};
