import { useLayoutEffect, useRef, useState } from 'react';
import { BRANDS, type Brand, LANGUAGES, type Language } from '#domain/core/brands';
import { brand as pageBrand, language as pageLanguage } from '#page/core/metadata';
import { type Host, HostContext, useHost } from '#ui/core/host-context';
import { sheetOf } from '#ui/core/styles';
import { BRAND_TOKENS, tokenCss } from '#ui/core/tokens';
import { Codes } from './Codes';
import { Colors } from './Colors';
import { Content } from './Content';
import { FieldsGroup } from './FieldsGroup';
import css from './gallery.css?inline';
import { Icons } from './Icons';
import { Media } from './Media';
import { Movement } from './Movement';
import { Questions } from './Questions';
import { StaffEditor } from './StaffEditor';
import { StaffFields } from './StaffFields';
import { StaffPieces } from './StaffPieces';
import { States } from './States';

export const styles = css;

const words = {
  'pt-BR': {
    brand: 'Marca',
    language: 'Idioma',
    groups: 'Grupos',
    languages: { 'pt-BR': 'Português', 'es-AR': 'Español' },
    colors: 'Cores e botões',
    fields: 'Campos',
    movement: 'Caminhos',
    content: 'Conteúdo',
    icons: 'Ícones e desenhos',
    states: 'Estados e mensagens',
    media: 'Câmera e papel',
    codes: 'Códigos e presentes',
    questions: 'Perguntas',
    staffPieces: 'Lotes, listas e conteúdos',
    staffFields: 'Campos da equipe',
    staffEditor: 'Editar e confirmar',
  },
  'es-AR': {
    brand: 'Marca',
    language: 'Idioma',
    groups: 'Grupos',
    languages: { 'pt-BR': 'Português', 'es-AR': 'Español' },
    colors: 'Colores y botones',
    fields: 'Campos',
    movement: 'Caminos',
    content: 'Contenido',
    icons: 'Íconos y dibujos',
    states: 'Estados y mensajes',
    media: 'Cámara y papel',
    codes: 'Códigos y regalos',
    questions: 'Preguntas',
    staffPieces: 'Lotes, listas y contenidos',
    staffFields: 'Campos del equipo',
    staffEditor: 'Editar y confirmar',
  },
};

const GROUPS = [
  ['colors', Colors],
  ['fields', FieldsGroup],
  ['movement', Movement],
  ['content', Content],
  ['icons', Icons],
  ['states', States],
  ['media', Media],
  ['codes', Codes],
  ['questions', Questions],
  ['staffPieces', StaffPieces],
  ['staffFields', StaffFields],
  ['staffEditor', StaffEditor],
] as const;

/** Returns a parameter of the page's address, so that a view of the gallery can be shared. */
const asked = <T extends string>(name: string, known: readonly T[]): T | undefined =>
  known.find((one) => one === new URLSearchParams(location.search).get(name));

/** Sets the page's metadata and loads its messages; components mounted later use both. */
function tellPage(brand: Brand, language: Language): void {
  const all = { brand, language, country: language === 'es-AR' ? 'AR' : 'BR' };
  for (const [name, content] of Object.entries(all)) {
    document.head.querySelector(`meta[name="vitrine:${name}"]`)?.setAttribute('content', content);
  }
  const messages = document.querySelector('[data-vitrine="popups"]')?.shadowRoot;
  if (messages) messages.adoptedStyleSheets = messages.adoptedStyleSheets.with(1, tokensOf(brand));
}

const tokensOf = (brand: Brand): CSSStyleSheet => sheetOf(tokenCss(BRAND_TOKENS[brand]));

/** Every component of the kit in every state, in any brand and language. */
export default function Gallery() {
  const host = useHost();
  const [brand, setBrand] = useState(() => asked('brand', BRANDS) ?? pageBrand() ?? 'fiat');
  const [language, setLanguage] = useState(() => asked('language', LANGUAGES) ?? pageLanguage());
  const top = useRef<HTMLDivElement>(null);
  const texts = words[language];

  useLayoutEffect(() => {
    const root = host.element.shadowRoot;
    // The base sheet is the first, the brand's tokens the second.
    if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.with(1, tokensOf(brand));
    tellPage(brand, language);
  }, [host.element, brand, language]);

  const go = (id: string) => {
    const heading = top.current?.querySelector<HTMLElement>(`#${id}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  // The kit is built without the widgets: a code's picture stays empty here.
  const shown: Host = { ...host, language, loadNestedWidgets() {} };
  return (
    <HostContext.Provider value={shown}>
      <div className="gallery" lang={language} ref={top}>
        <div className="switches">
          <div>
            <label htmlFor="gallery-brand">{texts.brand}</label>
            <select
              className="input"
              id="gallery-brand"
              value={brand}
              onChange={(event) => setBrand(event.currentTarget.value as Brand)}
            >
              {BRANDS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="gallery-language">{texts.language}</label>
            <select
              className="input"
              id="gallery-language"
              value={language}
              onChange={(event) => setLanguage(event.currentTarget.value as Language)}
            >
              {LANGUAGES.map((name) => (
                <option key={name} value={name}>
                  {texts.languages[name]}
                </option>
              ))}
            </select>
          </div>
          <nav aria-label={texts.groups}>
            {GROUPS.map(([id]) => (
              <button className="link" key={id} type="button" onClick={() => go(id)}>
                {texts[id]}
              </button>
            ))}
          </nav>
        </div>
        {GROUPS.map(([id, Group]) => (
          <section className="group" key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {texts[id]}
            </h2>
            {/* A change of language resets each component, since its input was of the other country. */}
            <div className="specimens" key={language}>
              <Group />
            </div>
          </section>
        ))}
      </div>
    </HostContext.Provider>
  );
}
