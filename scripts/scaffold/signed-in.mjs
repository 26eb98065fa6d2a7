/** Makes a new widget one for signed-in visitors, or for staff: access, purpose, a session in its tests and stories. */

const COMPONENT = /^widgets\/[\w-]+\/[A-Z]\w+\.tsx$/;

/** Its purpose by language, beside the way to sign in. @type {Record<string, string>} */
const PURPOSE = {
  'pt-BR': 'Entre na sua conta para usar esta área.',
  'es-AR': 'Ingresá a tu cuenta para usar esta área.',
};

/** @param {string} text @param {string} before @param {string} added @returns {string} throws if the place is not there once */
function insertBefore(text, before, added) {
  const parts = text.split(before);
  if (parts.length !== 2) throw new TypeError(`expected once in the template: ${before}`);
  return parts.join(added + before);
}

/** @typedef {'signed-in' | 'staff'} Audience who can use a widget that is not for everybody */

/** The sandbox's customer, and its user with every role. */
const CUSTOMER = 'ana';
const STAFF = 'equipe';

/** @param {string} path @param {string} text @param {string} name @param {Audience} audience @returns {string} */
function fileOf(path, text, name, audience) {
  const isStaff = audience === 'staff';
  const user = isStaff ? STAFF : CUSTOMER;
  if (isStaff && path.endsWith('/attributes.ts'))
    return text
      .replace('import { heading }', 'import { heading, roles }')
      .replace('  heading,\n', '  heading,\n  roles,\n');
  if (path.endsWith('/element.ts'))
    return insertBefore(
      text,
      '  island: ()',
      `  access: ${isStaff ? '{ staff: true }' : '{}'},\n  guard: () => import('#features/session/access/guarded-view'),\n`,
    );
  if (COMPONENT.test(path)) {
    const exported =
      "/** What the visitor gets by signing in. */\nexport const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };\n\n";
    return insertBefore(text, '/** Loads the ', exported);
  }
  if (/^widgets\/[\w-]+\/messages\.ts$/.test(path)) {
    const [portuguese = '', spanish = ''] = text.split('const es');
    const withPurpose = (/** @type {string} */ part, /** @type {string} */ purpose) =>
      insertBefore(part, '\n};', `\n  purpose: '${purpose}',`);
    return [
      withPurpose(portuguese, PURPOSE['pt-BR'] ?? ''),
      withPurpose(spanish, PURPOSE['es-AR'] ?? ''),
    ].join('const es');
  }
  if (path.startsWith('stories/')) return stories(text, name, user);
  if (path.endsWith('/main-job.ts')) return mainJob(text, name, user);
  if (path.endsWith('.spec.ts'))
    return insertBefore(
      text.replace(
        'import { expect, ',
        "import { hasSession } from '../../lib/main-job';\nimport { expect, ",
      ),
      "  await open('/lone/');",
      user === CUSTOMER ? '  await hasSession(page);\n' : `  await hasSession(page, '${user}');\n`,
    );
  return text;
}

/** @param {string} text @param {string} name @param {string} user */
function stories(text, name, user) {
  const signedIn = insertBefore(
    text,
    '};\nexport default meta;',
    `  parameters: { vitrine: { user: '${user}' } },\n`,
  );
  return `${signedIn}
export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-${name}');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('${PURPOSE['pt-BR']}')).toBeVisible();
  }),
};
`;
}

/** @param {string} text @param {string} name @param {string} user */
const mainJob = (text, name, user) =>
  text
    .replace('import { type MainJob,', 'import { type MainJob, signIn,')
    .replace(
      '  steps: [',
      user === CUSTOMER
        ? `  steps: [signIn('vt-${name}'), `
        : `  user: '${user}',\n  steps: [signIn('vt-${name}', '${user}'), `,
    );

/**
 * @param {Map<string, string>} files @param {string} name
 * @param {Audience} audience
 * @returns {Map<string, string>}
 */
export function signedIn(files, name, audience) {
  return new Map([...files].map(([path, text]) => [path, fileOf(path, text, name, audience)]));
}
