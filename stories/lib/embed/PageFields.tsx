import { BRAND_PAGES } from '../../../demo-pages/pages/brands';
import { BRANDS, type Brand, type Country, type Language } from '../../../src/domain/core/brands';
import { METADATA } from '../metadata';
import { type Embed, neededMetadata, tagsOf } from './embed';
import { Select, TextInput } from './Field';
import { translateWidget } from './starters';

interface PageProps {
  embed: Embed;
  onChange(change: Partial<Embed>): void;
}

const BRAND_OPTIONS = BRANDS.map((brand) => [brand, BRAND_PAGES[brand].label] as const);
const COUNTRY_OPTIONS = [
  ['BR', 'Brasil'],
  ['AR', 'Argentina'],
] as const;
const LANGUAGE_OPTIONS = [
  ['pt-BR', 'Português'],
  ['es-AR', 'Espanhol'],
] as const;

/** Brand, country and language of the page. The language follows the country, and can be changed. */
export function PageFields({ embed, onChange }: PageProps) {
  const speak = (language: Language) => ({
    language,
    widgets: embed.widgets.map((widget) => translateWidget(widget, embed.language, language)),
  });
  return (
    <div className="vt-embed-row">
      <Select
        id="embed-brand"
        label="Marca"
        value={embed.brand}
        options={BRAND_OPTIONS}
        onChange={(brand) => onChange({ brand: brand as Brand })}
      />
      <Select
        id="embed-country"
        label="País"
        value={embed.country}
        options={COUNTRY_OPTIONS}
        onChange={(country) =>
          onChange({ country: country as Country, ...speak(country === 'AR' ? 'es-AR' : 'pt-BR') })
        }
      />
      <Select
        id="embed-language"
        label="Idioma"
        value={embed.language}
        options={LANGUAGE_OPTIONS}
        onChange={(language) => onChange(speak(language as Language))}
      />
    </div>
  );
}

const SERVICES =
  'Escreva {service} no lugar do nome do serviço. Na prévia respondem serviços simulados; nada é enviado.';

const textOf = (name: string): string =>
  name === 'services' ? SERVICES : (METADATA[name as keyof typeof METADATA]?.text ?? '');

/** The address of the script, and the metadata that the chosen widgets need. */
export function AddressFields({ embed, onChange }: PageProps) {
  return (
    <>
      <TextInput
        id="embed-script"
        label="Endereço do script"
        type="url"
        hint="Onde o seu site publica o vitrine.js."
        value={embed.script}
        onChange={(script) => onChange({ script })}
      />
      {neededMetadata(tagsOf(embed)).map((name) => (
        <TextInput
          key={name}
          id={`embed-${name}`}
          label={<code>vitrine:{name}</code>}
          hint={textOf(name)}
          value={embed.metadata[name] ?? ''}
          onChange={(text) => onChange({ metadata: { ...embed.metadata, [name]: text } })}
        />
      ))}
    </>
  );
}
