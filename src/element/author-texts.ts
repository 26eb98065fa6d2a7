/** Texts about a widget for content authors, in one language: widgets/NAME/author.LANGUAGE.ts. No widget loads them. */
export interface AuthorTexts {
  /** What the widget is, in a few words, for lists. */
  title: string;
  /** The first content between the tags, as HTML: it serves the visitor if the widget cannot. */
  children: string;
  /** What it does; the first sentence stands alone. */
  about: string;
  attributes: Readonly<Record<string, string>>;
  slots?: Readonly<Record<string, string>>;
}

/** Also the texts of the widget's documentation page, which is in Portuguese. */
export interface DocumentedTexts extends AuthorTexts {
  events?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
}
