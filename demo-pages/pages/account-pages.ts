import { PASSWORD, USERS } from '../sandbox/data/users';
import { BRAND_PAGES, type PageBrand } from './brands';
import { capitalized } from './capitalized';
import type { Page } from './page';

/** What a page is about, by language. */
export interface Subject {
  /** Last part of its address. */
  folder: string;
  group: NonNullable<Page['group']>;
  fragment: string;
  pt: { name: string; summary: string };
  es: { name: string; summary: string };
}

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'conta',
    group: 'Conta e dados',
    fragment: 'account',
    pt: { name: 'minha conta', summary: 'Dados, carros, cartões e senha de quem entrou, e os benefícios.' },
    es: {
      name: 'mi cuenta',
      summary: 'Datos, autos, tarjetas y contraseña de quien ingresó, y los beneficios.',
    },
  },
  {
    folder: 'entrar',
    group: 'Conta e dados',
    fragment: 'sign-in',
    pt: { name: 'entrar', summary: 'Entrada com senha ou com outra conta, e saída em todas as abas.' },
    es: {
      name: 'ingresar',
      summary: 'Ingreso con contraseña o con otra cuenta, y salida en todas las pestañas.',
    },
  },
  {
    folder: 'cadastro',
    group: 'Conta e dados',
    fragment: 'sign-up',
    pt: { name: 'criar conta', summary: 'Cadastro, com o código do e-mail que o sandbox mostra.' },
    es: {
      name: 'crear cuenta',
      summary: 'Creación de la cuenta, con el código del correo que muestra el sandbox.',
    },
  },
  {
    folder: 'senha',
    group: 'Conta e dados',
    fragment: 'password',
    pt: { name: 'senha', summary: 'Nova senha por e-mail ou por link, e troca da senha de quem entrou.' },
    es: {
      name: 'contraseña',
      summary: 'Contraseña nueva por correo o por enlace, y cambio de la de quien ingresó.',
    },
  },
  {
    folder: 'cartoes',
    group: 'Conta e dados',
    fragment: 'wallet',
    pt: { name: 'cartões', summary: 'Carteira de cartões e os contratos que eles pagam.' },
    es: { name: 'tarjetas', summary: 'Billetera de tarjetas y los contratos que pagan.' },
  },
  {
    folder: 'identidade',
    group: 'Conta e dados',
    fragment: 'identity',
    pt: { name: 'identidade', summary: 'Validação de identidade em seis etapas; o código é 123456.' },
    es: { name: 'identidad', summary: 'Validación de identidad en seis etapas; el código es 123456.' },
  },
  {
    folder: 'reserva',
    group: 'Reserva e pedidos',
    fragment: 'reservation',
    pt: {
      name: 'reserva',
      summary:
        'Da vitrine ao pagamento. Cartões de teste: 4111 1111 1111 1111 aprovado, 4000 0000 0000 0010 recusado, 4000 0027 6000 3184 confirmado no banco, 4000 0000 0000 0119 pago sem resposta.',
    },
    es: {
      name: 'reserva',
      summary:
        'De la vidriera al pago. Tarjetas de prueba: 4111 1111 1111 1111 aprobada, 4000 0000 0000 0010 rechazada, 4000 0027 6000 3184 confirmada en el banco, 4000 0000 0000 0119 pagada sin respuesta.',
    },
  },
  {
    folder: 'ofertas',
    group: 'Financiamento e ofertas',
    fragment: 'offers',
    pt: {
      name: 'ofertas',
      summary: 'Busca, filtros no endereço, ofertas salvas e os caminhos de cada oferta.',
    },
    es: {
      name: 'ofertas',
      summary: 'Búsqueda, filtros en la dirección, ofertas guardadas y los caminos de cada una.',
    },
  },
  {
    folder: 'pedidos',
    group: 'Reserva e pedidos',
    fragment: 'orders',
    pt: { name: 'pedidos', summary: 'Pedidos com andamento, pagamentos e cancelamento.' },
    es: { name: 'pedidos', summary: 'Pedidos con su avance, los pagos y la cancelación.' },
  },
  {
    folder: 'pedido',
    group: 'Reserva e pedidos',
    fragment: 'order',
    pt: { name: 'um pedido', summary: 'O andamento de um pedido, pelo endereço da página.' },
    es: { name: 'un pedido', summary: 'El avance de un pedido, por la dirección de la página.' },
  },
  {
    folder: 'documentos',
    group: 'Reserva e pedidos',
    fragment: 'documents',
    pt: {
      name: 'documentos',
      summary: 'Envio de documentos de um pedido, de uma proposta ou avulsos, que continua após uma queda.',
    },
    es: {
      name: 'documentos',
      summary: 'Envío de documentos de un pedido, de una propuesta o sueltos, que sigue después de un corte.',
    },
  },
  {
    folder: 'kit',
    group: 'Reserva e pedidos',
    fragment: 'welcome-kit',
    pt: { name: 'kit de boas-vindas', summary: 'Endereço do kit de um pedido, em cada situação dele.' },
    es: { name: 'kit de bienvenida', summary: 'Dirección del kit de un pedido, en cada situación.' },
  },
  {
    folder: 'vouchers',
    group: 'Conta e dados',
    fragment: 'vouchers',
    pt: {
      name: 'vouchers',
      summary: 'Vouchers em cada situação, com código e QR code; o próximo do programa, e presentes.',
    },
    es: {
      name: 'vouchers',
      summary: 'Vouchers en cada situación, con código y QR; el próximo del programa, y regalos.',
    },
  },
  {
    folder: 'recompensas',
    group: 'Conta e dados',
    fragment: 'rewards',
    pt: {
      name: 'recompensas',
      summary: 'Resgate de recompensas por pontos, presentes por link e vale-presente (PRESENTE2026).',
    },
    es: {
      name: 'recompensas',
      summary: 'Canje de recompensas por puntos, regalos por enlace y vale de regalo (PRESENTE2026).',
    },
  },
  {
    folder: 'beneficios',
    group: 'Conta e dados',
    fragment: 'benefits',
    pt: {
      name: 'benefícios',
      summary: 'Benefícios disponíveis, próximos e resgatados, com código, presente, nota e cobertura.',
    },
    es: {
      name: 'beneficios',
      summary: 'Beneficios disponibles, próximos y canjeados, con código, regalo, puntuación y cobertura.',
    },
  },
  {
    folder: 'foto',
    group: 'Conta e dados',
    fragment: 'photo',
    pt: {
      name: 'foto de segurança',
      summary: 'Foto do rosto com a câmera do celular; em outros aparelhos, um QR code.',
    },
    es: {
      name: 'foto de seguridad',
      summary: 'Foto del rostro con la cámara del celular; en otros dispositivos, un código QR.',
    },
  },
  {
    folder: 'leitor',
    group: 'Conta e dados',
    fragment: 'scanner',
    pt: {
      name: 'leitor de códigos',
      summary: 'Chassi pela câmera, de uma foto ou digitado; e um leitor de qualquer código.',
    },
    es: {
      name: 'lector de códigos',
      summary: 'Chasis con la cámara, de una foto o escrito; y un lector de cualquier código.',
    },
  },
];

