import { BRANDS, type Brand, COUNTRIES, type Country, LANGUAGES, type Language } from '#domain/core/brands';
import { BRAND_PAGES } from '../../pages/brands';
import { type Embed, neededMetadata, tagsOf } from '../choices/embed';
import { translateWidget } from '../choices/starters';
import { useAuthorLanguage, useTexts } from '../texts/author-language';
import { metadata as es } from '../texts/metadata.es-AR';
import { metadata as pt } from '../texts/metadata.pt-BR';
import { Select, TextInput } from './Field';

interface PageProps {
  embed: Embed;
  onChange(change: Partial<Embed>): void;
}

const BRAND_OPTIONS = BRANDS.map((brand) => [brand, BRAND_PAGES[brand].label] as const);
const METADATA: Record<Language, Record<string, string>> = { 'pt-BR': pt, 'es-AR': es };

/** Brand, country and language of the page. The language follows the country, and can be changed. */
export function PageFields({ embed, onChange }: PageProps) {
  const texts = useTexts();
  const speak = (language: Language) => ({
    language,
    widgets: embed.widgets.map((widget) => translateWidget(widget, embed.language, language)),
  });
  return (
    <div className="vt-embed-row">
      <Select
        id="embed-brand"
        label={texts.brand}
        value={embed.brand}
        options={BRAND_OPTIONS}
        onChange={(brand) => onChange({ brand: brand as Brand })}
      />
      <Select
        id="embed-country"
        label={texts.country}
        value={embed.country}
        options={COUNTRIES.map((each) => [each, texts.countries[each]] as const)}
        onChange={(country) =>
          onChange({ country: country as Country, ...speak(country === 'AR' ? 'es-AR' : 'pt-BR') })
        }
      />
      <Select
        id="embed-language"
        label={texts.language}
        value={embed.language}
        options={LANGUAGES.map((each) => [each, texts.languages[each]] as const)}
        onChange={(language) => onChange(speak(language as Language))}
      />
    </div>
  );
}

/** The address of the script, and the metadata that the chosen widgets need. */
export function AddressFields({ embed, onChange }: PageProps) {
  const texts = useTexts();
  const meanings: Record<string, string> = { ...METADATA[useAuthorLanguage()], services: texts.services };
  return (
    <>
      <TextInput
        id="embed-script"
        label={texts.script}
        type="url"
        hint={texts.scriptHint}
        value={embed.script}
        onChange={(script) => onChange({ script })}
      />
      {neededMetadata(tagsOf(embed)).map((name) => (
        <TextInput
          key={name}
          id={`embed-${name}`}
          label={<code>vitrine:{name}</code>}
          hint={meanings[name]}
          value={embed.metadata[name] ?? ''}
          onChange={(text) => onChange({ metadata: { ...embed.metadata, [name]: text } })}
        />
      ))}
    </>
  );
}
