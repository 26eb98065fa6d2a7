/** What authors read about a widget, in Portuguese; the definitions' own comments are for developers. */
export interface WidgetTexts {
  about: string;
  attributes: Record<string, string>;
  events?: Record<string, string>;
  slots?: Record<string, string>;
  parts?: Record<string, string>;
}

/** What every island has. */
const COMMON: Required<Omit<WidgetTexts, 'about'>> = {
  attributes: {
    load: 'Quando o widget começa: ao abrir a página (eager), perto da tela (visible), com o navegador livre (idle) ou ao primeiro toque (interaction).',
  },
  events: {},
  slots: { '': 'Aparece até o widget ficar pronto, e no lugar dele quando não puder funcionar.' },
  parts: {
    root: 'O widget inteiro.',
    field: 'Rótulo, entrada e mensagem de um campo.',
    input: 'A entrada de um campo.',
    error: 'A mensagem de um campo.',
    button: 'O botão principal.',
    dialog: 'A janela sobre a página.',
  },
};

const files = import.meta.glob<WidgetTexts>('../texts/*.ts', { eager: true, import: 'texts' });

/** A widget's texts with those that all share; what nobody translated is absent. */
export function textsOf(tag: string): WidgetTexts {
  const own = files[`../texts/${tag.replace(/^vt-/, '')}.ts`];
  return {
    about: own?.about ?? '',
    attributes: { ...COMMON.attributes, ...own?.attributes },
    events: { ...own?.events },
    slots: { ...COMMON.slots, ...own?.slots },
    parts: { ...COMMON.parts, ...own?.parts },
  };
}
