import type { WidgetInfo } from '#demo-pages/embed/choices/manifest';

type Access = WidgetInfo['metadata']['access'];

const OTHERS = {
  hidden: 'Quem não entrou na conta, ou não tem essa permissão, não vê nada no lugar do widget.',
  refused: 'Quem entrou sem essa permissão lê que a conta não tem acesso.',
  'read-only': 'Quem entrou sem essa permissão pode consultar, mas não alterar.',
};

/** Returns who can use a widget, in a few words for a table. */
export function whoCanUse(access: Access): string {
  if (!access) return 'Qualquer visitante';
  const { anyRole, group, anyGroupRole } = access;
  const rights = [
    anyRole && `o papel ${anyRole.join(' ou ')}`,
    group && `o grupo ${group}`,
    anyGroupRole && `o papel de grupo ${anyGroupRole.join(' ou ')}`,
  ].filter(Boolean);
  return ['Quem entrou na conta', rights.length > 0 && `com ${rights.join(' e ')}`].filter(Boolean).join(' ');
}

/** Returns who can use a widget and what the others see, in sentences for its documentation page. */
export function accessText(access: Access): string {
  if (!access) return `${whoCanUse(access)} pode usar este widget.`;
  const { anyRole, group, anyGroupRole, otherwise } = access;
  const others = [
    otherwise !== 'hidden' && 'Quem não entrou lê para que o widget serve e pode entrar.',
    (anyRole || group || anyGroupRole || otherwise === 'hidden') && OTHERS[otherwise],
  ];
  return [
    `${whoCanUse(access)} pode usar este widget.`,
    ...others,
    'O widget só decide o que mostra: quem permite ou recusa cada operação é o servidor.',
  ]
    .filter(Boolean)
    .join(' ');
}