/** Whose account visitors of the demo try, by the language of the page. */
const TESTERS = {
  'pt-BR': USERS.ana?.emailPreferred ?? '',
  'es-AR': USERS.sofia?.emailPreferred ?? '',
};

/** What pages have in common. */
interface Common {
  title: { pt: string; es: string };
  meta: Record<string, string>;
}

const page = (brand: PageBrand, { folder, group, fragment, pt, es }: Subject, common: Common): Page => {
  const { label, language } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  const { name, summary } = spanish ? es : pt;
  return {
    path: `/${brand}/${folder}/`,
    name: `${label}: ${name}`,
    title: `${spanish ? common.title.es : common.title.pt} | ${label}`,
    summary,
    group,
    entry: capitalized(pt.name),
    brand,
    fragment: `${fragment}-${spanish ? 'es' : 'pt'}`,
    values: { label, email: TESTERS[spanish ? 'es-AR' : 'pt-BR'], password: PASSWORD },
    meta: common.meta,
  };
};

/** Returns pages, each subject in Portuguese and in Spanish. */
export const subjectPages = (
  subjects: readonly Subject[],
  common: Common,
  brands: readonly PageBrand[] = ['fiat', 'peugeot'],
): readonly Page[] => subjects.flatMap((subject) => brands.map((brand) => page(brand, subject, common)));

/** The pages of a visitor's account. */
export const ACCOUNT: readonly Page[] = subjectPages(SUBJECTS, {
  title: { pt: 'Minha conta', es: 'Mi cuenta' },
  meta: { 'sign-in': '../entrar/', 'card-frame': '(other-origin)/sandbox/card-provider/frame' },
});
