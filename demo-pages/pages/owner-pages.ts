import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'avaliacao',
    fragment: 'trade-in',
    pt: {
      name: 'avaliação do usado',
      summary:
        'O valor do usado pela placa, como entrada do simulador e na mensagem. Placas que terminam em 0 não têm valor.',
    },
    es: {
      name: 'tasación del usado',
      summary:
        'El valor del usado por la patente, como anticipo del simulador y en el mensaje. Patentes que terminan en Z no tienen valor.',
    },
  },
];

/** The pages of a car's owner: its value, its warranty and the opinion about its dealer. */
export const OWNER: readonly Page[] = subjectPages(SUBJECTS, {
  name: 'Minha conta',
  title: { pt: 'O seu carro', es: 'Tu auto' },
  meta: { 'sign-in': '../entrar/' },
});
