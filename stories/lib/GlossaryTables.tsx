import { Data } from './docs-parts';
import { CONVENTIONS, EXCEPTIONS, GLOSSARY, type Term } from './glossary';

const never = ({ never: words }: Term) => (
  <>
    {(['pt-BR', 'es-AR'] as const).map(
      (language) =>
        words?.[language] && (
          <div key={language}>
            <small>{language === 'pt-BR' ? 'português' : 'espanhol'}:</small> {words[language].join('; ')}
          </div>
        ),
    )}
  </>
);

/** A table of terms for each subject. */
export const Glossary = () => (
  <>
    {Object.entries(GLOSSARY).map(([subject, terms]) => (
      <Data
        key={subject}
        title={subject}
        columns={['Termo', 'Português', 'Espanhol', 'Nunca']}
        rows={terms.map((term) => [
          <code key="term">{term.term}</code>,
          term['pt-BR'],
          <span key="es" lang="es-AR">
            {term['es-AR']}
          </span>,
          never(term),
        ])}
      />
    ))}
  </>
);

export const Conventions = () => (
  <ul>
    {CONVENTIONS.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

export const Exceptions = () => (
  <Data
    columns={['Texto', 'Idioma', 'Fonte ou motivo']}
    rows={EXCEPTIONS.map(({ text, language, source }) => [
      <span key="text" lang={language}>
        {text}
      </span>,
      language,
      source,
    ])}
  />
);
