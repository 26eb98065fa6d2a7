import type { User } from '../../../src/services/user';

/**
 * Who can be signed in: the token is the session cookie's whole value. Invented people; their documents have the
 * right check digits and nothing else.
 */
export const USERS: Record<string, User> = {
  /** A person whose nickname and preferred e-mail come first (calls 4.3). */
  ana: {
    id: 'user-ana',
    nickname: 'Ana Nogueira',
    name: 'Ana Clara Nogueira Prado',
    emails: [
      { email: 'ana.antiga@correio.example', preferred: false },
      { email: 'ana.nogueira@correio.example', preferred: true },
    ],
    emailPreferred: 'ana.reserva@correio.example',
    phone: '11955500101',
    cpf: '12345678909',
    companyCnpj: '',
  },
  /** A person with a company; no nickname, and no e-mail marked as preferred. */
  bruno: {
    id: 'user-bruno',
    nickname: '',
    name: 'Bruno Teles Farias',
    emails: [{ email: 'bruno@frota.example', preferred: false }],
    emailPreferred: 'bruno.teles@frota.example',
    phone: '31955500102',
    cpf: '98765432100',
    companyCnpj: '11222333000181',
  },
  /** An Argentine: the cpf field holds the DNI. */
  sofia: {
    id: 'user-sofia',
    nickname: 'Sofía Paz',
    name: 'Sofía Belén Paz Duarte',
    emails: [{ email: 'sofia.paz@correo.example', preferred: true }],
    emailPreferred: 'sofia.paz@correo.example',
    phone: '1155550103',
    cpf: '20111222',
    companyCnpj: '',
  },
};
