import { ROLES } from '#domain/access/roles';
import type { SignOnUser, User } from '#services/entities/user';

/** The fields of the service's user and of the single sign-on's (spec roles#user). */
export interface SandboxUser extends User, Partial<Pick<SignOnUser, 'groups' | 'groupRoles'>> {
  id: string;
  roles: string[];
}

/** The password of all users. */
export const PASSWORD = 'Vitrine#2026';

const CUSTOMER = ['customer', 'sales_customer', 'post_sales_customer', 'game_player'];

/** An employee of the company or of a dealer. */
const staff = (
  token: string,
  name: string,
  cpf: string,
  more: Pick<SandboxUser, 'roles' | 'groups' | 'groupRoles'>,
): SandboxUser => ({
  id: `user-${token}`,
  nickname: '',
  name,
  emails: [{ email: `${token}@equipe.example`, preferred: true }],
  emailPreferred: `${token}@equipe.example`,
  phone: '11955500200',
  cpf,
  companyCnpj: '',
  ...more,
});

/** One user for each group of roles (spec roles#roles), and one with every role. */
const STAFF: Record<string, SandboxUser> = {
  equipe: staff('equipe', 'Equipe Completa', '11144477735', {
    roles: [...ROLES],
    groups: ['OFFER', 'WCD', 'MOPAR', 'JEEP_NATION'],
    groupRoles: ['NATIONAL', 'ROLE_ADMIN'],
  }),
  vendas: staff('vendas', 'Vera Salgado', '52998224725', {
    roles: ['user_dealer', 'dealer_manager'],
    groups: ['WCD'],
  }),
  /** A new seller, whom nobody has assigned to a dealer yet. */
  novato: staff('novato', 'Nuno Vatapá', '29537995593', { roles: ['user_dealer'] }),
  ofertas: staff('ofertas', 'Otávio Ferraz', '15350946056', {
    roles: ['offer_admin'],
    groups: ['OFFER'],
    groupRoles: ['NATIONAL'],
  }),
  regional: staff('regional', 'Regina Lousada', '40532176871', {
    roles: ['offer_admin', 'regional_manager'],
    groups: ['OFFER'],
    groupRoles: ['REGIONAL', 'ZONE', 'DEALER_GROUP'],
  }),
  mopar: staff('mopar', 'Moacir Pardal', '86288366757', {
    roles: ['partner_admin', 'partner_owner', 'dms'],
    groups: ['MOPAR'],
    groupRoles: ['ROLE_REGIONAL', 'ROLE_ADMIN'],
  }),
  nation: staff('nation', 'Nádia Tonelli', '71428793860', {
    roles: ['partner_admin', 'voucher_admin', 'event_admin'],
    groups: ['JEEP_NATION'],
    groupRoles: ['ROLE_ADMIN'],
  }),
  reparador: staff('reparador', 'Renato Parada', '87748248800', { roles: ['repairman', 'inspector'] }),
  sistemas: staff('sistemas', 'Silvia Temer', '93541134780', {
    roles: [
      'integration_error_manager',
      'cache_manager',
      'manual_admin',
      'dealer_blocker',
      'user_admin',
      'user_creator',
      'service_admin',
      'external_application_admin',
    ],
  }),
};

/**
 * Users that can be signed in: the key is the value of the session cookie. Fictional people; their documents have valid
 * check digits.
 */
export const USERS: Record<string, SandboxUser> = {
  /** A person whose nickname and preferred e-mail have precedence (spec leads#prefilling). */
  ana: {
    id: 'user-ana',
    roles: CUSTOMER,
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
    agreements: [{ type: 'PRIVACY', acceptedAt: '2025-03-10T12:00:00.000Z', outdatedAt: '' }],
  },
  /** A person with a company, without nickname and preferred e-mail. */
  bruno: {
    id: 'user-bruno',
    roles: CUSTOMER,
    nickname: '',
    name: 'Bruno Teles Farias',
    emails: [{ email: 'bruno@frota.example', preferred: false }],
    emailPreferred: 'bruno.teles@frota.example',
    phone: '31955500102',
    cpf: '98765432100',
    companyCnpj: '11222333000181',
  },
  /** An Argentine: the cpf field contains the DNI. */
  sofia: {
    id: 'user-sofia',
    roles: CUSTOMER,
    nickname: 'Sofía Paz',
    name: 'Sofía Belén Paz Duarte',
    emails: [{ email: 'sofia.paz@correo.example', preferred: true }],
    emailPreferred: 'sofia.paz@correo.example',
    phone: '1155550103',
    cpf: '20111222',
    companyCnpj: '',
  },
  ...STAFF,
};
