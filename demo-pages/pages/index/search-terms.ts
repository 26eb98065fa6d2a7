/** Words by which the search of the index finds a widget, besides those of its pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuthorTexts } from '#element/author-texts';
import { TASK_WORDS } from './task-words';

const ROOT = `${dirname(fileURLToPath(import.meta.url))}/../../../`;
/** Written by `npm run generate`. */
const MANIFEST = `${ROOT}.cache/generated/custom-elements.json`;

const firstSentence = (text = '') => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

const names = readdirSync(`${ROOT}widgets`).filter((name) =>
  existsSync(`${ROOT}widgets/${name}/author.es-AR.ts`),
);
/** The tags of all widgets. */
export const WIDGETS: readonly string[] = names.map((name) => `vt-${name}`);

const texts = new Map<string, string>();
for (const name of names) {
  const modules: { texts: AuthorTexts }[] = await Promise.all([
    import(`../../../widgets/${name}/author.pt-BR.ts`),
    import(`../../../widgets/${name}/author.es-AR.ts`),
  ]);
  texts.set(
    `vt-${name}`,
    modules.map(({ texts: { title, about } }) => `${title} ${firstSentence(about)}`).join(' '),
  );
}

interface Declaration {
  tagName: string;
  description: string;
}
let english: Map<string, string> | undefined;
/** The definitions' own descriptions, without the references to the specification. */
function englishOf(tag: string): string {
  if (!english) {
    const { modules }: { modules: { declarations: Declaration[] }[] } = JSON.parse(
      readFileSync(MANIFEST, 'utf8'),
    );
    english = new Map(
      modules.flatMap(({ declarations }) =>
        declarations.map(({ tagName, description }) => [
          tagName,
          firstSentence(description).replace(/\s*\(spec [^)]*\)/, ''),
        ]),
      ),
    );
  }
  return english.get(tag) ?? '';
}

/** Returns a widget's tag, its title and purpose in Portuguese and Spanish, its purpose in English, and what one does with it. */
export const searchTerms = (tag: string): string =>
  [tag, texts.get(tag), englishOf(tag), TASK_WORDS[tag]].join(' ');
