import type { WidgetInfo } from '#demo-pages/embed/choices/manifest';

type Access = WidgetInfo['metadata']['access'];

/** Returns who can use a widget, in a few words for a table. */
export const whoCanUse = (access: Access): string =>
  access ? `Quem entrou na conta${access.staff ? ' com um papel da equipe' : ''}` : 'Qualquer visitante';

/** Returns who can use a widget and what the others see, in sentences for its documentation page. */
export function accessText(access: Access): string {
  if (!access) return `${whoCanUse(access)} pode usar este widget.`;
  return [
    `${whoCanUse(access)} pode usar este widget.`,
    'Quem não entrou lê para que o widget serve e pode entrar.',
    access.staff && 'Quem entrou sem um papel da equipe lê que a conta não tem acesso.',
    'O widget só decide o que mostra: quem permite ou recusa cada operação é o servidor.',
  ]
    .filter(Boolean)
    .join(' ');
}
