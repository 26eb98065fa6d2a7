import { type Subject, subjectPages } from './account-pages';
import type { PageBrand } from './brands';
import type { Page } from './page';

const of = (brands: readonly PageBrand[], subject: Subject): readonly Page[] =>
  subjectPages(
    [subject],
    {
      title: { pt: 'Equipe', es: 'Equipo' },
      meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
    },
    brands,
  );

/** The pages of staff; each names the account that has its role. */
export const STAFF: readonly Page[] = [
  ...of(['jeep', 'ram', 'peugeot'], {
    folder: 'equipe-regioes',
    group: 'Equipe',
    fragment: 'region-admin',
    pt: {
      name: 'regiões das promoções',
      summary:
        'Para a equipe: tabela, edição por duas pessoas ao mesmo tempo, remoção de várias com resultado.',
    },
    es: {
      name: 'regiones de las promociones',
      summary: 'Para el equipo: tabla, edición de dos personas a la vez, quita de varias con resultado.',
    },
  }),
  ...of(['fiat', 'peugeot'], {
    folder: 'equipe-catalogo',
    group: 'Equipe',
    fragment: 'catalogue-admin',
    pt: {
      name: 'catálogo da marca',
      summary: 'Para a equipe: configuração e ordem dos modelos, peças de uma versão, busca de acessórios.',
    },
    es: {
      name: 'catálogo de la marca',
      summary: 'Para el equipo: configuración y orden de los modelos, piezas, búsqueda de accesorios.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-cupons',
    group: 'Equipe',
    fragment: 'coupon-admin',
    pt: {
      name: 'liberação de cupons',
      summary:
        'Para a equipe: os usos de um cupom, de um CPF ou dos dois, com uma pergunta antes de liberar.',
    },
    es: {
      name: 'liberación de cupones',
      summary:
        'Para el equipo: los usos de un cupón, de un CPF o de ambos, con una pregunta antes de liberar.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-ofertas',
    group: 'Equipe',
    fragment: 'offer-admin',
    pt: {
      name: 'ofertas da marca',
      summary: 'Para a equipe: criar, editar, publicar, ordenar; várias de uma vez, com como desfazer.',
    },
    es: {
      name: 'ofertas de la marca',
      summary: 'Para el equipo: crear, editar, publicar, ordenar; varias a la vez, con cómo deshacer.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-concessionarias',
    group: 'Equipe',
    fragment: 'dealer-admin',
    pt: {
      name: 'bloqueio e e-connect',
      summary: 'Para a equipe: bloqueio com motivo, desbloqueio pelo código, e-connect, conforme o papel.',
    },
    es: {
      name: 'bloqueo y e-connect',
      summary: 'Para el equipo: bloqueo con motivo, desbloqueo por código, e-connect, según el rol.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-eventos',
    group: 'Equipe',
    fragment: 'event-admin',
    pt: {
      name: 'participantes de eventos',
      summary: 'Para a equipe: quem participa, a lista em arquivo, remoção com motivo.',
    },
    es: {
      name: 'participantes de eventos',
      summary: 'Para el equipo: quién participa, la lista en un archivo, baja con motivo.',
    },
  }),
  ...of(['fiat', 'peugeot'], {
    folder: 'equipe-integracao',
    group: 'Equipe',
    fragment: 'integration-errors',
    pt: {
      name: 'erros de integração',
      summary: 'Para a equipe: o conteúdo de cada envio que falhou, correção, reenvio de vários, log.',
    },
    es: {
      name: 'errores de integración',
      summary: 'Para el equipo: el contenido de cada envío que falló, corrección, reenvío de varios, log.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-manutencao',
    group: 'Equipe',
    fragment: 'maintenance-admin',
    pt: {
      name: 'manutenção',
      summary: 'Para a equipe: contas importadas e migradas com simulação, reservas, benefícios, dicionário.',
    },
    es: {
      name: 'mantenimiento',
      summary:
        'Para el equipo: cuentas importadas y migradas con simulación, reservas, beneficios, diccionario.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-manuais',
    group: 'Equipe',
    fragment: 'manual-admin',
    pt: {
      name: 'manuais dos carros',
      summary: 'Para a equipe: manuais com seções e PDF, rascunhos, e como os clientes os leem.',
    },
    es: {
      name: 'manuales de los autos',
      summary: 'Para el equipo: manuales con secciones y PDF, borradores, y cómo los leen los clientes.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-precos',
    group: 'Equipe',
    fragment: 'working-price',
    pt: {
      name: 'preços praticados',
      summary:
        'Para vendedores e a equipe: preços mudados na própria tabela, importados de uma lista, e o que os outros veem.',
    },
    es: {
      name: 'precios de venta',
      summary:
        'Para vendedores y el equipo: precios editados en la misma tabla, importados de una lista, y lo que ven los demás.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-reparador',
    group: 'Equipe',
    fragment: 'repairman',
    pt: {
      name: 'cadastro do reparador',
      summary: 'Para o reparador: os próprios dados, alterados aqui ou em outro lugar, e o e-connect.',
    },
    es: {
      name: 'datos del reparador',
      summary: 'Para el reparador: sus propios datos, cambiados acá o en otro lugar, y e-connect.',
    },
  }),
  ...of(['jeep', 'peugeot'], {
    folder: 'equipe-promocoes',
    group: 'Equipe',
    fragment: 'promotion-admin',
    pt: {
      name: 'promoções da marca',
      summary:
        'Para a equipe: promoções, participantes, relatório de candidatos, grupos e impedidos, cada um em uma aba.',
    },
    es: {
      name: 'promociones de la marca',
      summary:
        'Para el equipo: promociones, participantes, informe de candidatos, grupos e impedidos, cada uno en una pestaña.',
    },
  }),
  ...of(['fiat', 'peugeot'], {
    folder: 'equipe-recalls',
    group: 'Equipe',
    fragment: 'recall-admin',
    pt: {
      name: 'recalls por software',
      summary: 'Para a equipe: a atualização de um veículo é criada e acompanhada até ser validada.',
    },
    es: {
      name: 'recalls por software',
      summary: 'Para el equipo: la actualización de un vehículo se crea y se sigue hasta que se valida.',
    },
  }),
];
