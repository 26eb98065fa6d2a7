import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'meu-carro',
    group: 'Dono do carro',
    fragment: 'my-car',
    pt: {
      name: 'meu carro',
      summary: 'Recall, revisões, manuais, garantia, valor e opinião do dono em uma página.',
    },
    es: {
      name: 'mi auto',
      summary: 'Recall, services, manuales, garantía, valor y opinión del dueño en una página.',
    },
  },
  {
    folder: 'recall',
    group: 'Dono do carro',
    fragment: 'recall',
    pt: {
      name: 'recall',
      summary:
        'Recall pela placa, pelo chassi ou pela garagem. O último dígito da placa diz o que há: 1 a 3 e 6 pendente, 4 reparado, outro nada.',
    },
    es: {
      name: 'recall',
      summary:
        'Recall por la patente, el chasis o el garaje. El último dígito de la patente dice qué hay: 1 a 3 y 6 pendiente, 4 reparado, otro nada.',
    },
  },
  {
    folder: 'avaliacao',
    group: 'Financiamento e ofertas',
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
  {
    folder: 'garantia',
    group: 'Dono do carro',
    fragment: 'warranty',
    pt: {
      name: 'garantia',
      summary:
        'Garantia com o termo em PDF, nota fiscal, entrega e produtos Mopar dos carros de quem entrou.',
    },
    es: {
      name: 'garantía',
      summary:
        'Garantía con sus condiciones en PDF, factura, entrega y productos Mopar de los autos de quien ingresó.',
    },
  },
  {
    folder: 'manuais',
    group: 'Dono do carro',
    fragment: 'manuals',
    pt: {
      name: 'manuais',
      summary: 'Busca por palavras, modelo e ano; leitura como texto e em PDF, na página ou baixado.',
    },
    es: {
      name: 'manuales',
      summary: 'Búsqueda por palabras, modelo y año; lectura como texto y en PDF, en la página o descargado.',
    },
  },
  {
    folder: 'avaliar-concessionaria',
    group: 'Dono do carro',
    fragment: 'dealer-review',
    pt: {
      name: 'opinião do dono',
      summary: 'A opinião de quem comprou há menos de 30 dias, e as de outros donos.',
    },
    es: {
      name: 'opinión del dueño',
      summary: 'La opinión de quien compró hace menos de 30 días, y las de otros dueños.',
    },
  },
  {
    folder: 'revisoes',
    group: 'Dono do carro',
    fragment: 'maintenance',
    pt: {
      name: 'revisões',
      summary:
        'As revisões por quilômetros e meses, o preço em cada estado, a troca de óleo, a impressão e o agendamento.',
    },
    es: {
      name: 'mantenimiento',
      summary:
        'Los services por kilómetros y meses, el precio en cada provincia, el cambio de aceite, la impresión y el turno.',
    },
  },
];

/** The pages of a car's owner: all at once, recalls, value, warranty, manuals, revisions and the opinion about its dealer. */
export const OWNER: readonly Page[] = subjectPages(SUBJECTS, {
  title: { pt: 'O seu carro', es: 'Tu auto' },
  meta: { 'sign-in': '../entrar/' },
});
