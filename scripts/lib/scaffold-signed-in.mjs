/** Makes a new widget one for signed-in visitors, or for staff with a role: access, purpose, a session in its tests and stories. */

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

/**
 * Who can use the widget, and the sandbox's user who can. role: of the single sign-on; any account without one.
 * @typedef {{ user: string, role?: string }} Users
 */

/** The sandbox's customer, and its user with every role. */
const CUSTOMER = 'ana';
const STAFF = 'equipe';

/** @param {string} path @param {string} text @param {string} name @param {Users} users @returns {string} */
function fileOf(path, text, name, { user, role }) {
  if (path.endsWith('/element.ts'))
    return insertBefore(
      text,
      '  island: ()',
      `  access: ${role ? `{ anyRole: ['${role}'] }` : '{}'},\n  guard: () => import('#features/session/access/guarded-view'),\n`,
    );
  if (COMPONENT.test(path)) {
    const exported =
      "/** What the visitor gets by signing in. */\nexport const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };\n\n";
    return insertBefore(text, '/** Loads the ', exported);
  }
  const [, language = ''] = /^widgets\/[\w-]+\/messages\.([\w-]+)\.ts$/.exec(path) ?? [];
  if (PURPOSE[language]) return insertBefore(text, '\n};', `\n  purpose: '${PURPOSE[language]}',`);
  if (path.endsWith('/budget.json')) return budget(text);
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

/** Requests that guarded-view.tsx adds to a page, at most; its bytes are shared. */
const GUARD = { usable: 4, used: 3, beside: 2 };

/** A widget for signed-in visitors has a state more, and loads the session. @param {string} text */
function budget(text) {
  const guard = 'src/features/session/access/guarded-view.tsx';
  const { size: _, ...parts } = JSON.parse(text);
  const all = Object.entries(parts).map(([part, { requests, sources = [], ...own }]) => {
    const files = part === 'beside' ? {} : { sources: [...sources, guard] };
    const more = GUARD[/** @type {keyof typeof GUARD} */ (part)];
    return [part, { ...own, requests: requests + more, ...files }];
  });
  return `${JSON.stringify({ size: 'medium', ...Object.fromEntries(all) }, null, 2)}\n`;
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
 * @param {string} [role] that a member of staff must have; any account can use it without one
 * @returns {Map<string, string>}
 */
export function signedIn(files, name, role) {
  const users = role ? { user: STAFF, role } : { user: CUSTOMER };
  return new Map([...files].map(([path, text]) => [path, fileOf(path, text, name, users)]));
}
