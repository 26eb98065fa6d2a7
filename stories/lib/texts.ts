/** The author documentation of a widget, in Portuguese. The comments of its definition are for developers. */
export interface WidgetTexts {
  about: string;
  attributes: Record<string, string>;
  events?: Record<string, string>;
  slots?: Record<string, string>;
  parts?: Record<string, string>;
}

/** Texts shared by all islands. */
const COMMON: Required<Omit<WidgetTexts, 'about'>> = {
  attributes: {
    load: 'Quando o widget carrega: ao abrir a página (eager), perto da tela (visible), com o navegador livre (idle) ou na primeira interação (interaction).',
  },
  events: {},
  slots: { '': 'Aparece enquanto o widget não está pronto, e no lugar dele se não puder funcionar.' },
  parts: {
    root: 'O widget inteiro.',
    field: 'Rótulo, controle e mensagem de um campo.',
    input: 'O controle de um campo.',
    error: 'A mensagem de um campo.',
    button: 'O botão principal.',
    dialog: 'A janela sobre a página.',
  },
};

const files = import.meta.glob<WidgetTexts>('../texts/*.ts', { eager: true, import: 'texts' });

/** Returns a widget's texts merged with the shared ones. A text without a translation is absent. */
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
