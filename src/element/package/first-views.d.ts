/** The views of all widgets and what renders them, as the build joins them (scripts/build/server-entry.mjs). */
declare module 'vitrine:first-views' {
  interface Request {
    tag: string;
    attributes: Readonly<Record<string, string>>;
    settings: Readonly<Record<string, string>>;
    nonce?: string | undefined;
    stylesheet?: string | undefined;
  }
  export function firstView(request: Request): string | undefined;
  export function firstViewCss(tag: string): string | undefined;
  export function escapeHtml(text: string): string;
}
