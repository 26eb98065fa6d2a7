import { type Subject, subjectPages } from './account-pages';
import type { PageBrand } from './brands';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'programa',
    group: 'Conta e dados',
    fragment: 'loyalty',
    pt: {
      name: 'programa de fidelidade',
      summary: 'Pontos, nível, medalhas, prêmios e ranking; com o usuário equipe, a medalha dada.',
    },
    es: {
      name: 'programa de fidelidad',
      summary: 'Puntos, nivel, medallas, premios y ranking; con el usuario equipe, la medalla dada.',
    },
  },
  {
    folder: 'enquetes',
    group: 'Conta e dados',
    fragment: 'polls',
    pt: {
      name: 'enquetes',
      summary: 'Enquetes abertas, votadas e encerradas: um voto por pessoa, e os resultados depois dele.',
    },
    es: {
      name: 'encuestas',
      summary: 'Encuestas abiertas, votadas y cerradas: un voto por persona, y los resultados después.',
    },
  },
  {
    folder: 'promocoes',
    group: 'Conta e dados',
    fragment: 'promotion',
    pt: {
      name: 'promoções',
      summary: 'Participação com aceite ou por convite, números da sorte, QR codes e resultado.',
    },
    es: {
      name: 'promociones',
      summary: 'Participación con aceptación o por invitación, números de la suerte, códigos QR y resultado.',
    },
  },
  {
    folder: 'plano-do-programa',
    group: 'Conta e dados',
    fragment: 'loyalty-subscription',
    pt: {
      name: 'assinatura do programa',
      summary: 'Planos, cadastro gratuito com aceite dos termos e assinatura com um cartão da carteira.',
    },
    es: {
      name: 'suscripción del programa',
      summary:
        'Planes, inscripción gratuita con aceptación de los términos y suscripción con una tarjeta de la billetera.',
    },
  },
  {
    folder: 'eventos',
    group: 'Conta e dados',
    fragment: 'events',
    pt: {
      name: 'eventos',
      summary: 'Eventos por lugar: inscrição com acompanhantes, lista de espera, cancelado, calendário.',
    },
    es: {
      name: 'eventos',
      summary: 'Eventos por lugar: inscripción con acompañantes, lista de espera, cancelado, calendario.',
    },
  },
  {
    folder: 'jogo',
    group: 'Conta e dados',
    fragment: 'game',
    pt: {
      name: 'jogo do dia',
      summary: 'Uma jogada por dia com o resultado do serviço, pontos, ranking e a próxima jogada.',
    },
    es: {
      name: 'juego del día',
      summary: 'Una jugada por día con el resultado del servicio, puntos, ranking y la próxima jugada.',
    },
  },
];

const of = (brand: PageBrand, signIn: string): readonly Page[] =>
  subjectPages(
    SUBJECTS,
    {
      title: { pt: 'Comunidade', es: 'Comunidad' },
      meta: { 'sign-in': signIn, 'idempotency-header': 'Idempotency-Key' },
    },
    [brand],
  );

/** The pages of a brand's club: its program, its polls, promotions and its subscription. Jeep's visitors sign in on Fiat's page. */
export const CLUB: readonly Page[] = [...of('jeep', '../../fiat/entrar/'), ...of('peugeot', '../entrar/')];
