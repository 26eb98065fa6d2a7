import type { WidgetInfo } from '#demo-pages/embed/choices/manifest';

type Life = Pick<WidgetInfo, 'since' | 'deprecated'>;

/** As scripts/generate/attributes.mjs writes it. */
const DEPRECATED = /^Since (\S+?)(?:; use (\S+))?\.(?: |$)/;

/** Returns what authors read of something deprecated before its text; empty if it is not. */
export function deprecatedText({ deprecated }: Pick<Life, 'deprecated'>): string {
  if (!deprecated) return '';
  const [, since, use] = DEPRECATED.exec(deprecated) ?? [];
  return `Obsoleto desde a versão ${since}${use ? `; use ${use}` : ''}.`;
}

/** Returns a text with what authors read of its age: since when it is there, if later than its widget, and its end. */
export function withLife(text: string, life: Life, widget: Pick<Life, 'since'>): string {
  const since = life.since === widget.since ? '' : `Desde a versão ${life.since}.`;
  return [deprecatedText(life), text, since].filter(Boolean).join(' ');
}
