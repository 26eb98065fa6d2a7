import { expect, waitFor } from 'storybook/test';
import { guardedView } from '#features/session/access/guarded-view';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { rejectToken } from '#page/session/session';
import { TextField } from '#ui/core/fields';
import { useHost } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { Button } from '#ui/parts/Button';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit, put } from '../lib/Kit';
import type { PageSetup } from '../lib/page-setup';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Sign-in',
  parameters: aboutKit('O que vê quem entrou na conta, quem não entrou e quem não tem permissão.'),
};
export default meta;

const WORDS = {
  'pt-BR': {
    purpose: 'Entre na sua conta para acompanhar os seus pedidos e responder à concessionária.',
    heading: 'Mensagem para a concessionária',
    label: 'Mensagem',
    send: 'Enviar',
  },
  'es-AR': {
    purpose: 'Ingresá a tu cuenta para seguir tus pedidos y responderle al concesionario.',
    heading: 'Mensaje para el concesionario',
    label: 'Mensaje',
    send: 'Enviar',
  },
};
const TYPED = 'Posso buscar o carro na sexta?';

/** What a signed-in visitor uses: a field with something to lose. */
function Draft() {
  const { language } = useHost();
  const form = useForm<{ message: string }>({ initial: {}, check: async () => ({}), send: async () => {} });
  const messages = WORDS[language];
  return (
    <div>
      <h3>{messages.heading}</h3>
      <TextField form={form} name="message" label={messages.label} />
      <Button>{messages.send}</Button>
    </div>
  );
}

function Gate() {
  const { language } = useHost();
  return (
    <SignInGate purpose={WORDS[language].purpose}>
      <Draft />
    </SignInGate>
  );
}

const purposes = { 'pt-BR': WORDS['pt-BR'].purpose, 'es-AR': WORDS['es-AR'].purpose };
const Refusing = guardedView(Draft, { staff: true }, purposes);

/** The page of a story, with a sign-in. */
const withSignIn = (text: string, page: PageSetup = {}) =>
  about(text, { metadata: { 'sign-in': '/entrar' }, ...page });

/** A service refuses the session, as the transport reports it. */
function expire(): void {
  rejectToken();
  document.dispatchEvent(new Event('vt-session-expired', { bubbles: true }));
}

export const Anonymous: KitStory = {
  name: 'Sem sessão',
  parameters: withSignIn('Para que serve, e o caminho para entrar, que volta a esta página.'),
  render: kit(() => <Gate />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getByText, queryByLabelText } = await insideKit(canvasElement);
    await expect(getByText(WORDS['pt-BR'].purpose)).toBeVisible();
    const link = getByRole<HTMLAnchorElement>('link', { name: 'Entrar na minha conta' });
    await expect(new URL(link.href).searchParams.get('returnUrl')).toBe(location.href);
    await expect(queryByLabelText('Mensagem')).toBeNull();
  }),
};

export const SignedIn: KitStory = {
  name: 'Com sessão',
  parameters: withSignIn('O conteúdo, sem nada a mais.', { user: 'ana' }),
  render: kit(() => <Gate />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, queryByRole } = await insideKit(canvasElement);
    await expect(await findByLabelText('Mensagem')).toBeVisible();
    await expect(queryByRole('link')).toBeNull();
  }),
};

export const Expired: KitStory = {
  name: 'A sessão terminou',
  parameters: withSignIn('O que foi digitado fica; o caminho para entrar abre em nova aba.', {
    user: 'ana',
  }),
  render: kit(() => <Gate />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole, findByText } = await insideKit(canvasElement);
    const field = await findByLabelText<HTMLInputElement>('Mensagem');
    put(field, TYPED);
    expire();
    const link = await findByRole('link', { name: 'Entrar na minha conta (abre em nova aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(await findByText(/^Sua sessão terminou/)).toBeVisible();
    await expect(field).toHaveValue(TYPED);
    await expect(root.contains(field)).toBe(true);
  }),
};

export const Resumed: KitStory = {
  name: 'De volta, depois de entrar de novo',
  parameters: withSignIn('Continua de onde parou, com o que foi digitado.', { user: 'ana' }),
  render: kit(() => <Gate />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, findByRole, findByText } = await insideKit(canvasElement);
    const field = await findByLabelText<HTMLInputElement>('Mensagem');
    put(field, TYPED);
    expire();
    await findByRole('link');
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = 'vitrine_session=ana; path=/';
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    await expect(await findByText(/Continue de onde parou/)).toBeVisible();
    await expect(field).toHaveValue(TYPED);
    await waitFor(() => expect(focusedIn(root)).toHaveClass('signed-in-area'));
  }),
};

export const Refused: KitStory = {
  name: 'Sem o papel necessário',
  parameters: withSignIn('A conta não tem permissão; o conteúdo não aparece.', { user: 'ana' }),
  render: kit(() => <Refusing />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, queryByLabelText } = await insideKit(canvasElement);
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
    await expect(queryByLabelText('Mensagem')).toBeNull();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: withSignIn('A sessão de quem usa em espanhol terminou.', { user: 'sofia' }),
  render: kit(() => <Gate />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByLabelText, findByText } = await insideKit(canvasElement);
    const field = await findByLabelText<HTMLInputElement>('Mensaje');
    put(field, '¿Puedo retirarlo el viernes?');
    expire();
    await expect(await findByText(/^Tu sesión terminó/)).toBeVisible();
    await expect(field).toHaveValue('¿Puedo retirarlo el viernes?');
  }),
};
